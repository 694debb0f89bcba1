import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@mijn/domain/limits';
import { meetingItems } from '../../meetings/agenda/agenda.tables.ts';
import { AGAINST, CONVENED, FOR, optionOf } from '../ballots/testing/ballots-fixture.ts';
import { public_key } from '../ballots/testing/secret-ballot.ts';
import { mailChangedProposals } from './early-votes.jobs.ts';
import { createEarlyVotesFixture, type EarlyVotesFixture, firstOf } from './testing/early-votes-fixture.ts';

let fixture: EarlyVotesFixture;
beforeAll(async () => {
  fixture = await createEarlyVotesFixture();
});
afterAll(() => fixture.server.stop());

/** Runs the job that is due every ten minutes. */
async function mailChanges(): Promise<void> {
  await mailChangedProposals.add(fixture.server.database.queries, {});
  await fixture.server.runJobs();
}

describe('a vote before the meeting', () => {
  it('can be changed and withdrawn, and is seen by its voter alone', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    expect((await fixture.early(anna.client, path)).obstacle).toBeNull();
    expect(await fixture.codeOf(anna, path, item, FOR)).toBeUndefined();
    expect(await fixture.codeOf(anna, path, item, AGAINST)).toBeUndefined();
    expect(await fixture.votesIn(anna, path)).toMatchObject([
      { vote: AGAINST, has_voted: true, is_outdated: false, has_co_owner_voted: false, is_divided: false },
    ]);
    expect(await fixture.countsOf(path)).toEqual([
      { item_id: item, apartments: 1, votes: 3, votes_absent: 3 },
    ]);
    const { rows } = await fixture.server.database.queries.execute(
      sql`select details from audit_entries where action = 'early_votes_cast' and details ->> 'item_id' = ${item}`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/for|against/u);
    expect(await fixture.codeOf(anna, path, item, null)).toBeUndefined();
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ vote: null, has_voted: false }]);
    expect(await fixture.countsOf(path)).toEqual([]);
  });

  it('is for own apartments, with a choice of the proposal, about the text that was read', async () => {
    const { path, item, members } = await fixture.aMeeting([3, 5]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    const [{ apartment_id } = { apartment_id: '' }] = (await fixture.early(joke.client, path)).apartments;
    const put = (votes: readonly object[], version = 1, about = item) =>
      anna.client.call('PUT', `${path}/early-votes/${about}`, { body: { version, votes } });
    expect((await put([{ apartment_id, ...FOR }])).error?.code).toBe('forbidden');
    expect((await fixture.voteEarly(anna.client, path, item, optionOf('Groen'))).status).toBe(422);
    expect(await fixture.codeOf(anna, path, item, FOR, 2)).toBe('conflict');
    const elsewhere = await fixture.proposal(await fixture.meeting(CONVENED), 4);
    expect(await fixture.codeOf(anna, path, elsewhere)).toBe('not_found');
    await fixture.server.database.queries
      .update(meetingItems)
      .set({ kind: 'discuss', wording: null })
      .where(eq(meetingItems.id, item));
    expect(await fixture.codeOf(anna, path, item)).toBe('not_found');
  });

  it('is taken from thirty days before a meeting to which members were convened, if the rules have it', async () => {
    const now = fixture.server.clock.now().getTime();
    const { setRule } = fixture;
    const [far, unsent, cancelled, near] = [
      await fixture.aMeeting([1], { meeting_date: new Date(now + 31 * DAY_MS) }),
      await fixture.aMeeting([1], { sent_date: null }),
      await fixture.aMeeting([1], { is_cancelled: true }),
      await fixture.aMeeting([1], { meeting_date: new Date(now + 30 * DAY_MS) }),
    ];
    const expectations = [
      [far, 'too_early', 'early_votes_closed'],
      [unsent, 'not_convened', 'early_votes_closed'],
      [cancelled, 'meeting_begun', 'meeting_begun'],
      [near, null, undefined],
    ] as const;
    for (const [{ path, item, members }, obstacle, code] of expectations) {
      const anna = firstOf(members);
      expect((await fixture.early(anna.client, path)).obstacle).toBe(obstacle);
      expect(await fixture.codeOf(anna, path, item)).toBe(code);
    }
    expect((await fixture.early(fixture.owner, near.path)).obstacle).toBe('no_apartment');
    await setRule('early_votes', 'no');
    const anna = firstOf(near.members);
    expect(await fixture.early(anna.client, near.path)).toMatchObject({ obstacle: 'not_allowed', items: [] });
    expect(await fixture.codeOf(anna, near.path, near.item, AGAINST)).toBe('early_votes_closed');
    expect(await fixture.countsOf(near.path)).toEqual([]);
    await setRule('early_votes', 'yes');
  });

  it('ends when the meeting begins, and whoever got no response learns that it was received', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.opened(path, item);
    expect((await fixture.early(anna.client, path)).obstacle).toBe('meeting_begun');
    expect(await fixture.codeOf(anna, path, item, AGAINST)).toBe('meeting_begun');
    expect(await fixture.codeOf(anna, path, item, null)).toBe('meeting_begun');
    expect(await fixture.codeOf(anna, path, item, FOR)).toBeUndefined();
  });

  it('is possible until the meeting begins: no ballot is opened before its time, unless the rules have no such votes', async () => {
    const { path, item } = await fixture.aMeeting([3]);
    expect((await fixture.open(path, item)).error?.code).toBe('meeting_not_begun');
    const secret = { is_secret: true, public_key };
    expect((await fixture.open(path, item, secret)).error?.code).toBe('meeting_not_begun');
    await fixture.setRule('early_votes', 'no');
    expect((await fixture.open(path, item)).status).toBe(201);
    await fixture.setRule('early_votes', 'yes');
  });

  it('and the first ballot do not overlap: each vote that was confirmed is counted', async () => {
    const { path, item, members } = await fixture.aMeeting([1, 1, 1, 1, 1, 1]);
    const calls = members.map(async ({ client }) => fixture.voteEarly(client, path, item, FOR));
    const [ballotOpened, ...votes] = await Promise.all([
      fixture.begin(path).then(() => fixture.open(path, item)),
      ...calls,
    ]);
    expect(ballotOpened.status).toBe(201);
    const confirmed = votes.filter(({ status }) => status === 200).length;
    for (const { error } of votes) expect([undefined, 'meeting_begun']).toContain(error?.code);
    const [ballot] = await fixture.ballotsOf(fixture.board, path);
    const { result } = await fixture.close(`${path}/ballots/${ballot?.id}`);
    expect(result).toMatchObject({ votes_for: confirmed, apartments_present: confirmed });
  });

  it('is confirmed by one mail, which says about what and not how', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const other = await fixture.proposal(path, 5);
    const anna = firstOf(members);
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(anna.client, path, other, AGAINST);
    await fixture.voteEarly(anna.client, path, other, AGAINST);
    const [mail, ...more] = await fixture.mailsTo(anna);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Uw stem vooraf is ontvangen: Algemene ledenvergadering');
    expect(mail?.text).toContain('4. Voorstel 4');
    expect(mail?.text).toContain('5. Voorstel 5');
    expect(mail?.text).not.toMatch(/\b(?:tegen|onthouding)\b/iu);
    for (const one of [item, other]) await fixture.voteEarly(anna.client, path, one, null);
    expect((await fixture.mailsTo(anna)).at(-1)?.subject).toContain('ingetrokken');
  });
});

describe('a proposal that changed', () => {
  it('has no votes about its former text, and their voters are told once', async () => {
    const { path, item, members } = await fixture.aMeeting([3, 4]);
    const [anna, joke] = members;
    if (!anna || !joke) throw new Error('There is no member.');
    await fixture.voteEarly(anna.client, path, item, FOR);
    await fixture.voteEarly(joke.client, path, item, FOR);
    expect((await fixture.reword(path, item, 'Een andere tekst.')).status).toBe(200);
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ vote: FOR, is_outdated: true }]);
    expect(await fixture.countsOf(path)).toEqual([]);
    expect(await fixture.codeOf(joke, path, item, FOR)).toBe('conflict');
    expect(await fixture.codeOf(joke, path, item, FOR, 2)).toBeUndefined();
    await mailChanges();
    await mailChanges();
    const subjects = (await fixture.mailsTo(anna)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Het voorstel is gewijzigd. Stem opnieuw.')).toHaveLength(
      1,
    );
    expect((await fixture.mailsTo(joke)).map(({ subject }) => subject)).not.toContain(
      'Het voorstel is gewijzigd. Stem opnieuw.',
    );
    // Whoever was told that the vote does not count can rely on it.
    await fixture.reword(path, item, 'De vergadering besluit 4.', 2);
    expect(await fixture.votesIn(anna, path)).toMatchObject([{ is_outdated: true }]);
    const ballot = await fixture.opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 0, votes_present: 0 });
  });

  it('that says the same again before anybody was told has its votes', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    await fixture.voteEarly(firstOf(members).client, path, item, FOR);
    await fixture.reword(path, item, 'Een tikfout.');
    await fixture.reword(path, item, 'De vergadering besluit 4.', 2);
    await mailChanges();
    const ballot = await fixture.opened(path, item);
    expect((await fixture.close(ballot)).result).toMatchObject({ votes_for: 3, apartments_present: 1 });
  });

  it('can be none any more, or be removed', async () => {
    const { path, item, members } = await fixture.aMeeting([3]);
    const removed = await fixture.proposal(path, 5);
    const anna = firstOf(members);
    for (const one of [item, removed]) await fixture.voteEarly(anna.client, path, one, FOR);
    await fixture.server.database.queries
      .update(meetingItems)
      .set({ kind: 'discuss', wording: null })
      .where(eq(meetingItems.id, item));
    await fixture.board.delete(`${path}/agenda-items/${removed}`);
    await mailChanges();
    const mail = (await fixture.mailsTo(anna)).at(-1);
    expect(mail?.subject).toContain('vervallen');
    expect(mail?.text).toContain('4. Voorstel 4');
    expect(mail?.text).toContain('Voorstel 5');
  });
});
