import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsOperations, type CastVotesForm } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { v4 as newMark } from 'uuid';
import type { TestClient } from '../../testing/index.ts';
import { AGAINST, CONVENED, FOR } from './ballots/testing/ballots-fixture.ts';
import { public_key, seal } from './ballots/testing/secret-ballot.ts';
import {
  createEarlyVotesFixture,
  type EarlyVotesFixture,
} from './early-votes/testing/early-votes-fixture.ts';

let fixture: EarlyVotesFixture;
beforeAll(async () => {
  fixture = await createEarlyVotesFixture();
});
afterAll(() => fixture.server.stop());

type Sent = Partial<CastVotesForm['votes'][number]>;
type Kind = 'early' | 'open' | 'secret';
/** What somebody votes; `none` withdraws a vote before the meeting. */
type Text = 'for' | 'against' | 'none';

/** Starts what members can vote about, whose one apartment has so many owners. */
async function startVoting(kind: Kind, owners: number) {
  const { meeting, proposal, member, addApartments, come, opened, own, cast, early, board } = fixture;
  const path = await meeting(CONVENED);
  const item = await proposal(path, 4);
  const people = await Promise.all(
    Array.from({ length: owners }, async (_, at) => member(`Eigenaar ${at}`, fixture.association)),
  );
  await addApartments([{ name: `Kade ${item}`, votes: 2, owners: people.map(({ id }) => id) }]);
  for (const one of people) await come(path, one);
  const secret = kind === 'secret' ? { is_secret: true, public_key } : {};
  const ballot = kind === 'early' ? '' : await opened(path, item, secret);
  const votesOf = async (client: TestClient) =>
    kind === 'early'
      ? (await early(client, path)).items.flatMap(({ votes }) =>
          votes.map((vote) => Object.assign(vote, { sealed_count: 0 })),
        )
      : (await own(client, path)).votes;
  /** Returns a phone, which votes by what its screen saw. */
  const phone = async (client: TestClient) => {
    const seen = async () => {
      const [vote] = await votesOf(client);
      if (!vote) throw new Error('The member votes for no apartment.');
      return vote;
    };
    const { apartment_id, sealed_count, mark: first } = await seen();
    const voteOf = (text: Text): Sent => {
      if (text === 'none') return { choice: null, option: null };
      if (kind !== 'secret') return text === 'for' ? FOR : AGAINST;
      return { sealed: Array.from({ length: sealed_count }, () => seal(text)) };
    };
    return {
      seen,
      prepare: (text: Text, replaces = first === null ? [] : [first]) => ({
        ...voteOf(text),
        mark: newMark(),
        replaces,
      }),
      send: (sent: Sent) =>
        kind === 'early'
          ? client.call('PUT', `${path}/early-votes/${item}`, {
              body: { version: 1, votes: [{ apartment_id, ...sent }] },
            })
          : cast(client, ballot, [{ apartment_id, ...sent }]),
    };
  };
  const [client = board, other = client] = people.map((one) => one.client);
  return {
    path,
    item,
    client,
    old: await phone(client),
    later: await phone(client),
    spouse: await phone(other),
    end: async () => (kind === 'early' ? opened(path, item) : board.post(`${ballot}/close`)),
  };
}

describe.each([
  ['before the meeting', 'early'],
  ['in an open ballot', 'open'],
  ['in a secret ballot', 'secret'],
] as const)('a vote from two devices %s', (_, kind) => {
  const start = async (owners = 1) => startVoting(kind, owners);

  it('does not replace a later one, if it waited on a phone without a connection', async () => {
    const { old, later } = await start();
    const waiting = old.prepare('for');
    const confirmed = later.prepare('against');
    expect((await later.send(confirmed)).status).toBe(200);
    expect((await old.send(waiting)).error?.code).toBe('newer_vote');
    expect(await old.seen()).toMatchObject({ mark: confirmed.mark, has_voted: true });
    // Whoever saw what counts can change it.
    const again = old.prepare('for', [confirmed.mark]);
    expect((await old.send(again)).status).toBe(200);
    expect(await old.seen()).toMatchObject({ mark: again.mark });
  });

  it('is confirmed each time it is sent again, also after the closing or the begin of the meeting', async () => {
    const { old, end } = await start();
    const sent = old.prepare('for');
    for (const time of [1, 2, 3]) expect([time, (await old.send(sent)).status]).toEqual([time, 200]);
    await end();
    expect((await old.send(sent)).status).toBe(200);
  });

  it('may replace those that its own device sent without a response', async () => {
    const { old } = await start();
    const lost = old.prepare('for');
    await old.send(lost);
    const changed = old.prepare('against', [lost.mark]);
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
    const changed = old.prepare('against', [mine.mark]);
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

describe('a vote before the meeting that was withdrawn', () => {
  it('stays withdrawn, also if a device sends a vote that did not see it', async () => {
    const { path, item, old } = await startVoting('early', 1);
    const [first, waiting] = [old.prepare('for'), old.prepare('for')];
    await old.send(first);
    const change = old.prepare('against', [first.mark]);
    const withdrawal = old.prepare('none', [first.mark]);
    expect((await old.send(withdrawal)).status).toBe(200);
    for (const sent of [waiting, change, first])
      expect((await old.send(sent)).error?.code).toBe('newer_vote');
    expect(await old.seen()).toMatchObject({ vote: null, has_voted: false, is_outdated: false });
    expect(await fixture.countsOf(path)).toEqual([]);
    const again = old.prepare('against', [withdrawal.mark]);
    expect((await old.send(again)).status).toBe(200);
    expect(await fixture.countsOf(path)).toMatchObject([{ item_id: item, apartments: 1 }]);
    // Nor is it withdrawn by a device that did not see it.
    expect((await old.send(old.prepare('none', [withdrawal.mark]))).error?.code).toBe('newer_vote');
    expect(await old.seen()).toMatchObject({ vote: AGAINST });
  });

  it('says nothing any more of what was voted, and is in no ballot, mail or list', async () => {
    const { path, item, client, old } = await startVoting('early', 1);
    const first = old.prepare('for');
    await old.send(first);
    await old.send(old.prepare('none', [first.mark]));
    const { rows } = await fixture.server.database.pool.query(
      'select choice, option, outdated_at from early_votes where item_id = $1',
      [item],
    );
    expect(rows).toEqual([{ choice: null, option: null, outdated_at: null }]);
    expect((await fixture.proxiesOf(client, path)).terms.early_numbers).toEqual([]);
    const ballot = await fixture.opened(path, item);
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_early: 0 });
  });
});

describe('a call with several votes before the meeting', () => {
  it('saves none, if one of them is older than that of another device', async () => {
    const { path, item } = await fixture.aMeeting([]);
    const owner = await fixture.member(`Van twee ${item}`, fixture.association);
    const names = ['Een', 'Twee'].map((name) => `${name} ${item}`);
    await fixture.addApartments(names.map((name) => ({ name, votes: 2, owners: [owner.id] })));
    const votesOf = async () => fixture.votesIn(owner, path);
    const [one = '', other = ''] = (await votesOf()).map(({ apartment_id }) => apartment_id);
    const put = (votes: readonly object[]) =>
      owner.client.call('PUT', `${path}/early-votes/${item}`, { body: { version: 1, votes } });
    const marked = (apartment_id: string, vote: Vote) => ({
      apartment_id,
      ...vote,
      mark: newMark(),
      replaces: [],
    });
    await put([marked(one, AGAINST)]);
    expect((await put([marked(other, FOR), marked(one, FOR)])).error?.code).toBe('newer_vote');
    expect(await votesOf()).toMatchObject([{ vote: AGAINST }, { has_voted: false }]);
  });
});

describe('a call with several votes in a ballot', () => {
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
    const { meeting, proposal, owning, given, answer, voteEarly, come, opened, own, cast } = fixture;
    const path = await meeting(CONVENED);
    const item = await proposal(path, 4);
    const [giver, holder] = [await owning('Stemde vooraf', 2), await owning('Houder', 3)];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    expect((await voteEarly(giver.client, path, item, AGAINST)).status).toBe(200);
    await come(path, holder);
    const ballot = await opened(path, item);
    const { votes } = await own(holder.client, path);
    const sent = votes.map(({ apartment_id }) => Object.assign({ apartment_id }, FOR));
    const held = votes.find(({ right }) => right === 'proxy');
    const received = (await cast(holder.client, ballot, sent)).as(ballotsOperations.castVotes);
    expect(received.refused).toEqual([{ apartment_id: held?.apartment_id, reason: 'early_vote' }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3, votes_against: 2 });
  });
});
