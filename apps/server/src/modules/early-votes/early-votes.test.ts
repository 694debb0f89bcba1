import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { earlyVotesOperations } from '@mijn/domain/early-votes';
import { EARLY_VOTES_MAIL_DELAY_MS } from '@mijn/domain/limits';
import type { OwnVotes } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { eq, sql } from 'drizzle-orm';
import { meetingItems } from '../agenda/agenda.tables.ts';
import {
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
  optionOf,
} from '../ballots/testing/ballots-fixture.ts';
import { public_key } from '../ballots/testing/secret-ballot.ts';
import { mailChangedProposals } from './early-votes.jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
  await fixture.setRule('early_votes', 'yes');
});
afterAll(() => fixture.server.stop());

/** A meeting in an hour whose members were convened, with a proposal and owners of apartments. */
async function aMeeting(votes: readonly number[], own: Parameters<BallotsFixture['meeting']>[0] = {}) {
  const path = await fixture.meeting({ ...CONVENED, ...own });
  const item = await fixture.proposal(path, 4);
  const members = await Promise.all(
    votes.map(async (number, at) => fixture.owning(`Lid ${at} ${path.slice(-6)}`, number)),
  );
  return { path, item, members };
}

type Owner = Awaited<ReturnType<BallotsFixture['owning']>>;

const first = (members: readonly Owner[]): Owner => {
  const [member] = members;
  if (!member) throw new Error('There is no member.');
  return member;
};

const codeOf = async (owner: Owner, path: string, item: string, vote: Vote | null = FOR, version = 1) =>
  (await fixture.voteEarly(owner.client, path, item, vote, version)).error?.code;

const countsOf = async (path: string) =>
  (await fixture.board.get(`${path}/early-votes/counts`)).as(earlyVotesOperations.listEarlyVoteCounts).data;

const votesIn = async ({ client }: Owner, path: string) =>
  (await fixture.early(client, path)).items.flatMap(({ votes }) => votes);

/** Changes the wording of a proposal, as the board does. */
const reword = async (path: string, item: string, wording: string, version = 1) =>
  fixture.board.call('PATCH', `${path}/agenda-items/${item}`, {
    body: { version, title: 'Voorstel 4', kind: 'decide', wording, options: [] },
  });

/** Runs the job that is due every ten minutes. */
async function mailChanges(): Promise<void> {
  await mailChangedProposals.add(fixture.server.database.queries, {});
  await fixture.server.runJobs();
}

/** Returns the mails to somebody so far, once the time is over in which votes can still be changed. */
const mailsTo = async ({ email }: { email: string }) => {
  fixture.server.clock.pass(EARLY_VOTES_MAIL_DELAY_MS);
  return (await fixture.server.mails()).filter(({ to }) => to?.[0]?.address === email);
};

/** Opens the first ballot of a meeting that begins now. */
async function opened(...[path, item, form]: Parameters<BallotsFixture['opened']>): Promise<string> {
  await fixture.begin(path);
  return fixture.opened(path, item, form);
}

describe('a vote before the meeting', () => {
  it('can be changed and withdrawn, and is seen by its voter alone', async () => {
    const { path, item, members } = await aMeeting([3]);
    const anna = first(members);
    expect((await fixture.early(anna.client, path)).obstacle).toBeNull();
    expect(await codeOf(anna, path, item, FOR)).toBeUndefined();
    expect(await codeOf(anna, path, item, AGAINST)).toBeUndefined();
    expect(await votesIn(anna, path)).toMatchObject([
      { vote: AGAINST, has_voted: true, is_outdated: false, has_co_owner_voted: false, is_divided: false },
    ]);
    expect(await countsOf(path)).toEqual([{ item_id: item, apartments: 1, votes: 3, votes_absent: 3 }]);
    expect((await fixture.owner.get(`${path}/early-votes/counts`)).status).toBe(403);
    const { rows } = await fixture.server.database.queries.execute(
      sql`select details from audit_entries where action = 'early_votes_cast' and details ->> 'item_id' = ${item}`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/for|against/u);
    expect(await codeOf(anna, path, item, null)).toBeUndefined();
    expect(await votesIn(anna, path)).toMatchObject([{ vote: null, has_voted: false }]);
    expect(await countsOf(path)).toEqual([]);
  });

  it('is for own apartments, with a choice of the proposal, about the text that was read', async () => {
    const { path, item, members } = await aMeeting([3, 5]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    const [{ apartment_id } = { apartment_id: '' }] = (await fixture.early(joke.client, path)).apartments;
    const put = (votes: readonly object[], version = 1, about = item) =>
      anna.client.call('PUT', `${path}/early-votes/${about}`, { body: { version, votes } });
    expect((await put([{ apartment_id, ...FOR }])).error?.code).toBe('forbidden');
    expect((await fixture.voteEarly(anna.client, path, item, optionOf('Groen'))).status).toBe(422);
    expect(await codeOf(anna, path, item, FOR, 2)).toBe('conflict');
    const elsewhere = await fixture.proposal(await fixture.meeting(CONVENED), 4);
    expect(await codeOf(anna, path, elsewhere)).toBe('not_found');
    await fixture.server.database.queries
      .update(meetingItems)
      .set({ kind: 'discuss', wording: null })
      .where(eq(meetingItems.id, item));
    expect(await codeOf(anna, path, item)).toBe('not_found');
  });

  it('is taken from thirty days before a meeting to which members were convened, if the rules have it', async () => {
    const now = fixture.server.clock.now().getTime();
    const { setRule } = fixture;
    const [far, unsent, cancelled, near] = [
      await aMeeting([1], { meeting_date: new Date(now + 31 * DAY_MS) }),
      await aMeeting([1], { sent_date: null }),
      await aMeeting([1], { is_cancelled: true }),
      await aMeeting([1], { meeting_date: new Date(now + 30 * DAY_MS) }),
    ];
    const expectations = [
      [far, 'too_early', 'early_votes_closed'],
      [unsent, 'not_convened', 'early_votes_closed'],
      [cancelled, 'meeting_begun', 'meeting_begun'],
      [near, null, undefined],
    ] as const;
    for (const [{ path, item, members }, obstacle, code] of expectations) {
      const anna = first(members);
      expect((await fixture.early(anna.client, path)).obstacle).toBe(obstacle);
      expect(await codeOf(anna, path, item)).toBe(code);
    }
    expect((await fixture.early(fixture.owner, near.path)).obstacle).toBe('no_apartment');
    await setRule('early_votes', 'no');
    const anna = first(near.members);
    expect(await fixture.early(anna.client, near.path)).toMatchObject({ obstacle: 'not_allowed', items: [] });
    expect(await codeOf(anna, near.path, near.item, AGAINST)).toBe('early_votes_closed');
    expect(await countsOf(near.path)).toEqual([]);
    await setRule('early_votes', 'yes');
  });

  it('ends when the meeting begins, and whoever got no response learns that it was received', async () => {
    const { path, item, members } = await aMeeting([3]);
    const anna = first(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await opened(path, item);
    expect((await fixture.early(anna.client, path)).obstacle).toBe('meeting_begun');
    expect(await codeOf(anna, path, item, AGAINST)).toBe('meeting_begun');
    expect(await codeOf(anna, path, item, null)).toBe('meeting_begun');
    expect(await codeOf(anna, path, item, FOR)).toBeUndefined();
  });

  it('is possible until the meeting begins: no ballot is opened before its time, unless the rules have no such votes', async () => {
    const { path, item } = await aMeeting([3]);
    expect((await fixture.open(path, item)).error?.code).toBe('meeting_not_begun');
    const secret = { is_secret: true, public_key };
    expect((await fixture.open(path, item, secret)).error?.code).toBe('meeting_not_begun');
    await fixture.setRule('early_votes', 'no');
    expect((await fixture.open(path, item)).status).toBe(201);
    await fixture.setRule('early_votes', 'yes');
  });

  it('and the first ballot do not overlap: each vote that was confirmed is counted', async () => {
    const { path, item, members } = await aMeeting([1, 1, 1, 1, 1, 1]);
    const calls = members.map(async ({ client }) => fixture.voteEarly(client, path, item, FOR));
    const [opened, ...votes] = await Promise.all([
      fixture.begin(path).then(() => fixture.open(path, item)),
      ...calls,
    ]);
    expect(opened.status).toBe(201);
    const confirmed = votes.filter(({ status }) => status === 200).length;
    for (const { error } of votes) expect([undefined, 'meeting_begun']).toContain(error?.code);
    const [ballot] = await fixture.ballotsOf(fixture.board, path);
    const { result } = await fixture.close(`${path}/ballots/${ballot?.id}`);
    expect(result).toMatchObject({ votes_for: confirmed, apartments_present: confirmed });
  });

  it('is confirmed by one mail, which says about what and not how', async () => {
    const { path, item, members } = await aMeeting([3]);
    const other = await fixture.proposal(path, 5);
    const anna = first(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(anna.client, path, other, AGAINST);
    await fixture.voteEarly(anna.client, path, other, AGAINST);
    const [mail, ...more] = await mailsTo(anna);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Uw stem vooraf is ontvangen: Algemene ledenvergadering');
    expect(mail?.text).toContain('4. Voorstel 4');
    expect(mail?.text).toContain('5. Voorstel 5');
    expect(mail?.text).not.toMatch(/\b(?:tegen|onthouding)\b/iu);
    for (const one of [item, other]) await fixture.voteEarly(anna.client, path, one, null);
    expect((await mailsTo(anna)).at(-1)?.subject).toContain('ingetrokken');
  });
});

describe('a proposal that changed', () => {
  it('has no votes about its former text, and their voters are told once', async () => {
    const { path, item, members } = await aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(joke.client, path, item, FOR);
    expect((await reword(path, item, 'Een andere tekst.')).status).toBe(200);
    expect(await votesIn(anna, path)).toMatchObject([{ vote: FOR, is_outdated: true }]);
    expect(await countsOf(path)).toEqual([]);
    expect(await codeOf(joke, path, item, FOR)).toBe('conflict');
    expect(await codeOf(joke, path, item, FOR, 2)).toBeUndefined();
    await mailChanges();
    await mailChanges();
    const subjects = (await mailsTo(anna)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Het voorstel is gewijzigd. Stem opnieuw.')).toHaveLength(
      1,
    );
    expect((await mailsTo(joke)).map(({ subject }) => subject)).not.toContain(
      'Het voorstel is gewijzigd. Stem opnieuw.',
    );
    // Whoever was told that the vote does not count can rely on it.
    await reword(path, item, 'De vergadering besluit 4.', 2);
    expect(await votesIn(anna, path)).toMatchObject([{ is_outdated: true }]);
    const ballot = await opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, votes_present: 0 });
  });

  it('that says the same again before anybody was told has its votes', async () => {
    const { path, item, members } = await aMeeting([3]);
    await fixture.voteEarly(first(members).client, path, item, FOR);
    await reword(path, item, 'Een tikfout.');
    await reword(path, item, 'De vergadering besluit 4.', 2);
    await mailChanges();
    const ballot = await opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3, apartments_present: 1 });
  });

  it('can be none any more, or be removed', async () => {
    const { path, item, members } = await aMeeting([3]);
    const removed = await fixture.proposal(path, 5);
    const anna = first(members);
    for (const one of [item, removed]) await fixture.voteEarly(anna.client, path, one, FOR);
    await fixture.server.database.queries
      .update(meetingItems)
      .set({ kind: 'discuss', wording: null })
      .where(eq(meetingItems.id, item));
    await fixture.board.delete(`${path}/agenda-items/${removed}`);
    await mailChanges();
    const mail = (await mailsTo(anna)).at(-1);
    expect(mail?.subject).toContain('vervallen');
    expect(mail?.text).toContain('4. Voorstel 4');
    expect(mail?.text).toContain('Voorstel 5');
  });
});

describe('a ballot', () => {
  it('counts apartments that voted before the meeting as present, for their item alone', async () => {
    const { path, item, members } = await aMeeting([24, 22, 10]);
    const [anna, joke, carla] = members;
    if (!anna || !joke || !carla) throw new Error('There is no member.');
    const other = await fixture.proposal(path, 5);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(joke.client, path, item, AGAINST);
    await fixture.come(path, carla);
    await fixture.come(path, joke);
    expect(await countsOf(path)).toEqual([{ item_id: item, apartments: 2, votes: 46, votes_absent: 24 }]);
    const ballot = await opened(path, item);
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
    const next = await opened(path, other);
    expect(await fixture.progress(next)).toMatchObject({ apartments_early: 0, apartments_present: 2 });
  });

  it('shows an owner who comes the own vote, which a vote at the meeting replaces', async () => {
    const { path, item, members } = await aMeeting([3]);
    const anna = first(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const ballot = await opened(path, item);
    await fixture.come(path, anna);
    const { votes } = await fixture.own(anna.client, path);
    expect(votes).toMatchObject([{ vote: FOR, has_voted: true, is_early: true, is_divided: false }]);
    await fixture.vote(anna.client, ballot, AGAINST);
    expect((await fixture.own(anna.client, path)).votes).toMatchObject([{ vote: AGAINST, is_early: false }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, votes_against: 3 });
  });

  it('takes the vote of an owner before the meeting before the instruction and the holder of a proxy', async () => {
    const { path, item, members } = await aMeeting([3]);
    const anna = first(members);
    const holder = await fixture.owning('Houder', 2);
    await fixture.voteEarly(anna.client, path, item, FOR);
    const items = [{ item_id: item, instruction: 'against', option: null } as const];
    const { id } = await fixture.given(anna.client, path, holder, { items });
    await fixture.answer(holder.client, path, id);
    const known = await fixture.proxiesOf(holder.client, path);
    expect(known.data).toMatchObject([{ relation: 'holder', early_numbers: [4] }]);
    expect(known.terms.early_numbers).toEqual([]);
    expect((await fixture.proxiesOf(anna.client, path)).terms.early_numbers).toEqual([4]);
    const ballot = await opened(path, item);
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

  it('has no vote of owners who disagreed before it, until one of them votes', async () => {
    const { path, item } = await aMeeting([]);
    const [one, other] = [await fixture.member('Een'), await fixture.member('Twee')];
    await fixture.addApartments([{ name: `Samen ${item}`, votes: 7, owners: [one.id, other.id] }]);
    const votesOf = async ({ client }: typeof one) =>
      (await fixture.early(client, path)).items.flatMap(({ votes }) => votes);
    await fixture.voteEarly(one.client, path, item, FOR);
    expect(await votesOf(other)).toMatchObject([{ vote: null, has_co_owner_voted: true, is_divided: false }]);
    await fixture.voteEarly(other.client, path, item, AGAINST);
    expect(await votesOf(one)).toMatchObject([{ vote: FOR, is_divided: true }]);
    expect(JSON.stringify(await votesOf(one))).not.toContain('against');
    const ballot = await opened(path, item);
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_divided: 1, votes_present: 7 });
    await fixture.come(path, one);
    expect((await fixture.own(one.client, path)).votes).toMatchObject([{ vote: FOR, is_divided: true }]);
    await fixture.vote(one.client, ballot, FOR);
    expect((await fixture.own(one.client, path)).votes).toMatchObject([{ is_divided: false }]);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 7, votes_divided: 0 });
  });

  it('counts no vote of who sold the apartment or left the association', async () => {
    const { path, item, members } = await aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    for (const { client } of [anna, joke]) await fixture.voteEarly(client, path, item, FOR);
    const { queries } = fixture.server.database;
    await queries.execute(
      sql`delete from apartment_owners where owner_id = (select owner_id from users where id = ${anna.id})`,
    );
    await queries.execute(sql`delete from memberships where user_id = ${joke.id}`);
    expect(await countsOf(path)).toEqual([]);
    const ballot = await opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, apartments_present: 0 });
  });

  it('that is secret counts none, because they have a name', async () => {
    const { path, item, members } = await aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    for (const { client } of [anna, joke]) await fixture.voteEarly(client, path, item, FOR);
    await fixture.come(path, anna);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    expect((await fixture.own(anna.client, path)).votes).toMatchObject([
      { vote: null, has_voted: false, is_early: false },
    ]);
    expect(await fixture.progress(ballot)).toMatchObject({
      apartments_early: 0,
      votes_cast: 0,
      votes_present: 3,
    });
    await fixture.board.post(`${ballot}/cancel`);
    const open = await opened(path, item);
    expect((await fixture.close(open)).result).toMatchObject({ votes_for: 7 });
  });

  it('that is repeated counts them again', async () => {
    const { path, item, members } = await aMeeting([3]);
    await fixture.voteEarly(first(members).client, path, item, FOR);
    for (const _ of [1, 2]) {
      const ballot = await opened(path, item);
      expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3 });
    }
  });

  it('that keeps the rules of its opening counts them also if the rules change', async () => {
    const { path, item, members } = await aMeeting([3]);
    await fixture.voteEarly(first(members).client, path, item, FOR);
    const ballot = await opened(path, item);
    await fixture.setRule('early_votes', 'no');
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3 });
    const again = await opened(path, item);
    expect((await fixture.close(again)).result).toMatchObject({ votes_for: 0 });
    await fixture.setRule('early_votes', 'yes');
  });
});
