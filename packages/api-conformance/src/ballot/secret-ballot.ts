import { randomUUID } from 'node:crypto';
import type { KitResponse } from '../kit/caller.ts';
import { expect, expectStatus, isSuccess, needId, needSuccess, Skipped } from '../kit/outcomes.ts';
import { fieldOf } from '../kit/values.ts';
import { enterHands } from './hands.ts';
import { formOf, NO_VOTES, noteBallot, type OpenedBallot } from './open-ballot.ts';
import { setPaper, voteOnPaper } from './paper.ts';
import { get, type Hall, post, type Rehearsal } from './rehearsal.ts';
import { createKeys, sealedNoise, textOfKey } from './secret-keys.ts';
import { cast, newMarks, ownVotes, readBallot, readProgress, type Voter, voterOf } from './votes.ts';

/** Opens a secret ballot, if the back end does. */
export async function openSecret(
  hall: Hall,
  public_key: string | null,
): Promise<{ response: KitResponse; path: string }> {
  const key = { 'idempotency-key': randomUUID() };
  const form = formOf(hall, true, public_key);
  const response = await post(hall.chair, `${hall.meeting}/ballots`, form, key);
  return { response, path: isSuccess(response) ? noteBallot(hall, needId(response)) : '' };
}

async function open(rehearsal: Rehearsal, hall: Hall): Promise<OpenedBallot> {
  await rehearsal.step('secret-key', async () => {
    const { response, path } = await openSecret(hall, null);
    if (path !== '') await post(hall.chair, `${path}/cancel`);
    expectStatus(response, 422);
  });
  const opened = await rehearsal.step('secret-open', async () => {
    const { response, path } = await openSecret(hall, textOfKey(createKeys().publicKey));
    expectStatus(response, 201);
    expect(fieldOf(response.body, 'is_secret') === true, 'expected a ballot with is_secret, got one without');
    return { id: needId(response), path };
  });
  if (!opened) throw new Skipped('no secret ballot could be opened');
  return opened;
}

/** Tries what would tell votes of the few who voted. */
async function tryToRead(rehearsal: Rehearsal, hall: Hall, { id, path }: OpenedBallot): Promise<void> {
  const { chair, owner } = hall;
  await rehearsal.step('secret-sealed-open', async () =>
    expectStatus(await get(chair, `${path}/sealed-votes`), 409),
  );
  await rehearsal.step('secret-sealed-role', async () =>
    expectStatus(await get(owner, `${path}/sealed-votes`), 403),
  );
  const expectOpen = async () => {
    const state = fieldOf(await readBallot(hall, id), 'state');
    expect(state === 'open', `expected that the ballot stays open, got ${String(state)}`);
  };
  await rehearsal.step('secret-too-few', async () => {
    expectStatus(await post(chair, `${path}/close`), 409);
    await expectOpen();
  });
  await rehearsal.step('secret-few-totals', async () => {
    const form = { totals: NO_VOTES, unreadable: 0, proof: 'conformance' };
    expectStatus(await post(chair, `${path}/secret-totals`, form), 403, 409);
    await expectOpen();
  });
}

async function voteInSecret(
  rehearsal: Rehearsal,
  hall: Hall,
  path: string,
  [owner, chair]: readonly [Voter, Voter],
): Promise<void> {
  await rehearsal.step('secret-plain-vote', async () =>
    expectStatus(await cast(owner, path, { choice: 'for', marks: newMarks(owner) }), 422),
  );
  await rehearsal.step('hands-secret', async () => expectStatus(await enterHands(hall.chair, path, []), 403));
  await voteOnPaper(rehearsal, hall, path, owner);
  await rehearsal.step('secret-vote', async () => {
    for (const voter of [owner, chair]) {
      const vote = { choice: null, marks: newMarks(voter), sealed: sealedNoise };
      expectStatus(await cast(voter, path, vote), 200);
      for (const one of await ownVotes(hall, voter.caller)) {
        expect(fieldOf(one, 'vote') === null, 'expected that nobody reads a secret vote, got one');
      }
    }
    const found = await readProgress(hall, path);
    const votes = owner.votes + chair.votes;
    expect(found === votes, `expected ${votes} votes cast, got ${found}`);
  });
  await rehearsal.step('paper-after-phone', async () =>
    expectStatus(await setPaper(hall.chair, path, owner, true), 409),
  );
}

/** Holds a secret ballot that too few vote in, so that nobody may read it. */
export async function holdSecretBallot(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const { chair } = hall;
  const ballot = await open(rehearsal, hall);
  const { path } = ballot;
  const voters = [await voterOf(hall, hall.owner), await voterOf(hall, chair)] as const;
  await voteInSecret(rehearsal, hall, path, voters);
  await tryToRead(rehearsal, hall, ballot);
  await rehearsal.step('secret-cancel', async () => {
    const { body } = needSuccess(await post(chair, `${path}/cancel`));
    const state = fieldOf(body, 'state');
    expect(state === 'cancelled', `expected the state cancelled, got ${String(state)}`);
    expect(fieldOf(body, 'result') === null, 'expected no result of a cancelled ballot, got one');
    expectStatus(await get(chair, `${path}/sealed-votes`), 409);
  });
}
