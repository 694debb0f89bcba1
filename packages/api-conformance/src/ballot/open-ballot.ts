import { randomUUID } from 'node:crypto';
import { checkShape } from '../checks/shapes.ts';
import type { Caller, KitResponse } from '../kit/caller.ts';
import { expect, expectStatus, isSuccess, needId, needSuccess, Skipped } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import { fieldOf, idOf, numberOf, rowsOf } from '../kit/values.ts';
import { get, type Hall, post, type Rehearsal } from './rehearsal.ts';
import { cast, choicesOf, newMarks, readBallot, readProgress, type Voter, voterOf } from './votes.ts';

/** The reason of an annulment, which members read. */
const REASON = 'Test van de aansluiting';

export const formOf = ({ itemId }: Hall, is_secret: boolean, public_key: string | null) => ({
  item_id: itemId,
  is_secret,
  public_key,
});

/** The totals of a secret ballot without votes. */
export const NO_VOTES = { votes_for: 0, votes_against: 0, votes_abstained: 0, options: [] };

/** The fields of an apartment that would tell what it votes. The kit enters nothing by show of hands where it looks at them. */
const TELLING = ['choice', 'option', 'vote', 'hand'];

export const annulBallot = (chair: Caller, path: string): Promise<KitResponse> =>
  post(chair, `${path}/annul`, { reason: REASON });

/** Remembers that a ballot was opened: at the end it is cancelled, or its result annulled, if nothing else did that. */
export function noteBallot({ kit, chair, meeting }: Hall, id: string): string {
  const path = `${meeting}/ballots/${id}`;
  kit.stays.push(path);
  kit.atEnd(path, async () => {
    const isOver = (response: KitResponse) => isSuccess(response) || response.status === 409;
    const response = await post(chair, `${path}/cancel`);
    return isSuccess(response) || (isOver(response) && isOver(await annulBallot(chair, path)));
  });
  return path;
}

/** A ballot that is open. */
export interface OpenedBallot {
  id: string;
  path: string;
}

/** Opens a ballot that is no check by itself. @throws Skipped */
export async function openAnother(hall: Hall): Promise<OpenedBallot> {
  const key = { 'idempotency-key': randomUUID() };
  const id = needId(await post(hall.chair, `${hall.meeting}/ballots`, formOf(hall, false, null), key));
  return { id, path: noteBallot(hall, id) };
}

/** Checks that the board reads of no apartment what it votes. */
export async function expectNothingTold({ chair }: Hall, path: string): Promise<void> {
  const { body } = needSuccess(await get(chair, `${path}/apartments`));
  await checkShape(operationOf('ballots.listBallotApartments'), body);
  const told = rowsOf(body).flatMap((row) => TELLING.filter((name) => (fieldOf(row, name) ?? null) !== null));
  expect(told.length === 0, `expected no vote of an apartment, got ${told[0]}`);
}

async function open(rehearsal: Rehearsal, hall: Hall): Promise<OpenedBallot> {
  const { chair, owner, meeting } = hall;
  const ballots = `${meeting}/ballots`;
  const form = formOf(hall, false, null);
  await rehearsal.step('ballot-open-role', async () => {
    const response = await post(owner, ballots, form, { 'idempotency-key': randomUUID() });
    const id = isSuccess(response) ? idOf(response.body) : undefined;
    if (id !== undefined) await post(chair, `${noteBallot(hall, id)}/cancel`);
    expectStatus(response, 403);
  });
  const key = { 'idempotency-key': randomUUID() };
  const opened = await rehearsal.step('ballot-open', async () => {
    const response = await post(chair, ballots, form, key);
    const id = isSuccess(response) ? idOf(response.body) : undefined;
    const path = id === undefined ? '' : noteBallot(hall, id);
    expectStatus(response, 201);
    await checkShape(operationOf('ballots.openBallot'), response.body);
    const state = fieldOf(response.body, 'state');
    expect(state === 'open', `expected the state open, got ${String(state)}`);
    return { id: needId(response), path };
  });
  if (!opened) throw new Skipped('no ballot could be opened');
  await rehearsal.step('ballot-open-once', async () => {
    const again = await post(chair, ballots, form, key);
    expect(idOf(again.body) === opened.id, `expected the ballot ${opened.id} again, got ${again.status}`);
  });
  await rehearsal.step('ballot-one-at-a-time', async () => {
    const other = await post(chair, ballots, form, { 'idempotency-key': randomUUID() });
    if (isSuccess(other)) noteBallot(hall, needId(other));
    expectStatus(other, 409);
  });
  return opened;
}

/** Votes, changes the vote, and repeats it, and checks what counts each time. @returns the last vote of the owner */
async function vote(
  rehearsal: Rehearsal,
  hall: Hall,
  ballot: string,
  [owner, chair]: readonly [Voter, Voter],
) {
  const before = await readProgress(hall, ballot);
  const first = { choice: 'against', marks: newMarks(owner) } as const;
  const last = { choice: 'for', marks: newMarks(owner), replaces: first.marks } as const;
  const expectCast = async (votes: number) => {
    const found = (await readProgress(hall, ballot)) - before;
    expect(found === votes, `expected ${votes} votes more than before, got ${found}`);
  };
  const expectChoice = async (voter: Voter, choice: string) => {
    const choices = await choicesOf(hall, voter);
    expect(
      choices.length === voter.apartments.length && choices.every((one) => one === choice),
      `expected the vote "${choice}", got "${choices.join('", "')}"`,
    );
  };
  await rehearsal.step('ballot-vote', async () => {
    expectStatus(await cast(owner, ballot, first), 200);
    await expectChoice(owner, 'against');
    await expectCast(owner.votes);
  });
  await rehearsal.step('ballot-same-mark', async () => {
    expectStatus(await cast(owner, ballot, first), 200);
    await expectCast(owner.votes);
  });
  await rehearsal.step('ballot-replace', async () => {
    expectStatus(await cast(owner, ballot, last), 200);
    await expectChoice(owner, 'for');
    await expectCast(owner.votes);
  });
  await rehearsal.step('ballot-newer-vote', async () => {
    const late = { choice: 'abstain', marks: newMarks(owner), replaces: first.marks } as const;
    expectStatus(await cast(owner, ballot, late), 409);
    await expectChoice(owner, 'for');
  });
  await rehearsal.step('ballot-vote', async () => {
    expectStatus(await cast(chair, ballot, { choice: 'against', marks: newMarks(chair) }), 200);
    await expectCast(owner.votes + chair.votes);
  });
  await rehearsal.step('ballot-foreign-apartment', async () => {
    const foreign = { ...chair, caller: owner.caller };
    expectStatus(await cast(foreign, ballot, { choice: 'for', marks: newMarks(chair) }), 403);
    await expectChoice(chair, 'against');
  });
  return { before, last };
}

async function checkHidden(rehearsal: Rehearsal, hall: Hall, { id, path }: OpenedBallot) {
  await rehearsal.step('ballot-no-early-result', async () => {
    const result = fieldOf(await readBallot(hall, id), 'result');
    expect(result === null, 'expected no result while the ballot is open, got one');
  });
  await rehearsal.step('ballot-no-choices', async () => expectNothingTold(hall, path));
}

const numbersOf = (value: unknown, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (numberOf(value, name) ?? Number.NaN), 0);

export function expectNumber(result: unknown, name: string, expected: number): void {
  const found = numberOf(result, name);
  expect(found === expected, `expected ${name} ${expected}, got ${found}`);
}

/** Says the outcome that the numbers of a result have. */
function outcomeBy(ballot: unknown, result: unknown): string {
  const quorum = fieldOf(ballot, 'quorum_votes');
  if (typeof quorum === 'number' && numbersOf(result, 'votes_present') < quorum) return 'no_quorum';
  if (numbersOf(result, 'votes_cast') === 0) return 'no_votes';
  return numbersOf(result, 'votes_for') >= numbersOf(result, 'votes_needed') ? 'adopted' : 'rejected';
}

async function close(rehearsal: Rehearsal, hall: Hall, path: string): Promise<unknown> {
  await rehearsal.step('ballot-close-role', async () =>
    expectStatus(await post(hall.owner, `${path}/close`), 403),
  );
  const closed = await rehearsal.step('ballot-close', async () => {
    const response = await post(hall.chair, `${path}/close`);
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.closeBallot'), response.body);
    const state = fieldOf(response.body, 'state');
    expect(state === 'closed', `expected the state closed, got ${String(state)}`);
    return response.body;
  });
  if (closed === undefined) throw new Skipped('the ballot could not be closed');
  const result = fieldOf(closed, 'result');
  await rehearsal.step('ballot-sums', async () => {
    expectNumber(result, 'votes_cast', numbersOf(result, 'votes_for', 'votes_against'));
    const others = ['votes_abstained', 'votes_divided', 'votes_invalid', 'votes_silent'];
    expectNumber(result, 'votes_present', numbersOf(result, 'votes_cast', ...others));
  });
  await rehearsal.step('ballot-outcome', async () => {
    const [outcome, expected] = [fieldOf(result, 'outcome'), outcomeBy(closed, result)];
    expect(outcome === expected, `expected the outcome ${expected} by its numbers, got ${String(outcome)}`);
  });
  return closed;
}

async function checkClosed(rehearsal: Rehearsal, hall: Hall, id: string, closed: unknown): Promise<void> {
  const result = fieldOf(closed, 'result');
  await rehearsal.step('ballot-same-result', async () => {
    const read = fieldOf(await readBallot(hall, id), 'result');
    for (const name of ['outcome', 'votes_for', 'votes_against', 'votes_abstained', 'votes_present']) {
      const [one, other] = [fieldOf(read, name), fieldOf(result, name)];
      expect(one === other, `expected ${name} ${String(other)} for an owner too, got ${String(one)}`);
    }
  });
  await rehearsal.step('ballot-decision', async () => {
    const decision = fieldOf(closed, 'decision_id');
    if (typeof decision !== 'string') throw new Skipped('the ballot made no decision');
    const path = `/associations/${hall.kit.association.id}/decisions/${decision}`;
    hall.kit.stays.push(path);
    const { body } = needSuccess(await get(hall.owner, path));
    for (const name of ['outcome', 'votes_for', 'votes_against', 'votes_abstained', 'votes_present']) {
      const [one, other] = [fieldOf(body, name), fieldOf(result, name)];
      expect(one === other, `expected ${name} ${String(other)} in the register, got ${String(one)}`);
    }
  });
}

async function annul(rehearsal: Rehearsal, hall: Hall, path: string, closed: unknown): Promise<void> {
  await rehearsal.step('ballot-annul-role', async () =>
    expectStatus(await annulBallot(hall.owner, path), 403),
  );
  await rehearsal.step('ballot-annul', async () => {
    const response = await annulBallot(hall.chair, path);
    expectStatus(response, 200);
    const reason = fieldOf(fieldOf(response.body, 'annulment'), 'reason');
    expect(reason === REASON, `expected the reason of the annulment, got ${String(reason)}`);
    const [one, other] = [response.body, closed].map((ballot) =>
      fieldOf(fieldOf(ballot, 'result'), 'votes_for'),
    );
    expect(
      one === other,
      `expected that the result stays, with votes_for ${String(other)}, got ${String(one)}`,
    );
  });
}

/** Holds a ballot in which the kit does not vote, and returns its result: what others vote, such as by instructions of proxies. */
export async function readOthers(hall: Hall): Promise<unknown> {
  const { path } = await openAnother(hall);
  const { body } = needSuccess(await post(hall.chair, `${path}/close`));
  await annulBallot(hall.chair, path);
  return fieldOf(body, 'result');
}

/** Checks that the votes of the kit are in the result, each once and with the votes of its apartments. */
async function count(
  rehearsal: Rehearsal,
  hall: Hall,
  [owner, chair]: readonly [Voter, Voter],
  { closed, before }: { closed: unknown; before: number },
): Promise<void> {
  await rehearsal.step('ballot-count', async () => {
    const others = before > 0 ? await readOthers(hall) : undefined;
    const expectVotes = (name: string, votes: number) =>
      expectNumber(fieldOf(closed, 'result'), name, votes + (numberOf(others, name) ?? 0));
    expectVotes('votes_for', owner.votes);
    expectVotes('votes_against', chair.votes);
    expectVotes('votes_abstained', 0);
  });
}

/** Holds an open ballot from its opening to its annulment. @throws Skipped if it can't go on */
export async function holdOpenBallot(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const ballot = await open(rehearsal, hall);
  const voters = [await voterOf(hall, hall.owner), await voterOf(hall, hall.chair)] as const;
  const { before, last } = await vote(rehearsal, hall, ballot.path, voters);
  await checkHidden(rehearsal, hall, ballot);
  const closed = await close(rehearsal, hall, ballot.path);
  const [owner] = voters;
  await rehearsal.step('ballot-late-vote', async () =>
    expectStatus(await cast(owner, ballot.path, { choice: 'against', marks: newMarks(owner) }), 409),
  );
  await rehearsal.step('ballot-confirm-late', async () =>
    expectStatus(await cast(owner, ballot.path, last), 200),
  );
  await rehearsal.step('ballot-close-once', async () =>
    expectStatus(await post(hall.chair, `${ballot.path}/close`), 409),
  );
  await checkClosed(rehearsal, hall, ballot.id, closed);
  await annul(rehearsal, hall, ballot.path, closed);
  await count(rehearsal, hall, voters, { closed, before });
}
