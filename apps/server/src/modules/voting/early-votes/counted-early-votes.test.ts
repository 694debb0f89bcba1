import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnVotes } from '@mijn/domain/ballots';
import { sql } from 'drizzle-orm';
import { AGAINST, FOR, optionOf } from '../ballots/testing/ballots-fixture.ts';
import { public_key } from '../ballots/testing/secret-ballot.ts';
import {
  createEarlyVotesFixture,
  type EarlyVotesFixture,
  firstOf,
  type Owner,
} from './testing/early-votes-fixture.ts';

let fixture: EarlyVotesFixture;
beforeAll(async () => {
  fixture = await createEarlyVotesFixture();
});
afterAll(() => fixture.server.stop());

describe('a ballot', () => {
  it('counts apartments that voted before the meeting as present, for their item alone', async () => {
    const { path, item, members } = await fixture.aMeeting([24, 22, 10]);
    const [anna, joke, carla] = members;
    if (!anna || !joke || !carla) throw new Error('There is no member.');
    const other = await fixture.proposal(path, 5);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(joke.client, path, item, AGAINST);
    await fixture.come(path, carla);
    await fixture.come(path, joke);
    expect(await fixture.countsOf(path)).toEqual([
      { item_id: item, apartments: 2, votes: 46, votes_absent: 24 },
    ]);
    const ballot = await fixture.opened(path, item);
    expect(await fixture.progress(ballot)).toMatchObject({
      apartments_early: 2,
      apartments_cast: 2,
      votes_cast: 46,
      apartments_present: 3,
      votes_present: 56,
    });
    const listed = await fixture.apartmentsOf(ballot);
    const rowOf = ({ apartment }: Owner) => listed.find(({ name }) => name === apartment);
    expect(rowOf(anna)).toMatchObject({ people: [], has_voted: true, is_early: true, hand: null });
    expect(rowOf(joke)).toMatchObject({ people: [joke.name], has_voted: true, is_early: true });
    expect(rowOf(carla)).toMatchObject({ has_voted: false, is_early: false });
    expect(JSON.stringify(listed)).not.toMatch(/"(?:for|against)"/u);
    expect(await fixture.apartmentsOf(ballot, '&is_silent=true')).toMatchObject([{ name: carla.apartment }]);
    // A show of hands of all others leaves those who voted before as they are.
    await fixture.board.post(`${ballot}/hands`, { votes: [], others: FOR });
    expect((await fixture.close(ballot)).result).toMatchObject({
      votes_for: 34,
      votes_against: 22,
      votes_present: 56,
      votes_silent: 0,
    });
    const next = await fixture.opened(path, other);
    expect(await fixture.progress(next)).toMatchObject({ apartments_early: 0, apartments_present: 2 });
  });

  it('shows an owner who comes the own vote, which a vote at the meeting replaces', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const ballot = await fixture.opened(path, item);
    await fixture.come(path, anna);
    const { votes } = await fixture.own(anna.client, path);
    expect(votes).toMatchObject([{ vote: FOR, has_voted: true, is_early: true, is_divided: false }]);
    await fixture.vote(anna.client, ballot, AGAINST);
    expect((await fixture.own(anna.client, path)).votes).toMatchObject([{ vote: AGAINST, is_early: false }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, votes_against: 3 });
  });

  it('takes the vote of an owner before the meeting before the instruction and the holder of a proxy', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    const holder = await fixture.owning('Houder', 2);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const items = [{ item_id: item, instruction: 'against', option: null } as const];
    const { id } = await fixture.given(anna.client, path, holder, { items });
    await fixture.answer(holder.client, path, id);
    const known = await fixture.proxiesOf(holder.client, path);
    expect(known.data).toMatchObject([{ relation: 'holder', early_numbers: [4] }]);
    expect(known.terms.early_numbers).toEqual([]);
    expect((await fixture.proxiesOf(anna.client, path)).terms.early_numbers).toEqual([4]);
    const ballot = await fixture.opened(path, item);
    await fixture.come(path, holder);
    const { votes } = await fixture.own(holder.client, path);
    const held = votes.find(({ right }) => right === 'proxy');
    expect(held).toMatchObject({ is_early: true, vote: null, has_voted: false } satisfies Partial<
      OwnVotes['votes'][number]
    >);
    const refused = await fixture.cast(holder.client, ballot, [
      { apartment_id: held?.apartment_id ?? '', ...AGAINST },
    ]);
    expect(refused.error?.code).toBe('forbidden');
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3, votes_against: 0 });
  });

  it('is not told to the whole board by a proxy to the board, until one of it holds the proxy', async () => {
    await fixture.setRule('board_proxies', 'yes');
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const { id } = await fixture.given(anna.client, path, null);
    const seenBy = async (client: typeof fixture.board) =>
      (await fixture.proxiesOf(client, path)).data.map(({ early_numbers }) => early_numbers);
    expect(await seenBy(fixture.board)).toEqual([[]]);
    expect(await seenBy(anna.client)).toEqual([[4]]);
    expect((await fixture.answer(fixture.board, path, id)).status).toBe(200);
    expect(await seenBy(fixture.board)).toEqual([[4]]);
  });

  it('shows which apartments voted before it to who enters hands, and no more once it is closed', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    await fixture.voteEarly(firstOf(members).client, path, item, FOR);
    const ballot = await fixture.opened(path, item);
    expect(await fixture.apartmentsOf(ballot)).toMatchObject([{ has_voted: true, is_early: true }]);
    await fixture.close(ballot);
    expect(await fixture.apartmentsOf(ballot)).toMatchObject([{ has_voted: true, is_early: false }]);
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_early: 1 });
  });

  it('has no vote of owners who disagreed before it, until one of them votes', async () => {
    const { path, item } = await fixture.aMeeting([]);
    const [one, other] = [await fixture.member('Een'), await fixture.member('Twee')];
    await fixture.addApartments([{ name: `Samen ${item}`, votes: 7, owners: [one.id, other.id] }]);
    const votesOf = async ({ client }: typeof one) =>
      (await fixture.early(client, path)).items.flatMap(({ votes }) => votes);
    await fixture.voteEarly(one.client, path, item, FOR);
    expect(await votesOf(other)).toMatchObject([{ vote: null, has_co_owner_voted: true, is_divided: false }]);
    await fixture.voteEarly(other.client, path, item, AGAINST);
    expect(await votesOf(one)).toMatchObject([{ vote: FOR, is_divided: true }]);
    expect(JSON.stringify(await votesOf(one))).not.toContain('against');
    const ballot = await fixture.opened(path, item);
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_divided: 1, votes_present: 7 });
    await fixture.come(path, one);
    expect((await fixture.own(one.client, path)).votes).toMatchObject([{ vote: FOR, is_divided: true }]);
    await fixture.vote(one.client, ballot, FOR);
    expect((await fixture.own(one.client, path)).votes).toMatchObject([{ is_divided: false }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 7, votes_divided: 0 });
  });

  it('counts no vote of who sold the apartment or left the association', async () => {
    const { path, item, members } = await fixture.aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    for (const { client } of [anna, joke]) await fixture.voteEarly(client, path, item, FOR);
    const { queries } = fixture.server.database;
    await queries.execute(
      sql`delete from apartment_owners where owner_id = (select owner_id from users where id = ${anna.id})`,
    );
    await queries.execute(sql`delete from memberships where user_id = ${joke.id}`);
    expect(await fixture.countsOf(path)).toEqual([]);
    const ballot = await fixture.opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, apartments_present: 0 });
  });

  it('that is secret counts none, because they have a name', async () => {
    const { path, item, members } = await fixture.aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    for (const { client } of [anna, joke]) await fixture.voteEarly(client, path, item, FOR);
    await fixture.come(path, anna);
    const ballot = await fixture.opened(path, item, { is_secret: true, public_key });
    expect((await fixture.own(anna.client, path)).votes).toMatchObject([
      { vote: null, has_voted: false, is_early: false },
    ]);
    expect(await fixture.progress(ballot)).toMatchObject({
      apartments_early: 0,
      votes_cast: 0,
      votes_present: 3,
    });
    await fixture.board.post(`${ballot}/cancel`);
    const open = await fixture.opened(path, item);
    expect((await fixture.close(open)).result).toMatchObject({ votes_for: 7 });
  });

  it('that is repeated counts them again', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    await fixture.voteEarly(firstOf(members).client, path, item, FOR);
    for (const _ of [1, 2]) {
      const ballot = await fixture.opened(path, item);
      expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3 });
    }
  });

  it('that keeps the rules of its opening counts them also if the rules change', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    await fixture.voteEarly(firstOf(members).client, path, item, FOR);
    const ballot = await fixture.opened(path, item);
    await fixture.setRule('early_votes', 'no');
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3 });
    const again = await fixture.opened(path, item);
    expect((await fixture.close(again)).result).toMatchObject({ votes_for: 0 });
    await fixture.setRule('early_votes', 'yes');
  });

  it('that elects several counts all candidates of a vote, unless there are not as many seats any more', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const { client } = firstOf(members);
    const election = async (seats: number, version: number) => {
      const form = {
        title: 'Bestuur',
        kind: 'decide',
        wording: 'Wie?',
        options: ['Jan', 'Piet', 'Klaas'],
        version,
      };
      const body = { ...form, election: { seats, method: 'ranking' } };
      expect((await fixture.board.call('PATCH', `${path}/agenda-items/${item}`, { body })).status).toBe(200);
    };
    await election(2, 1);
    const both = { ...optionOf('Klaas'), further_options: ['Jan'] };
    const three = { ...optionOf('Jan'), further_options: ['Piet', 'Klaas'] };
    expect((await fixture.voteEarly(client, path, item, three, 2)).error?.code).toBe('validation_failed');
    await fixture.voteEarly(client, path, item, both, 2);
    const vote = { option: 'Jan', further_options: ['Klaas'] };
    expect(await fixture.votesIn(firstOf(members), path)).toMatchObject([{ vote, is_outdated: false }]);
    await election(1, 2);
    expect(await fixture.votesIn(firstOf(members), path)).toMatchObject([{ is_outdated: true }]);
    await election(2, 3);
    const ballot = await fixture.opened(path, item);
    const [jan, piet, klaas] = (await fixture.close(ballot)).result?.options ?? [];
    expect([jan, piet, klaas].map((one) => one?.votes)).toEqual([3, 0, 3]);
  });
});
