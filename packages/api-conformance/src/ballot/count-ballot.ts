import { SECRET_VOTERS_MIN } from '@mijn/domain/limits';
import type { KeyPairKeyObjectResult } from 'node:crypto';
import { checkShape } from '../checks/shapes.ts';
import { expect, expectStatus, needSuccess, Skipped } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import { fieldOf, listOf, numberOf } from '../kit/values.ts';
import { letIn } from './come.ts';
import { annulBallot, expectNothingTold, expectNumber, NO_VOTES, type OpenedBallot } from './open-ballot.ts';
import { setPaper } from './paper.ts';
import { get, type Hall, post, type Rehearsal } from './rehearsal.ts';
import { openSecret } from './secret-ballot.ts';
import { createKeys, openSealed, sealerOf, textOfKey } from './secret-keys.ts';
import { cast, findVoter, newMarks, readBallot, type Voter, withApartments } from './votes.ts';

const NEEDS_VOTERS = `it needs --voters with ${SECRET_VOTERS_MIN} members, each with apartments of their own with as many votes as those of the others`;

type Choice = 'for' | 'against';

/** Who votes what in a ballot that the kit counts. */
interface Plan {
  byPhone: readonly (readonly [Voter, Choice])[];
  /** Who votes on paper, for the proposal. */
  onPaper?: Voter | undefined;
}

interface Counting extends OpenedBallot, Plan {
  keys: KeyPairKeyObjectResult;
  /** The places of the voters by what they sealed. */
  sealedBy: ReadonlyMap<string, number>;
}

const SHOWN = ['votes_for', 'votes_against', 'votes_abstained', 'votes_cast', 'votes_invalid', 'votes_paper'];

const votesOf = (voters: readonly Voter[]): number => voters.reduce((sum, { votes }) => sum + votes, 0);

/** Returns the most voters with as many votes each, who share no apartment. */
function equalVoters(voters: readonly Voter[]): readonly Voter[] {
  const taken = new Set<string>();
  const apart = voters.filter(({ apartments, votes }) => {
    const isShared = apartments.some(({ id }) => taken.has(id));
    for (const { id } of apartments) taken.add(id);
    return !isShared && votes > 0;
  });
  const groups = [...Map.groupBy(apart, ({ votes }) => votes).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Opens a secret ballot and votes in it. @throws Skipped if too few can vote, or a vote was refused */
async function vote(hall: Hall, planFor: (voters: readonly Voter[]) => Plan): Promise<Counting> {
  const keys = createKeys();
  const { response, path } = await openSecret(hall, textOfKey(keys.publicKey));
  const id = String(fieldOf(needSuccess(response).body, 'id'));
  const callers = [hall.owner, ...hall.voters];
  const all = await Promise.all(callers.map((caller) => findVoter(hall, caller)));
  const voters = equalVoters(all);
  if (voters.length < SECRET_VOTERS_MIN) {
    await post(hall.chair, `${path}/cancel`);
    throw new Skipped(NEEDS_VOTERS);
  }
  const plan = planFor(voters);
  if (plan.onPaper) needSuccess(await setPaper(hall.chair, path, plan.onPaper, true));
  const sealedBy = new Map<string, number>();
  for (const [at, [voter, choice]] of plan.byPhone.entries()) {
    const seal = sealerOf(keys.publicKey, choice);
    const sealed = (count: number): string[] => {
      const texts = seal(count);
      for (const text of texts) sealedBy.set(text, at);
      return texts;
    };
    needSuccess(await cast(voter, path, { choice: null, marks: newMarks(voter), sealed }));
  }
  return { id, path, keys, sealedBy, ...plan };
}

async function close(rehearsal: Rehearsal, hall: Hall, { path }: Counting): Promise<void> {
  const closed = await rehearsal.step('count-close', async () => {
    const response = await post(hall.chair, `${path}/close`);
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.closeBallot'), response.body);
    const state = fieldOf(response.body, 'state');
    expect(state === 'counting', `expected the state counting, got ${String(state)}`);
    const result = fieldOf(response.body, 'result');
    expect(result === null, 'expected no result before the sealed votes are counted, got one');
    return true;
  });
  if (!closed) throw new Skipped('the secret ballot could not be closed');
}

/** Checks that the sealed votes of an apartment do not stand together. */
function expectShuffled(data: readonly unknown[], { sealedBy, byPhone }: Counting): void {
  const voters = data.map((sealed) => sealedBy.get(String(sealed)));
  const runs = voters.filter((voter, at) => voter !== voters[at - 1]).length;
  if (data.length < 3 * byPhone.length) throw new Skipped('the apartments have too few sealed votes');
  expect(
    runs > byPhone.length,
    'expected the sealed votes in a random order, got those of each voter together',
  );
}

interface Opened {
  votes_for: number;
  votes_against: number;
  votesEach: number;
  proof: string;
}

/** Reads and opens the sealed votes, as the browser does that opened the ballot. @throws Skipped if they can't be counted */
async function readSealed(rehearsal: Rehearsal, hall: Hall, counting: Counting): Promise<Opened> {
  const { keys, path, sealedBy, byPhone, onPaper } = counting;
  await rehearsal.step('count-role', async () =>
    expectStatus(await get(hall.owner, `${path}/sealed-votes`), 403),
  );
  const response = await get(hall.chair, `${path}/sealed-votes`);
  const data = listOf(fieldOf(response.body, 'data'));
  const texts = data.map((sealed) => openSealed(keys.privateKey, sealed));
  const votesEach = numberOf(response.body, 'votes_each') ?? Number.NaN;
  const countOf = (choice: Choice) => texts.filter((text) => text === choice).length;
  await rehearsal.step('count-sealed', async () => {
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.listSealedVotes'), response.body);
    const isSent = data.every((sealed) => sealedBy.has(String(sealed)));
    expect(
      isSent && data.length === sealedBy.size && new Set(data).size === data.length,
      `expected the ${sealedBy.size} sealed votes that were sent, each once, got ${data.length}`,
    );
    for (const choice of ['for', 'against'] as const) {
      const votes = votesOf(byPhone.flatMap(([voter, own]) => (own === choice ? [voter] : [])));
      const found = countOf(choice) * votesEach;
      expect(found === votes, `expected ${votes} sealed votes ${choice}, got ${found}`);
    }
    expectNumber(response.body, 'votes_paper', onPaper?.votes ?? 0);
  });
  await rehearsal.step('count-shuffled', async () => expectShuffled(data, counting));
  await rehearsal.step('count-no-choices', async () => expectNothingTold(hall, path));
  const proof = openSealed(keys.privateKey, fieldOf(response.body, 'challenge'));
  if (proof === undefined) throw new Skipped('the sealed votes could not be read with their challenge');
  return { votes_for: countOf('for'), votes_against: countOf('against'), votesEach, proof };
}

/** Enters the totals, after some that are wrong. @returns the ballot. @throws Skipped if it did not end */
async function enter(
  rehearsal: Rehearsal,
  hall: Hall,
  { path, onPaper }: Counting,
  { votes_for, votes_against, proof }: Opened,
): Promise<unknown> {
  const totals = { ...NO_VOTES, votes_for, votes_against };
  const paper = { ...NO_VOTES, votes_invalid: 0, votes_for: onPaper?.votes ?? 0 };
  const form = { totals, unreadable: 0, proof, ...(onPaper ? { paper } : {}) };
  const send = (caller: Hall['chair'], more: object = {}) =>
    post(caller, `${path}/secret-totals`, { ...form, ...more });
  await rehearsal.step('count-role', async () => expectStatus(await send(hall.owner), 403));
  await rehearsal.step('count-proof', async () =>
    expectStatus(await send(hall.chair, { proof: 'conformance' }), 403),
  );
  await rehearsal.step('count-sum', async () => expectStatus(await send(hall.chair, { unreadable: 1 }), 422));
  if (onPaper)
    await rehearsal.step('count-paper', async () =>
      expectStatus(await send(hall.chair, { paper: { ...paper, votes_against: 1 } }), 422),
    );
  const closed = await rehearsal.step('count-totals', async () => {
    const response = await send(hall.chair);
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.enterSecretTotals'), response.body);
    const state = fieldOf(response.body, 'state');
    expect(state === 'closed', `expected the state closed, got ${String(state)}`);
    return response.body;
  });
  if (closed === undefined) throw new Skipped('the totals could not be entered');
  return closed;
}

/** Counts a secret ballot to its end. @returns the ballot */
async function countSecret(
  rehearsal: Rehearsal,
  hall: Hall,
  planFor: (voters: readonly Voter[]) => Plan,
): Promise<{ counting: Counting; closed: unknown }> {
  const counting = await vote(hall, planFor);
  const { path } = counting;
  await close(rehearsal, hall, counting);
  const closed = await enter(rehearsal, hall, counting, await readSealed(rehearsal, hall, counting));
  await rehearsal.step('count-no-choices', async () => expectNothingTold(hall, path));
  await rehearsal.step('count-sealed-after', async () =>
    expectStatus(await get(hall.chair, `${path}/sealed-votes`), 409),
  );
  return { counting, closed };
}

/** Checks that a result has the outcome alone, because its totals would tell that all voted the same. */
function expectOutcomeAlone(ballot: unknown): void {
  const result = fieldOf(ballot, 'result');
  const told = SHOWN.find((name) => numberOf(result, name) !== 0);
  expect(
    fieldOf(result, 'has_totals') === false && told === undefined,
    `expected the outcome alone, got ${told ?? 'has_totals'} ${String(fieldOf(result, told ?? 'has_totals'))}`,
  );
  const quorum = numberOf(ballot, 'quorum_votes') ?? 0;
  const isShort = (numberOf(result, 'votes_present') ?? 0) < quorum;
  // Of votes that are present or exist, those of the kit may be too few.
  const expected = isShort
    ? 'no_quorum'
    : fieldOf(ballot, 'majority_basis') === 'cast'
      ? 'adopted'
      : undefined;
  const outcome = fieldOf(result, 'outcome');
  expect(
    expected === undefined || outcome === expected,
    `expected the outcome ${String(expected)}, got ${String(outcome)}`,
  );
}

async function checkOutcomeAlone(rehearsal: Rehearsal, hall: Hall, id: string, closed: unknown) {
  await rehearsal.step('count-outcome-alone', async () => {
    expectOutcomeAlone(closed);
    expectOutcomeAlone(await readBallot(hall, id));
  });
  await rehearsal.step('count-decision', async () => {
    const decision = fieldOf(closed, 'decision_id');
    if (typeof decision !== 'string') throw new Skipped('the ballot made no decision');
    const path = `/associations/${hall.kit.association.id}/decisions/${decision}`;
    hall.kit.stays.push(path);
    const { body } = needSuccess(await get(hall.chair, path));
    const told = ['votes_for', 'votes_against', 'votes_abstained'].find((name) => fieldOf(body, name));
    expect(
      told === undefined,
      `expected no votes in the register, got ${told} ${numberOf(body, told ?? '')}`,
    );
  });
}

async function checkTotals(
  rehearsal: Rehearsal,
  { byPhone, onPaper }: Counting,
  closed: unknown,
): Promise<void> {
  const result = fieldOf(closed, 'result');
  const votesFor = (choice: Choice) =>
    votesOf(byPhone.flatMap(([voter, own]) => (own === choice ? [voter] : [])));
  const check = (numbers: Readonly<Record<string, number>>) => async () => {
    if (fieldOf(result, 'has_totals') === false)
      throw new Skipped('the shares of all who are present could tell votes, so that no totals are shown');
    for (const [name, votes] of Object.entries(numbers)) expectNumber(result, name, votes);
  };
  const paper = onPaper?.votes ?? 0;
  const numbers = {
    votes_for: votesFor('for') + paper,
    votes_against: votesFor('against'),
    votes_invalid: 0,
  };
  await rehearsal.step('count-result', check(numbers));
  if (onPaper) await rehearsal.step('count-paper', check({ votes_paper: paper }));
  else rehearsal.skip(['count-paper'], `it needs one more member: ${NEEDS_VOTERS}`);
}

/** Holds two secret ballots that enough vote in: one in which all are of one mind, and one in which they are not. @throws Skipped */
export async function holdCountedBallots(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  if (hall.voters.length + 1 < SECRET_VOTERS_MIN) throw new Skipped(NEEDS_VOTERS);
  for (const voter of hall.voters) await letIn(hall, voter);
  const same = await countSecret(rehearsal, hall, (voters) => ({
    byPhone: voters.map((voter) => [voter, 'for']),
  }));
  await checkOutcomeAlone(rehearsal, hall, same.counting.id, same.closed);
  await annulBallot(hall.chair, same.counting.path);
  const split = await countSecret(rehearsal, hall, (voters) => {
    const [first, ...others] = voters;
    const hasPaper = first !== undefined && others.length >= SECRET_VOTERS_MIN;
    return {
      byPhone: (hasPaper ? others : voters).map((voter, at) => [voter, at % 2 === 0 ? 'for' : 'against']),
      onPaper: hasPaper ? withApartments(first, first.apartments.slice(0, 1)) : undefined,
    };
  });
  await checkTotals(rehearsal, split.counting, split.closed);
  await annulBallot(hall.chair, split.counting.path);
}
