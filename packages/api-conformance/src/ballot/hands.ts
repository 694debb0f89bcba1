import { checkShape } from '../checks/shapes.ts';
import type { Caller, KitResponse } from '../kit/caller.ts';
import { expect, expectStatus, needSuccess, Skipped } from '../kit/outcomes.ts';
import { operationOf } from '../kit/operations.ts';
import { fieldOf, listOf, numberOf } from '../kit/values.ts';
import { attendeeOf, findAttendees, letIn, setPresence } from './come.ts';
import { annulBallot, expectNumber, openAnother, readOthers } from './open-ballot.ts';
import { type Hall, post, type Rehearsal } from './rehearsal.ts';
import { cast, newMarks, readProgress, type Voter, voterOf, withApartments } from './votes.ts';

/** The checks of a vote by proxy. */
const BY_PROXY = ['proxy-vote', 'proxy-giver', 'proxy-count'];

const NEEDS_PROXY =
  'it needs a member of --voters who holds an accepted proxy for --meeting without an instruction, of somebody who is not present';

/** What the board enters for an apartment. */
const handsOf = (voters: readonly (readonly [Voter, choice: string])[]) => ({
  votes: voters.flatMap(([{ apartments }, choice]) =>
    apartments.map(({ id }) => ({ apartment_id: id, choice, option: null })),
  ),
  others: null,
});

export const enterHands = (
  caller: Caller,
  ballot: string,
  voters: readonly (readonly [Voter, choice: string])[],
): Promise<KitResponse> => post(caller, `${ballot}/hands`, handsOf(voters));

const givenOf = (attendee: unknown, isGiven: boolean): unknown[] =>
  listOf(fieldOf(attendee, 'apartments')).filter((one) => (fieldOf(one, 'giver') !== null) === isGiven);

/** Brings the first voter into the hall who holds a proxy. */
async function bringHolder(hall: Hall): Promise<Caller | undefined> {
  for (const voter of hall.voters) {
    if (givenOf(await attendeeOf(hall, voter), true).length === 0) continue;
    await letIn(hall, voter);
    return voter;
  }
  return undefined;
}

/** Checks how many votes a ballot has more than before. */
const expectMore = async (hall: Hall, ballot: string, before: number, votes: number): Promise<void> => {
  const found = (await readProgress(hall, ballot)) - before;
  expect(found === votes, `expected ${votes} votes more than before, got ${found}`);
};

async function showHands(
  rehearsal: Rehearsal,
  hall: Hall,
  ballot: string,
  [owner, chair]: readonly [Voter, Voter],
): Promise<void> {
  const before = await readProgress(hall, ballot);
  // It removes what nobody entered, so that a back end that accepts it changes nothing.
  await rehearsal.step('hands-role', async () => expectStatus(await enterHands(hall.owner, ballot, []), 403));
  await rehearsal.step('hands-enter', async () => {
    const response = await enterHands(hall.chair, ballot, [
      [owner, 'against'],
      [chair, 'abstain'],
    ]);
    expectStatus(response, 200);
    await checkShape(operationOf('ballots.enterHands'), response.body);
    const found = numberOf(response.body, 'votes_cast') ?? Number.NaN;
    const votes = before + owner.votes + chair.votes;
    expect(found === votes, `expected votes_cast ${votes}, got ${found}`);
    await expectMore(hall, ballot, before, owner.votes + chair.votes);
  });
  await rehearsal.step('hands-own-vote', async () => {
    expectStatus(await cast(owner, ballot, { choice: 'for', marks: newMarks(owner) }), 200);
    await expectMore(hall, ballot, before, owner.votes + chair.votes);
  });
}

/** Returns the giver of a proxy in the list of the door, with the holder for the apartments of that giver. @throws Skipped */
async function findGiver(hall: Hall, holder: Voter): Promise<{ attendee: unknown; resting: Voter }> {
  const given = holder.apartments.filter(({ isByProxy }) => isByProxy);
  for (const { name } of given) {
    for (const attendee of await findAttendees(hall, name)) {
      const own = new Set(givenOf(attendee, false).map((one) => fieldOf(one, 'name')));
      const resting = given.filter((one) => own.has(one.name));
      if (resting.length > 0 && fieldOf(attendee, 'is_present') === false)
        return { attendee, resting: withApartments(holder, resting) };
    }
  }
  throw new Skipped('the giver of the proxy is not in the list of those who can come');
}

/** Votes by proxy, once and again, and while the giver is in the hall. */
async function voteByProxy(rehearsal: Rehearsal, hall: Hall, ballot: string, holder: Voter): Promise<void> {
  const before = await readProgress(hall, ballot);
  const first = { choice: 'for', marks: newMarks(holder) } as const;
  const last = { choice: 'against', marks: newMarks(holder), replaces: first.marks } as const;
  for (const one of [first, last])
    await rehearsal.step('proxy-vote', async () => {
      expectStatus(await cast(holder, ballot, one), 200);
      await expectMore(hall, ballot, before, holder.votes);
    });
  await rehearsal.step('proxy-giver', async () => {
    const { attendee, resting } = await findGiver(hall, holder);
    needSuccess(await setPresence(hall, attendee, true));
    try {
      await expectMore(hall, ballot, before, holder.votes - resting.votes);
      expectStatus(await cast(resting, ballot, { choice: 'for', marks: newMarks(resting) }), 403);
    } finally {
      needSuccess(await setPresence(hall, attendee, false));
    }
    await expectMore(hall, ballot, before, holder.votes);
  });
}

interface Voters {
  owner: Voter;
  chair: Voter;
  /** Who votes by proxy too; undefined if nobody does. */
  holder: Voter | undefined;
}

async function count(
  rehearsal: Rehearsal,
  hall: Hall,
  { owner, chair, holder }: Voters,
  { closed, hasOthers }: { closed: unknown; hasOthers: boolean },
): Promise<void> {
  const others = hasOthers ? await readOthers(hall) : undefined;
  const expectVotes = (name: string, votes: number) =>
    expectNumber(fieldOf(closed, 'result'), name, votes + (numberOf(others, name) ?? 0));
  await rehearsal.step('hands-count', async () => {
    expectVotes('votes_for', owner.votes);
    expectVotes('votes_abstained', chair.votes);
  });
  if (holder) await rehearsal.step('proxy-count', async () => expectVotes('votes_against', holder.votes));
}

/** Holds a ballot in which the board enters votes by show of hands, and somebody votes by proxy. @throws Skipped if it can't go on */
export async function holdHands(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const holding = await bringHolder(hall);
  const { path } = await openAnother(hall);
  const before = await readProgress(hall, path);
  const [owner, chair] = [await voterOf(hall, hall.owner), await voterOf(hall, hall.chair)];
  await showHands(rehearsal, hall, path, [owner, chair]);
  const found = holding && (await voterOf(hall, holding));
  const holder = found?.apartments.some(({ isByProxy }) => isByProxy) ? found : undefined;
  if (holder) await voteByProxy(rehearsal, hall, path, holder);
  else rehearsal.skip(BY_PROXY, NEEDS_PROXY);
  const closed = needSuccess(await post(hall.chair, `${path}/close`)).body;
  await rehearsal.step('hands-late', async () =>
    expectStatus(await enterHands(hall.chair, path, [[chair, 'for']]), 409),
  );
  await annulBallot(hall.chair, path);
  await count(rehearsal, hall, { owner, chair, holder }, { closed, hasOthers: before > 0 });
}
