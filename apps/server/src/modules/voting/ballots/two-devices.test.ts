import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsOperations, type CastVotesForm } from '@mijn/domain/ballots';
import { v4 as newMark } from 'uuid';
import type { TestClient } from '../../../testing/index.ts';
import {
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';
import { public_key, seal } from './testing/secret-ballot.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

type Sent = Partial<CastVotesForm['votes'][number]>;

async function aBallot(isSecret: boolean, owners = 1) {
  const { meeting, proposal, member, addApartments, come, opened, own, cast } = fixture;
  const path = await meeting();
  const item = await proposal(path, 4);
  const people = await Promise.all(
    Array.from({ length: owners }, async (_, at) => member(`Eigenaar ${at}`, fixture.association)),
  );
  await addApartments([{ name: 'Kade 1', votes: 2, owners: people.map(({ id }) => id) }]);
  for (const one of people) await come(path, one);
  const ballot = await opened(path, item, isSecret ? { is_secret: true, public_key } : {});
  const clients = people.map(({ client }) => client);
  /** Returns a phone, which votes by what its screen saw. */
  const phone = async (client: TestClient) => {
    const seen = async () => {
      const [vote] = (await own(client, path)).votes;
      if (!vote) throw new Error('The member votes for no apartment.');
      return vote;
    };
    const { apartment_id, sealed_count, mark: first } = await seen();
    const voteOf = (text: 'for' | 'against'): Sent =>
      isSecret
        ? { sealed: Array.from({ length: sealed_count }, () => seal(text)) }
        : text === 'for'
          ? FOR
          : AGAINST;
    return {
      seen,
      prepare: (text: 'for' | 'against', replaces = first === null ? [] : [first]): Sent => ({
        ...voteOf(text),
        mark: newMark(),
        replaces,
      }),
      send: (sent: Sent) => cast(client, ballot, [{ apartment_id, ...sent }]),
    };
  };
  return { ballot, clients, phone };
}

describe.each([
  ['an open ballot', false],
  ['a secret ballot', true],
])('a vote from two devices in %s', (_, isSecret) => {
  const start = async (owners = 1) => {
    const { ballot, clients, phone } = await aBallot(isSecret, owners);
    const [client = fixture.board, other = client] = clients;
    return {
      ballot,
      old: await phone(client),
      later: await phone(client),
      spouse: await phone(other),
      phone,
    };
  };

  it('does not replace a later one, if it waited on a phone without a connection', async () => {
    const { old, later } = await start();
    const waiting = old.prepare('for');
    const confirmed = later.prepare('against');
    expect((await later.send(confirmed)).status).toBe(200);
    expect((await old.send(waiting)).error?.code).toBe('newer_vote');
    expect(await old.seen()).toMatchObject({ mark: confirmed.mark, has_voted: true });
    // Whoever saw what counts can change it.
    const again = old.prepare('for', confirmed.mark === undefined ? [] : [confirmed.mark]);
    expect((await old.send(again)).status).toBe(200);
    expect(await old.seen()).toMatchObject({ mark: again.mark });
  });

  it('is confirmed each time it is sent again, also after the closing', async () => {
    const { ballot, old } = await start();
    const sent = old.prepare('for');
    for (const time of [1, 2, 3]) expect([time, (await old.send(sent)).status]).toEqual([time, 200]);
    await fixture.board.post(`${ballot}/close`);
    expect((await old.send(sent)).status).toBe(200);
  });

  it('may replace those that its own device sent without a response', async () => {
    const { old } = await start();
    const lost = old.prepare('for');
    await old.send(lost);
    const changed = old.prepare('against', lost.mark === undefined ? [] : [lost.mark]);
    expect((await old.send(changed)).status).toBe(200);
    // The one that was lost arrives once more.
    expect((await old.send(lost)).error?.code).toBe('newer_vote');
    expect(await old.seen()).toMatchObject({ mark: changed.mark });
  });

  it('is one of the two that are sent at the same moment', async () => {
    const { old, later } = await start();
    const responses = await Promise.all([old.send(old.prepare('for')), later.send(later.prepare('against'))]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is not in the way of another owner of the apartment', async () => {
    const { old, spouse, later } = await start(2);
    const mine = old.prepare('for');
    expect((await old.send(mine)).status).toBe(200);
    expect((await spouse.send(spouse.prepare('against'))).status).toBe(200);
    const changed = old.prepare('against', mine.mark === undefined ? [] : [mine.mark]);
    expect((await old.send(changed)).status).toBe(200);
    expect((await later.send(later.prepare('for'))).error?.code).toBe('newer_vote');
    expect((await spouse.seen()).mark).not.toBe(changed.mark);
  });

  it('is confirmed when it is sent again after another owner voted', async () => {
    const { old, spouse } = await start(2);
    const lost = old.prepare('for');
    await old.send(lost);
    const theirs = spouse.prepare('against');
    await spouse.send(theirs);
    expect((await old.send(lost)).status).toBe(200);
    // The other owner gets a confirmation too: nothing was replaced.
    expect((await spouse.send(theirs)).status).toBe(200);
    expect((await spouse.seen()).mark).toBe(theirs.mark);
  });

  it('replaces the last one, if the client does not say which', async () => {
    const { old, later } = await start();
    await later.send(later.prepare('against'));
    const { replaces: _replaces, mark: _mark, ...plain } = old.prepare('for');
    expect((await old.send(plain)).status).toBe(200);
    expect((await old.seen()).mark).not.toBeNull();
  });
});

describe('a call with several votes', () => {
  it('saves the others, if one is older than that of another device, and names it', async () => {
    const { meeting, proposal, member, addApartments, come, opened, own, cast, ballotsOf, board } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const person = await member('Van twee', fixture.association);
    await addApartments(['Twee 1', 'Twee 2'].map((name) => ({ name, votes: 3, owners: [person.id] })));
    await come(path, person);
    const ballot = await opened(path, item);
    const [one, other] = (await own(person.client, path)).votes.map(({ apartment_id }) => apartment_id);
    const marked = (apartment_id = '', vote = FOR) => ({
      apartment_id,
      ...vote,
      mark: newMark(),
      replaces: [],
    });
    await cast(person.client, ballot, [marked(one, AGAINST)]);
    const both = [marked(one), marked(other)];
    const refused = { refused: [{ apartment_id: one, reason: 'newer_vote' }] };
    expect((await cast(person.client, ballot, both)).as(ballotsOperations.castVotes)).toMatchObject(refused);
    // The same call again, whose response was lost, has the same answer.
    expect((await cast(person.client, ballot, both)).as(ballotsOperations.castVotes)).toMatchObject(refused);
    expect((await cast(person.client, ballot, both.slice(0, 1))).error?.code).toBe('newer_vote');
    // What equals the vote that counts is no conflict.
    const same = await cast(person.client, ballot, [marked(one, AGAINST), marked(other)]);
    expect(same.as(ballotsOperations.castVotes).refused).toEqual([]);
    await board.post(`${ballot}/close`);
    // What was received is confirmed after the closing, beside what was not.
    expect((await cast(person.client, ballot, both)).as(ballotsOperations.castVotes)).toMatchObject({
      refused: [{ apartment_id: one, reason: 'ballot_closed' }],
    });
    const [{ result } = { result: null }] = await ballotsOf(board, path);
    expect(result).toMatchObject({ votes_for: 3, votes_against: 3 });
  });

  it('saves the others, if the owner who gave a proxy voted before the meeting', async () => {
    const { meeting, proposal, owning, given, answer, voteEarly, setRule, begin, come, opened, own, cast } =
      fixture;
    await setRule('early_votes', 'yes');
    const path = await meeting(CONVENED);
    const item = await proposal(path, 4);
    const [giver, holder] = [await owning('Stemde vooraf', 2), await owning('Houder', 3)];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    expect((await voteEarly(giver.client, path, item, AGAINST)).status).toBe(200);
    await begin(path);
    await come(path, holder);
    const ballot = await opened(path, item);
    const { votes } = await own(holder.client, path);
    const sent = votes.map(({ apartment_id }) => Object.assign({ apartment_id }, FOR));
    const held = votes.find(({ right }) => right === 'proxy');
    const received = (await cast(holder.client, ballot, sent)).as(ballotsOperations.castVotes);
    expect(received.refused).toEqual([{ apartment_id: held?.apartment_id, reason: 'early_vote' }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3, votes_against: 2 });
    await setRule('early_votes', 'no');
  });
});
