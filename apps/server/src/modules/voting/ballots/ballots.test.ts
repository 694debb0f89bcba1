import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import { eq } from 'drizzle-orm';
import { votingRules } from '../../voting-rules/voting-rules.tables.ts';
import {
  ABSTAIN,
  AGAINST,
  type BallotsFixture,
  createBallotsFixture,
  FOR,
  optionOf,
} from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

/** A meeting with a proposal, and members of whom all are present. */
async function aMeeting(votes: readonly number[], own: Parameters<BallotsFixture['meeting']>[0] = {}) {
  const path = await fixture.meeting(own);
  const item = await fixture.proposal(path, 4);
  const members = await Promise.all(
    votes.map(async (number, at) => fixture.owning(`Lid ${at} ${path.slice(-6)}`, number)),
  );
  for (const member of members) await fixture.come(path, member);
  return { path, item, members };
}

describe('a ballot', () => {
  it('counts what was voted by the votes of the apartments, and shows nothing of it before it is closed', async () => {
    const { opened, vote, progress, close, ballotsOf, owner, apartmentsOf } = fixture;
    const { path, item, members } = await aMeeting([24, 22, 10, 5]);
    const ballot = await opened(path, item);
    for (const [at, choice] of [FOR, AGAINST, ABSTAIN].entries()) {
      const { client } = members[at] ?? {};
      if (client) expect((await vote(client, ballot, choice)).status).toBe(200);
    }
    expect(await progress(ballot)).toEqual({
      apartments_divided: 0,
      apartments_early: 0,
      state: 'open',
      votes_cast: 56,
      apartments_cast: 3,
      votes_present: 61,
      apartments_present: 4,
      votes_paper: 0,
      apartments_paper: 0,
    });
    const shown = JSON.stringify([await apartmentsOf(ballot), await ballotsOf(owner, path)]);
    expect(shown).not.toMatch(/"(?:for|against|abstain)"/u);
    const { state, result, decision_id } = await close(ballot);
    expect(state).toBe('closed');
    expect(result).toMatchObject({
      outcome: 'adopted',
      votes_for: 24,
      votes_against: 22,
      votes_abstained: 10,
      votes_cast: 46,
      votes_needed: 24,
      votes_silent: 5,
      votes_present: 61,
      apartments_present: 4,
    });
    expect(await ballotsOf(owner, path)).toMatchObject([{ state: 'closed', result: { votes_for: 24 } }]);
    const decision = (await owner.get(`/associations/${fixture.association.id}/decisions/${decision_id}`)).as(
      decisionsOperations.getDecision,
    );
    expect(decision).toMatchObject({
      title: 'Voorstel 4',
      wording: 'De vergadering besluit 4.',
      outcome: 'adopted',
      votes_for: 24,
      votes_against: 22,
      votes_abstained: 10,
      votes_present: 61,
      decided_on: '2026-11-20',
      published_on: '2026-11-20',
      voidable_until: '2026-12-21',
      is_voidable: true,
    });
  });

  it('takes a later vote for an earlier one, and none once it is closed', async () => {
    const { opened, vote, close, own } = fixture;
    const { path, item, members } = await aMeeting([3]);
    const [anna] = members;
    if (!anna) throw new Error('There is no member.');
    const ballot = await opened(path, item);
    await vote(anna.client, ballot, FOR);
    await vote(anna.client, ballot, AGAINST);
    const { votes } = await own(anna.client, path);
    expect(votes).toMatchObject([{ right: 'owner', has_voted: true, vote: AGAINST, is_divided: false }]);
    const { result } = await close(ballot);
    expect(result).toMatchObject({ votes_for: 0, votes_against: 3, outcome: 'rejected' });
    const late = await fixture.cast(anna.client, ballot, [
      { apartment_id: votes[0]?.apartment_id ?? '', ...FOR },
    ]);
    expect(late.error?.code).toBe('ballot_closed');
    expect((await fixture.board.post(`${ballot}/close`)).error?.code).toBe('ballot_closed');
    // Whoever got no response in the last second sends the same votes again.
    const again = [{ apartment_id: votes[0]?.apartment_id ?? '', ...AGAINST }];
    expect((await fixture.cast(anna.client, ballot, again)).status).toBe(200);
  });

  it('is for those who are present, for their own apartments, with a choice of the proposal', async () => {
    const { opened, cast, own, owning } = fixture;
    const { path, item, members } = await aMeeting([3]);
    const [anna] = members;
    const absent = await owning('Afwezig');
    if (!anna) throw new Error('There is no member.');
    const ballot = await opened(path, item);
    const [{ apartment_id } = { apartment_id: '' }] = (await own(anna.client, path)).votes;
    expect((await cast(absent.client, ballot, [{ apartment_id, ...FOR }])).error?.code).toBe('not_present');
    await fixture.come(path, absent);
    expect((await cast(absent.client, ballot, [{ apartment_id, ...FOR }])).error?.code).toBe('forbidden');
    for (const vote of [optionOf('Groen'), { choice: null }, { choice: 'for' as const, option: 'x' }])
      expect((await cast(anna.client, ballot, [{ apartment_id, ...vote }])).status).toBe(422);
    const elsewhere = ballot.replace(/ballots\/.*$/u, 'ballots/00000000-0000-7000-8000-000000000000');
    expect((await cast(anna.client, elsewhere, [{ apartment_id, ...FOR }])).status).toBe(404);
    expect((await own(absent.client, path)).votes).toMatchObject([{ name: absent.apartment }]);
  });

  it('has no vote of owners who disagree, until they agree', async () => {
    const { opened, vote, own, progress, close, owning, member, addApartments, come } = fixture;
    const { path, item } = await aMeeting([]);
    const [one, other] = [await member('Een'), await member('Twee')];
    await addApartments([{ name: 'Samen', votes: 7, owners: [one.id, other.id] }]);
    const single = await owning('Alleen', 2);
    for (const person of [one, other, single]) await come(path, person);
    const ballot = await opened(path, item);
    await vote(single.client, ballot, FOR);
    await vote(one.client, ballot, FOR);
    expect((await own(one.client, path)).votes).toMatchObject([{ is_divided: false }]);
    await vote(other.client, ballot, AGAINST);
    expect((await own(one.client, path)).votes).toMatchObject([{ is_divided: true }]);
    expect(await progress(ballot)).toMatchObject({
      votes_cast: 9,
      apartments_present: 2,
      apartments_divided: 1,
    });
    const divided = await close(ballot);
    expect(divided.result).toMatchObject({
      votes_for: 2,
      votes_divided: 7,
      votes_silent: 0,
      votes_present: 9,
    });

    const again = await opened(path, item);
    await vote(one.client, again, FOR);
    await vote(other.client, again, AGAINST);
    await vote(other.client, again, FOR);
    const { result, decision_id } = await close(again);
    expect(result).toMatchObject({ votes_for: 7, votes_divided: 0 });
    const [last, first] = await fixture.ballotsOf(fixture.owner, path);
    expect([last?.decision_id, first?.decision_id]).toEqual([decision_id, divided.decision_id]);
  });

  it('follows the instruction of a proxy, and lets the holder decide without one', async () => {
    const { opened, own, vote, close, owning, given, answer, come, proposal, meeting } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [giver, free, holder] = [
      await owning('Geefster', 5),
      await owning('Vrije', 3),
      await owning('Houder', 2),
    ];
    const items = [{ item_id: item, instruction: 'against' as const, option: null }];
    for (const proxy of [
      await given(giver.client, path, holder, { items }),
      await given(free.client, path, holder),
    ])
      await answer(holder.client, path, proxy.id);
    await come(path, holder);
    const ballot = await opened(path, item);
    expect((await own(holder.client, path)).votes).toMatchObject([
      { name: holder.apartment, right: 'owner', giver: null, instruction: null },
      { name: giver.apartment, right: 'proxy', giver: 'Geefster', instruction: 'against', has_voted: false },
      { name: free.apartment, right: 'proxy', giver: 'Vrije', instruction: null },
    ]);
    expect(await fixture.progress(ballot)).toMatchObject({ votes_cast: 5, votes_present: 10 });
    await vote(holder.client, ballot, FOR);
    expect((await own(holder.client, path)).votes.map((one) => one.vote?.choice)).toEqual([
      'for',
      'against',
      'for',
    ]);
    const { result } = await close(ballot);
    expect(result).toMatchObject({ votes_for: 5, votes_against: 5, outcome: 'rejected' });
  });

  it('has the vote of an owner who comes, and no vote of a proxy that was withdrawn', async () => {
    const { opened, own, vote, close, owning, given, answer, come, proposal, meeting } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [late, fickle, holder] = [
      await owning('Late', 5),
      await owning('Wispelturig', 3),
      await owning('Houder', 2),
    ];
    const proxies = [await given(late.client, path, holder), await given(fickle.client, path, holder)];
    for (const { id } of proxies) await answer(holder.client, path, id);
    await come(path, holder);
    const ballot = await opened(path, item);
    await vote(holder.client, ballot, FOR);
    await come(path, late);
    expect((await own(holder.client, path)).votes.map(({ name }) => name)).toEqual([
      holder.apartment,
      fickle.apartment,
    ]);
    // The vote of the holder does not count while the owner is present, so that the owner is asked to vote.
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_cast: 2, apartments_present: 3 });
    await vote(late.client, ballot, AGAINST);
    await fickle.client.post(`${path}/proxies/${proxies[1]?.id}/withdraw`);
    const { result } = await close(ballot);
    expect(result).toMatchObject({ votes_for: 2, votes_against: 5, votes_present: 7 });
  });

  it('has the show of hands that the board enters for apartments without a vote of themselves', async () => {
    const { opened, vote, close, board, apartmentsOf, progress } = fixture;
    const { path, item, members } = await aMeeting([1, 2, 4, 8]);
    const ballot = await opened(path, item);
    const apartments = await apartmentsOf(ballot);
    const apartmentOf = (all: typeof apartments, at: number) =>
      all.find(({ name }) => name === members[at]?.apartment);
    const idOf = (at: number) => apartmentOf(apartments, at)?.apartment_id ?? '';
    const hands = async (body: object) => board.post(`${ballot}/hands`, body);
    if (members[0]) await vote(members[0].client, ballot, AGAINST);
    await hands({ votes: [{ apartment_id: idOf(1), ...AGAINST }], others: null });
    await hands({ votes: [{ apartment_id: idOf(0), ...FOR }], others: FOR });
    expect(await apartmentsOf(ballot, '&is_silent=true')).toEqual([]);
    const entered = await apartmentsOf(ballot);
    expect(members.map((_, at) => apartmentOf(entered, at))).toMatchObject([
      { has_voted: true, hand: FOR },
      { has_voted: false, hand: AGAINST },
      { has_voted: false, hand: FOR },
      { has_voted: false, hand: FOR },
    ]);
    // A member who votes after all replaces what was entered.
    if (members[3]) await vote(members[3].client, ballot, AGAINST);
    await hands({ votes: [{ apartment_id: idOf(2), choice: null, option: null }], others: null });
    expect(await progress(ballot)).toMatchObject({ apartments_cast: 3 });
    expect((await hands({ votes: [], others: optionOf('Groen') })).status).toBe(422);
    // Nobody raises a hand after the meeting.
    const { server } = fixture;
    const id = path.split('/').at(-1);
    const move = async (time: string) =>
      server.database.pool.query(`update meetings set meeting_date = meeting_date ${time} where id = $1`, [
        id,
      ]);
    await move("- interval '2 days'");
    expect((await hands({ votes: [], others: FOR })).error?.code).toBe('meeting_not_held');
    await move("+ interval '2 days'");
    // Somebody who was recorded at the door by mistake has no hand.
    if (members[1]) await fixture.come(path, members[1], false);
    expect((await close(ballot)).result).toMatchObject({ votes_for: 0, votes_against: 9, votes_silent: 4 });
  });

  it('chooses the option with the most votes, if they are enough, and none of two with as many', async () => {
    const { opened, vote, close } = fixture;
    const { path, members } = await aMeeting([5, 4, 1]);
    const item = await fixture.proposal(path, 5, ['Groen', 'Blauw']);
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('A member is missing.');
    const tied = await opened(path, item);
    await vote(first.client, tied, optionOf('Groen'));
    await vote(second.client, tied, optionOf('Blauw'));
    await vote(third.client, tied, optionOf('Blauw'));
    expect((await vote(third.client, tied, FOR)).status).toBe(422);
    expect((await close(tied)).result).toMatchObject({ outcome: 'rejected', chosen_option: null });
    const ballot = await opened(path, item);
    await vote(first.client, ballot, optionOf('Groen'));
    await vote(second.client, ballot, optionOf('Blauw'));
    await vote(third.client, ballot, ABSTAIN);
    const { result, decision_id } = await close(ballot);
    expect(result).toMatchObject({
      outcome: 'adopted',
      chosen_option: 'Groen',
      votes_cast: 9,
      votes_needed: 5,
    });
    const decision = await fixture.owner.get(
      `/associations/${fixture.association.id}/decisions/${decision_id}`,
    );
    expect(decision.as(decisionsOperations.getDecision).wording).toContain('Gekozen: Groen');
  });

  it('decides nothing without its quorum, except at a second meeting', async () => {
    const { association, server, opened, vote, close, meeting, proposal, come } = fixture;
    const { queries } = server.database;
    const rule = { association_id: association.id, decision_kind: '', position: 9 };
    await queries.insert(votingRules).values([
      { ...rule, rule: 'quorum', value: 'all' },
      { ...rule, rule: 'second_meeting', value: 'yes' },
    ]);
    const { path, item, members } = await aMeeting([5]);
    const [anna] = members;
    if (!anna) throw new Error('There is no member.');
    const ballot = await opened(path, item);
    await vote(anna.client, ballot, FOR);
    expect(await close(ballot)).toMatchObject({ decision_id: null, result: { outcome: 'no_quorum' } });
    expect((await fixture.presence(path)).quorums).toMatchObject([{ is_reached: false }]);

    const second = await meeting({ is_second: true });
    const again = await proposal(second, 4);
    await come(second, anna);
    expect((await fixture.presence(second)).quorums).toEqual([]);
    const repeated = await opened(second, again);
    await vote(anna.client, repeated, FOR);
    expect((await close(repeated)).result?.outcome).toBe('adopted');
    await queries.delete(votingRules).where(eq(votingRules.rule, 'quorum'));
  });

  it('is one at a time, is opened while the meeting is held, and can be cancelled', async () => {
    const { board, open, opened, meeting, proposal, server } = fixture;
    const { path, item, members } = await aMeeting([1]);
    const note = await fixture.proposal(await meeting(), 4);
    expect((await open(path, note)).error).toMatchObject({ errors: { item_id: [{ code: 'not_allowed' }] } });
    const both = await Promise.all([open(path, item), open(path, item)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    const [{ id } = { id: '' }] = await fixture.ballotsOf(board, path);
    expect(
      (await board.post(`${path}/ballots/${id}/cancel`)).as(ballotsOperations.cancelBallot),
    ).toMatchObject({
      state: 'cancelled',
      result: null,
      decision_id: null,
    });
    await opened(path, item);
    const ended = await meeting({ meeting_date: new Date(server.clock.now().getTime() - 43_000_000) });
    const [person] = members;
    if (!person) throw new Error('There is no member.');
    await fixture.come(ended, person);
    const forgotten = await opened(ended, await proposal(ended, 4));
    server.clock.pass(300_000);
    expect((await fixture.vote(person.client, forgotten, FOR)).error?.code).toBe('meeting_not_held');
    expect((await fixture.close(forgotten)).state).toBe('closed');
    const tomorrow = await meeting({ meeting_date: new Date(server.clock.now().getTime() + 86_400_000) });
    const other = await proposal(tomorrow, 4);
    expect((await open(tomorrow, other)).error?.code).toBe('meeting_not_held');
    expect((await fixture.come(tomorrow, { id: '00000000-0000-7000-8000-000000000000' })).error?.code).toBe(
      'meeting_not_held',
    );
  });

  it('counts each vote that was received, also when it is closed at the same moment', async () => {
    const { opened, own, cast, board } = fixture;
    const { path, item, members } = await aMeeting(Array.from({ length: 12 }, () => 1));
    const ballot = await opened(path, item);
    const asked = await Promise.all(
      members.map(async ({ client }) => ({
        client,
        apartment_id: (await own(client, path)).votes[0]?.apartment_id ?? '',
      })),
    );
    const sent = asked.map(async ({ client, apartment_id }) =>
      cast(client, ballot, [{ apartment_id, ...FOR }]),
    );
    const [closed, ...responses] = await Promise.all([board.post(`${ballot}/close`), ...sent]);
    const received = responses.filter(({ status }) => status === 200).length;
    expect(responses.filter(({ error }) => error?.code === 'ballot_closed')).toHaveLength(12 - received);
    expect(closed.as(ballotsOperations.closeBallot).result).toMatchObject({
      votes_for: received,
      votes_silent: 12 - received,
    });
  });
});
