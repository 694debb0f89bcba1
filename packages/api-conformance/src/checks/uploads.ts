import type { Check } from '../kit/check.ts';
import { expect, expectStatus, needId, needRole, needSuccess, Skipped } from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import { creatables } from '../kit/creations.ts';
import type { Kit } from '../kit/kit.ts';
import { type KitOperation, operations } from '../kit/operations.ts';
import { formOf, sampleFile } from '../kit/samples.ts';
import { numberOf } from '../kit/values.ts';

const group = 'Uploads';
const rule = 'Files';
const uploads = creatables.map(({ create }) => create).filter((one) => one.upload);

function sampleOf({ file }: KitOperation): File {
  if (!file) throw new Skipped('the contract has no rules of the file');
  return sampleFile(file);
}

/** Uploads a file that is to be refused. What is accepted by mistake is deleted at the end. */
async function upload({ creations }: Kit, operation: KitOperation, file: File): Promise<KitResponse> {
  return needRole(await creations.create(operation, { form: formOf(file) }));
}

const disguised: Check = {
  id: 'uploads-disguised',
  name: 'A file that is not what its name says is refused with 415',
  group,
  rule,
  changes: true,
  about: uploads,
  run: async (kit, operation) => {
    const { name, type } = sampleOf(operation);
    const page = '<!doctype html><title>x</title><script>alert(1)</script>';
    expectStatus(await upload(kit, operation, new File([page], name, { type })), 415);
  },
};

const otherType: Check = {
  id: 'uploads-other-type',
  name: 'A file with another extension is refused with 415',
  group,
  rule,
  changes: true,
  about: uploads,
  run: async (kit, operation) => {
    const file = new File(['MZ'], 'conformance.exe', { type: 'application/octet-stream' });
    expectStatus(await upload(kit, operation, file), 415);
  },
};

const empty: Check = {
  id: 'uploads-empty',
  name: 'A file without bytes is refused with 422',
  group,
  rule,
  changes: true,
  about: uploads,
  run: async (kit, operation) => {
    const { name, type } = sampleOf(operation);
    expectStatus(await upload(kit, operation, new File([], name, { type })), 422);
  },
};

const tooLarge: Check = {
  id: 'uploads-too-large',
  name: 'A file above the limit is refused with 413, with the limit',
  group,
  rule,
  changes: true,
  about: uploads,
  run: async (kit, operation) => {
    const sample = sampleOf(operation);
    const limit = operation.file?.limit ?? 0;
    const rest = new Uint8Array(limit + 1 - sample.size);
    const response = await upload(
      kit,
      operation,
      new File([sample, rest], sample.name, { type: sample.type }),
    );
    expectStatus(response, 413);
    const sent = numberOf(response.body, 'params', 'limit');
    expect(sent === limit, `expected params.limit ${limit}, got ${sent}`);
  },
};

/** Returns the operation that downloads what an upload stored, with the same bytes. */
const downloadOf = ({ path }: KitOperation): KitOperation | undefined =>
  operations.find(
    (one) =>
      one.sends === 'file' &&
      /^\{\w+\}\/file$/u.test(one.path.slice(path.length + 1)) &&
      one.path.startsWith(`${path}/`),
  );

const sameBytes: Check = {
  id: 'uploads-same-bytes',
  name: 'An uploaded file comes back with the same bytes',
  group,
  rule,
  changes: true,
  about: uploads.filter((one) => downloadOf(one)),
  run: async (kit, operation) => {
    const file = sampleOf(operation);
    const id = needId(await upload(kit, operation, file));
    const path = `${kit.creations.pathOf(operation, id)}/file`;
    const response = needSuccess(await kit.member.caller.send({ method: 'GET', path }));
    const isSame = Buffer.compare(response.bytes, new Uint8Array(await file.arrayBuffer())) === 0;
    expect(
      isSame,
      `expected the ${file.size} bytes of the upload, got ${response.bytes.length} bytes that differ`,
    );
  },
};

export const uploadChecks: readonly Check[] = [disguised, otherType, empty, tooLarge, sameBytes];
