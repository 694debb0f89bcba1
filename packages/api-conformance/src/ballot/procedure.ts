import { randomUUID } from 'node:crypto';
import { checkShape } from '../checks/shapes.ts';
import type { Caller, KitResponse } from '../kit/caller.ts';
import { expect, expectStatus, isSuccess, needId, needSuccess } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import { fieldOf, idOf, listOf, numberOf } from '../kit/values.ts';
import { formOf, noteBallot } from './open-ballot.ts';
import { get, type Hall, post, type Rehearsal } from './rehearsal.ts';

const once = () => ({ 'idempotency-key': randomUUID() });

const setAdjournment = (caller: Caller, { meeting }: Hall, is_adjourned: boolean): Promise<KitResponse> =>
  caller.send({ method: 'PUT', path: `${meeting}/procedure/adjournment`, json: { is_adjourned } });

/** Opens a ballot that has to be refused. One that is opened is cancelled at the end. */
async function expectNoBallot(hall: Hall): Promise<void> {
  const response = await post(hall.chair, `${hall.meeting}/ballots`, formOf(hall, false, null), once());
  if (isSuccess(response)) noteBallot(hall, needId(response));
  expectStatus(response, 409);
}

const votesPresent = async ({ chair, meeting }: Hall): Promise<number> =>
  numberOf(needSuccess(await get(chair, `${meeting}/presence`)).body, 'votes_present') ?? Number.NaN;

async function adjourn(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const { kit, chair, owner } = hall;
  kit.atEnd(`${hall.meeting}/procedure`, async () => isSuccess(await setAdjournment(chair, hall, false)));
  await rehearsal.step('adjourn-role', async () =>
    expectStatus(await setAdjournment(owner, hall, true), 403),
  );
  await rehearsal.step('adjourn', async () => {
    const before = await votesPresent(hall);
    const response = await setAdjournment(chair, hall, true);
    expectStatus(response, 200);
    await checkShape(operationOf('procedure.setAdjournment'), response.body);
    expect(fieldOf(response.body, 'adjournment') !== null, 'expected an adjournment, got null');
    const after = await votesPresent(hall);
    expect(after === before, `expected ${before} votes present, got ${after}`);
  });
  await rehearsal.step('adjourn-no-ballot', async () => expectNoBallot(hall));
  await rehearsal.step('adjourn-resume', async () => {
    const response = await setAdjournment(chair, hall, false);
    expectStatus(response, 200);
    expect(fieldOf(response.body, 'adjournment') === null, 'expected no adjournment, got one');
  });
}

async function amend(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const { chair, owner, meeting, itemId: item_id } = hall;
  const motions = `${meeting}/motions`;
  const form = {
    item_id,
    kind: 'amendment',
    text: 'Test',
    wording: 'Test van de aansluiting',
    proposer: 'Test',
  };
  const withdraw = (id: string) => post(chair, `${motions}/${id}/withdraw`, { version: 1 });
  await rehearsal.step('motion-role', async () => {
    const response = await post(owner, motions, form, once());
    const id = isSuccess(response) ? idOf(response.body) : undefined;
    if (id !== undefined) await withdraw(id);
    expectStatus(response, 403);
  });
  const created = await post(chair, motions, form, once());
  const id = isSuccess(created) ? idOf(created.body) : undefined;
  await rehearsal.step('motion-create', async () => {
    expectStatus(created, 201);
    await checkShape(operationOf('motions.createMotion'), created.body);
  });
  if (id === undefined) return;
  hall.kit.stays.push(`${motions}/${id}`);
  await rehearsal.step('motion-first', async () => expectNoBallot(hall));
  await rehearsal.step('motion-withdraw', async () => {
    expectStatus(await withdraw(id), 200);
    const { body } = needSuccess(await get(owner, motions));
    const found = listOf(fieldOf(body, 'data')).find((motion) => idOf(motion) === id);
    const state = fieldOf(found, 'state');
    expect(state === 'withdrawn', `expected the state withdrawn, got ${String(state)}`);
  });
}

/** Adjourns the meeting and lets it go on, and enters an amendment that it withdraws. */
export async function holdProcedure(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  await adjourn(rehearsal, hall);
  await amend(rehearsal, hall);
}
