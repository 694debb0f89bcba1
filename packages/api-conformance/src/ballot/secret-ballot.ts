import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { expect, expectStatus, isSuccess, needId, needSuccess, Skipped } from '../kit/outcomes.ts';
import { fieldOf } from '../kit/values.ts';
import { formOf, noteBallot } from './open-ballot.ts';
import { get, type Hall, post, type Rehearsal } from './rehearsal.ts';
import { cast, newMarks, ownVotes, readBallot, readProgress, voterOf } from './votes.ts';

const KEY_BITS = 2048;

/** A text as long as a sealed vote. The back end can't open one, so that it needs no content. */
const sealed = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(KEY_BITS / 8).toString('base64url'));

function createPublicKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
}

async function open(rehearsal: Rehearsal, hall: Hall): Promise<{ id: string; path: string }> {
  const { chair, meeting } = hall;
  const send = async (public_key: string | null) => {
    const key = { 'idempotency-key': randomUUID() };
    const response = await post(chair, `${meeting}/ballots`, formOf(hall, true, public_key), key);
    const path = isSuccess(response) ? noteBallot(hall, needId(response)) : '';
    return { response, path };
  };
  await rehearsal.step('secret-key', async () => {
    const { response, path } = await send(null);
    if (path !== '') await post(chair, `${path}/cancel`);
    expectStatus(response, 422);
  });
  const opened = await rehearsal.step('secret-open', async () => {
    const { response, path } = await send(createPublicKey());
    expectStatus(response, 201);
    expect(fieldOf(response.body, 'is_secret') === true, 'expected a ballot with is_secret, got one without');
    return { id: needId(response), path };
  });
  if (!opened) throw new Skipped('no secret ballot could be opened');
  return opened;
}

/** Holds a secret ballot that too few vote in, so that nobody may read it. */
export async function holdSecretBallot(rehearsal: Rehearsal, hall: Hall): Promise<void> {
  const { chair, owner } = hall;
  const { id, path } = await open(rehearsal, hall);
  const voters = [await voterOf(hall, owner), await voterOf(hall, chair)] as const;
  await rehearsal.step('secret-plain-vote', async () => {
    const [voter] = voters;
    expectStatus(await cast(voter, path, { choice: 'for', marks: newMarks(voter) }), 422);
  });
  await rehearsal.step('secret-vote', async () => {
    for (const voter of voters) {
      expectStatus(await cast(voter, path, { choice: null, marks: newMarks(voter), sealed }), 200);
      for (const vote of await ownVotes(hall, voter.caller)) {
        expect(fieldOf(vote, 'vote') === null, 'expected that nobody reads a secret vote, got one');
      }
    }
    const found = await readProgress(hall, path);
    const votes = voters.reduce((sum, voter) => sum + voter.votes, 0);
    expect(found === votes, `expected ${votes} votes cast, got ${found}`);
  });
  await rehearsal.step('secret-sealed-open', async () =>
    expectStatus(await get(chair, `${path}/sealed-votes`), 409),
  );
  await rehearsal.step('secret-sealed-role', async () =>
    expectStatus(await get(owner, `${path}/sealed-votes`), 403),
  );
  await rehearsal.step('secret-too-few', async () => {
    expectStatus(await post(chair, `${path}/close`), 409);
    const state = fieldOf(await readBallot(hall, id), 'state');
    expect(state === 'open', `expected that the ballot stays open, got ${String(state)}`);
  });
  await rehearsal.step('secret-cancel', async () => {
    const { body } = needSuccess(await post(chair, `${path}/cancel`));
    const state = fieldOf(body, 'state');
    expect(state === 'cancelled', `expected the state cancelled, got ${String(state)}`);
    expect(fieldOf(body, 'result') === null, 'expected no result of a cancelled ballot, got one');
    expectStatus(await get(chair, `${path}/sealed-votes`), 409);
  });
}
