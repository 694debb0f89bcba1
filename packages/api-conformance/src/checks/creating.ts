import { randomUUID } from 'node:crypto';
import type { Check } from '../kit/check.ts';
import {
  expect,
  expectStatus,
  isSuccess,
  needId,
  needRole,
  needSuccess,
  shown,
  Skipped,
} from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import { creatableFor, creatables } from '../kit/creations.ts';
import type { Kit } from '../kit/kit.ts';
import type { KitOperation } from '../kit/operations.ts';
import { sampleBody } from '../kit/samples.ts';
import { idOf, numberOf } from '../kit/values.ts';
import { checkShape } from './shapes.ts';

const group = 'Creating and changing';
const rule = 'Repeats and conflicts';
const creating = creatables.map(({ create }) => create);
const updatable = creatables.flatMap(({ create, update }) => (update ? [create] : []));

interface Created {
  update: KitOperation | undefined;
  id: string;
  /** The version in the response; 0 without one. */
  version: number;
  path: string;
}

async function createSample({ creations }: Kit, operation: KitOperation): Promise<Created> {
  const response = needRole(await creations.create(operation));
  const id = needId(response);
  const version = numberOf(response.body, 'version') ?? 0;
  return { update: creatableFor(operation).update, id, version, path: creations.pathOf(operation, id) };
}

const creates: Check = {
  id: 'creating-creates',
  name: 'Creating answers with the status and the shape of the contract',
  group,
  rule,
  changes: true,
  about: creating,
  run: async ({ creations }, operation) => {
    const response = needRole(await creations.create(operation));
    expectStatus(response, operation.status ?? 200);
    await checkShape(operation, response.body);
  },
};

const once: Check = {
  id: 'creating-once',
  name: 'A repeat with the same Idempotency-Key creates nothing twice',
  group,
  rule,
  changes: true,
  about: creating,
  run: async ({ creations }, operation) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = needRole(await creations.create(operation, { headers }));
    const again = await creations.create(operation, { headers });
    const id = idOf(needSuccess(first).body);
    expect(isSuccess(again), `expected the first response again, got ${shown(again)}`);
    expect(idOf(again.body) === id, `expected the id ${id} again, got ${idOf(again.body)}`);
  },
};

const otherBody: Check = {
  id: 'creating-other-body',
  name: 'An Idempotency-Key that comes with another body is refused with 422',
  group,
  rule,
  changes: true,
  about: creating.filter((one) => !one.upload),
  run: async ({ creations }, operation) => {
    const headers = { 'idempotency-key': randomUUID() };
    const json = sampleBody(operation.body);
    needSuccess(needRole(await creations.create(operation, { headers, json })));
    const changed = Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${value}!` : value,
    ]);
    const again = { headers, json: Object.fromEntries(changed) };
    expectStatus(await creations.create(operation, again), 409, 422);
  },
};

async function sendUpdate({ member }: Kit, { update, path, version }: Created): Promise<KitResponse> {
  if (!update) throw new Skipped('the contract has no update');
  return member.caller.send({ method: 'PATCH', path, json: { ...sampleBody(update.body), version } });
}

const raisesVersion: Check = {
  id: 'creating-raises-version',
  name: 'An update with the version that was read succeeds, and raises the version',
  group,
  rule,
  changes: true,
  about: updatable,
  run: async (kit, operation) => {
    const created = await createSample(kit, operation);
    const response = await sendUpdate(kit, created);
    expectStatus(response, 200);
    const { version } = created;
    const next = numberOf(response.body, 'version') ?? 0;
    expect(next > version, `expected a version above ${version}, got ${next}`);
  },
};

const conflict: Check = {
  id: 'creating-conflict',
  name: 'An update with an old version is refused with 409',
  group,
  rule,
  changes: true,
  about: updatable,
  run: async (kit, operation) => {
    const created = await createSample(kit, operation);
    needSuccess(await sendUpdate(kit, created));
    expectStatus(await sendUpdate(kit, created), 409);
  },
};

const deletes: Check = {
  id: 'creating-deletes',
  name: 'What was deleted is 404 afterwards',
  group,
  rule,
  changes: true,
  about: creatables.flatMap((one) => (one.read ? [one.create] : [])),
  run: async (kit, operation) => {
    const { path, id } = await createSample(kit, operation);
    needSuccess(await kit.member.caller.send({ method: 'DELETE', path }));
    expectStatus(await kit.member.caller.send({ method: 'GET', path }), 404);
    kit.creations.forget(id);
  },
};

export const creatingChecks: readonly Check[] = [creates, once, otherBody, raisesVersion, conflict, deletes];
