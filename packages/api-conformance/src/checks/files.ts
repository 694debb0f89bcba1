import { fillPath } from '@mijn/domain/wire';
import type { Check } from '../kit/check.ts';
import { expect, expectStatus, isSuccess, Skipped } from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { type KitOperation, operations } from '../kit/operations.ts';

const group = 'Files and ranges';
const rule = 'Files';
const files = operations.filter(({ sends, needsSession }) => sends === 'file' && needsSession);

async function readFile({ ids }: Kit, operation: KitOperation): Promise<{ path: string; file: KitResponse }> {
  for (const params of await ids.paramsOf(operation)) {
    const path = fillPath<string>(operation.path, params);
    const file = await ids.read(path);
    if (isSuccess(file) && file.bytes.length > 0) return { path, file };
  }
  throw new Skipped('no row that was tried has such a file');
}

const safe: Check = {
  id: 'files-safe',
  name: 'A file is saved and never runs: attachment, nosniff and a sandbox',
  group,
  rule,
  about: files,
  run: async (kit, operation) => {
    const { headers } = (await readFile(kit, operation)).file;
    const disposition = headers.get('content-disposition') ?? '';
    expect(
      /^attachment;.*filename/iu.test(disposition),
      `expected Content-Disposition attachment with a name, got "${disposition}"`,
    );
    const sniff = headers.get('x-content-type-options') ?? '';
    expect(sniff.toLowerCase() === 'nosniff', `expected X-Content-Type-Options nosniff, got "${sniff}"`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(
      /(?:^|;)\s*sandbox/iu.test(policy),
      `expected Content-Security-Policy with sandbox, got "${policy}"`,
    );
  },
};

const range: Check = {
  id: 'files-range',
  name: 'A range of a file is 206 with those bytes',
  group,
  rule,
  about: files,
  run: async (kit, operation) => {
    const { path, file } = await readFile(kit, operation);
    const size = file.bytes.length;
    const [first, last] = [Math.floor(size / 4), Math.floor(size / 2)];
    const part = await kit.member.caller.send({
      method: 'GET',
      path,
      headers: { range: `bytes=${first}-${last}` },
    });
    expectStatus(part, 206);
    const sent = part.headers.get('content-range');
    expect(
      sent === `bytes ${first}-${last}/${size}`,
      `expected Content-Range bytes ${first}-${last}/${size}, got "${sent}"`,
    );
    const isSame = Buffer.compare(part.bytes, file.bytes.subarray(first, last + 1)) === 0;
    expect(isSame, 'expected the bytes of that range, got others');
  },
};

const afterEnd: Check = {
  id: 'files-after-end',
  name: 'A range after the end of a file is refused with 416',
  group,
  rule,
  about: files,
  run: async (kit, operation) => {
    const { path, file } = await readFile(kit, operation);
    const headers = { range: `bytes=${file.bytes.length}-` };
    expectStatus(await kit.member.caller.send({ method: 'GET', path, headers, isBodyIgnored: true }), 416);
  },
};

const notChanged: Check = {
  id: 'files-not-changed',
  name: 'A file that did not change is 304 for its ETag',
  group,
  rule,
  about: files,
  run: async (kit, operation) => {
    const { path, file } = await readFile(kit, operation);
    const tag = file.headers.get('etag') ?? '';
    expect(tag !== '', 'expected an ETag, got none');
    const headers = { 'if-none-match': tag };
    expectStatus(await kit.member.caller.send({ method: 'GET', path, headers, isBodyIgnored: true }), 304);
  },
};

export const fileChecks: readonly Check[] = [safe, range, afterEnd, notChanged];
