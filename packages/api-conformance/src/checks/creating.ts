import { randomUUID } from 'node:crypto';
import { type Check, expect, expectStatus, isSuccess, needSuccess, shown, Skipped } from '../kit/check.ts';
import type { KitAnswer } from '../kit/caller.ts';
import { type Creatable, creatableFor, creatables, rowPath } from '../kit/creations.ts';
import type { Kit } from '../kit/kit.ts';
import type { KitOperation } from '../kit/operations.ts';
import { sampleBody } from '../kit/samples.ts';
import { idOf, numberOf } from '../kit/values.ts';
import { checkShape } from './shapes.ts';

const group = 'Creating and changing';
const rule = 'decisions §2';
const creating = creatables.map(({ create }) => create);
const updatable = creatables.flatMap(({ create, update }) => (update ? [create] : []));

interface Created {
  creatable: Creatable;
  id: string;
  answer: KitAnswer;
  path: string;
}

/** Creates a sample. @throws Skipped if that does not succeed. */
async function createSample({ creations, association }: Kit, operation: KitOperation): Promise<Created> {
  const creatable = creatableFor(operation);
  const answer = await creations.create(creatable);
  if (answer.status === 403) throw new Skipped('the member lacks the role');
  const id = idOf(needSuccess(answer).body);
  if (id === undefined) throw new Skipped('the answer has no id');
  return { creatable, id, answer, path: rowPath(creatable.remove, { association_id: association.id }, id) };
}

const creates: Check = {
  name: 'Creating answers with the status and the shape of the contract',
  group,
  rule,
  changes: true,
  about: creating,
  run: async ({ creations }, operation) => {
    const answer = await creations.create(creatableFor(operation));
    if (answer.status === 403) throw new Skipped('the member lacks the role');
    expectStatus(answer, operation.status ?? 200);
    await checkShape(operation, answer.body);
  },
};

const once: Check = {
  name: 'A repeat with the same Idempotency-Key creates nothing twice',
  group,
  rule,
  changes: true,
  about: creating,
  run: async ({ creations }, operation) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await creations.create(creatableFor(operation), { headers });
    if (first.status === 403) throw new Skipped('the member lacks the role');
    const again = await creations.create(creatableFor(operation), { headers });
    const id = idOf(needSuccess(first).body);
    expect(isSuccess(again), `expected the first answer again, got ${shown(again)}`);
    expect(idOf(again.body) === id, `expected the id ${id} again, got ${idOf(again.body)}`);
  },
};

const otherBody: Check = {
  name: 'An Idempotency-Key that comes with another body is refused with 422',
  group,
  rule,
  changes: true,
  about: creating.filter((one) => !one.upload),
  run: async ({ creations }, operation) => {
    const headers = { 'idempotency-key': randomUUID() };
    const json = sampleBody(operation.body);
    const first = await creations.create(creatableFor(operation), { headers, json });
    if (first.status === 403) throw new Skipped('the member lacks the role');
    needSuccess(first);
    const changed = Object.entries(json).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${value}!` : value,
    ]);
    const again = { headers, json: Object.fromEntries(changed) };
    expectStatus(await creations.create(creatableFor(operation), again), 409, 422);
  },
};

/** Sends an update of a created row, by a version. */
async function sendUpdate(
  { member }: Kit,
  { creatable, path }: Created,
  version: number,
): Promise<KitAnswer> {
  const { update: operation } = creatable;
  if (!operation) throw new Skipped('the contract has no update');
  return member.caller.send({ method: 'PATCH', path, json: { ...sampleBody(operation.body), version } });
}

const raisesVersion: Check = {
  name: 'An update with the version that was read succeeds, and raises the version',
  group,
  rule,
  changes: true,
  about: updatable,
  run: async (kit, operation) => {
    const created = await createSample(kit, operation);
    const version = numberOf(created.answer.body, 'version') ?? 0;
    const answer = await sendUpdate(kit, created, version);
    expectStatus(answer, 200);
    const next = numberOf(answer.body, 'version') ?? 0;
    expect(next > version, `expected a version above ${version}, got ${next}`);
  },
};

const conflict: Check = {
  name: 'An update with an old version is refused with 409',
  group,
  rule,
  changes: true,
  about: updatable,
  run: async (kit, operation) => {
    const created = await createSample(kit, operation);
    const version = numberOf(created.answer.body, 'version') ?? 0;
    needSuccess(await sendUpdate(kit, created, version));
    expectStatus(await sendUpdate(kit, created, version), 409);
  },
};

const deletes: Check = {
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
