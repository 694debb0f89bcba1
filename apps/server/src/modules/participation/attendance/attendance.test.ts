import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceOperations } from '@mijn/domain/attendance';
import { ATTENDANCE_MAIL_DELAY_MS, REMINDER_MS } from '@mijn/domain/limits';
import { overviewOperations } from '@mijn/domain/overview';
import { auditEntries } from '../../../platform/database/index.ts';
import { votingRules } from '../../voting-rules/voting-rules.tables.ts';
import { type AttendanceFixture, createAttendanceFixture } from './testing/attendance-fixture.ts';
import { eq } from 'drizzle-orm';

let fixture: AttendanceFixture;
beforeAll(async () => {
  fixture = await createAttendanceFixture();
});
afterAll(() => fixture.server.stop());

describe('what a member says about a meeting', () => {
  it('is nothing at first, is replaced at each change, and is read by the member', async () => {
    const { member, meeting, addApartments, say, said } = fixture;
    const anna = await member('Anna Eigenaar');
    await addApartments([{ name: 'Kadestraat 47', votes: 24, owners: [anna.id] }]);
    const path = await meeting();
    const apartments = [{ name: 'Kadestraat 47', votes: 24, voting: 'yes' }];
    expect(await said(anna.client, path)).toEqual({
      choice: null,
      guests: 0,
      remark: '',
      changed_at: null,
      apartments,
    });
    const form = { guests: 2, remark: 'Ik zit in een rolstoel.\r\nMet hulp.' };
    expect((await say(anna.client, path, form)).status).toBe(200);
    expect(await said(anna.client, path)).toEqual({
      choice: 'attends',
      guests: 2,
      remark: 'Ik zit in een rolstoel.\nMet hulp.',
      changed_at: expect.any(String),
      apartments,
    });
    await say(anna.client, path, { choice: 'absent', remark: '' });
    expect(await said(anna.client, path)).toMatchObject({ choice: 'absent', guests: 0, remark: '' });
  });

  it('changes only what a call names, so that an older tab undoes nothing', async () => {
    const { member, meeting, said } = fixture;
    const eva = await member('Eva');
    const path = await meeting();
    const change = (body: object) => eva.client.call('PUT', `${path}/attendance`, { body });
    expect((await change({ guests: 2 })).error).toMatchObject({ errors: { choice: [{ code: 'required' }] } });
    await change({ choice: 'attends' });
    await change({ guests: 3, remark: 'Met drie kinderen' });
    await change({ choice: 'absent' });
    expect(await said(eva.client, path)).toMatchObject({
      choice: 'absent',
      guests: 0,
      remark: 'Met drie kinderen',
    });
    await change({ choice: 'attends' });
    expect(await said(eva.client, path)).toMatchObject({
      choice: 'attends',
      guests: 3,
      remark: 'Met drie kinderen',
    });
    await Promise.all([
      change({ guests: 1 }),
      change({ remark: 'Met één kind' }),
      change({ choice: 'absent' }),
    ]);
    await change({ choice: 'attends' });
    expect(await said(eva.client, path)).toMatchObject({
      choice: 'attends',
      guests: 1,
      remark: 'Met één kind',
    });
  });

  it('can be that the member comes online only to a meeting with a link', async () => {
    const { owner, meeting, say } = fixture;
    const refused = await say(owner, await meeting(), { choice: 'attends_online' });
    expect(refused.error).toMatchObject({
      code: 'validation_failed',
      errors: { choice: [{ code: 'not_allowed' }] },
    });
    const online = await meeting({ online_url: 'https://vergaderen.example.nl/de-kade' });
    expect((await say(owner, online, { choice: 'attends_online' })).status).toBe(200);
  });

  it('stays as it is once the meeting has begun or was cancelled', async () => {
    const { owner, board, meeting, say, said, server } = fixture;
    const cancelled = await meeting({ is_cancelled: true });
    expect((await say(owner, cancelled)).error?.code).toBe('meeting_begun');
    expect((await board.post(`${cancelled}/reminder`)).error?.code).toBe('meeting_begun');
    const soon = await meeting({ meeting_date: new Date(server.clock.now().getTime() + 60_000) });
    await say(owner, soon);
    server.clock.pass(60_000);
    expect((await say(owner, soon, { choice: 'absent' })).error?.code).toBe('meeting_begun');
    expect(await said(owner, soon)).toMatchObject({ choice: 'attends' });
  });

  it('is confirmed by one mail, with what holds when it is sent, and by none for the same again', async () => {
    const { member, meeting, say, server, mailsTo } = fixture;
    const carla = await member('Carla Kopie');
    const path = await meeting({ online_url: 'https://vergaderen.example.nl/de-kade' });
    await say(carla.client, path);
    await say(carla.client, path, { choice: 'attends_online', guests: 1 });
    expect(await mailsTo(carla.email)).toEqual([]);
    server.clock.pass(ATTENDANCE_MAIL_DELAY_MS);
    const [mail, ...others] = await mailsTo(carla.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Algemene ledenvergadering: u komt online');
    expect(mail?.text).toContain('woensdag 9 december 2026 om 19.30 uur');
    expect(mail?.text).toContain('Uw deelname is doorgegeven: u komt online.');
    expect(mail?.text).toContain('De link: https://vergaderen.example.nl/de-kade');
    expect(mail?.text).toContain('U neemt 1 gast mee.');
    await say(carla.client, path, { choice: 'attends_online', guests: 1 });
    server.clock.pass(ATTENDANCE_MAIL_DELAY_MS);
    expect(await mailsTo(carla.email)).toHaveLength(1);
  });

  it('is in the audit log once, with the choice and without the remark', async () => {
    const { member, meeting, say, server } = fixture;
    const dirk = await member('Dirk');
    const path = await meeting();
    await say(dirk.client, path, { remark: 'Geheim' });
    await say(dirk.client, path, { remark: 'Geheim' });
    const entries = await server.database.queries
      .select({ action: auditEntries.action, staff_id: auditEntries.staff_id, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.user_id, dirk.id));
    expect(entries.filter(({ action }) => action === 'attendance_changed')).toEqual([
      {
        action: 'attendance_changed',
        staff_id: null,
        details: { meeting_id: path.split('/').at(-1), choice: 'attends' },
      },
    ]);
  });

  it('is in the overview for the next planned meeting', async () => {
    const { stranger, elsewhere, meeting, say } = fixture;
    const overview = async () =>
      (await stranger.get(`/associations/${elsewhere.id}/overview?parts=attendance`)).as(
        overviewOperations.getOverview,
      ).attendance;
    expect(await overview()).toBeNull();
    await meeting({ meeting_date: new Date('2026-12-01T19:00:00Z'), is_cancelled: true }, elsewhere);
    const next = await meeting({}, elsewhere);
    await meeting({ meeting_date: new Date('2027-06-01T19:00:00Z') }, elsewhere);
    await say(stranger, next, { choice: 'absent' });
    expect(await overview()).toMatchObject({
      meeting_id: next.split('/').at(-1),
      choice: 'absent',
      is_online: false,
    });
  });
});

describe('the board', () => {
  it('reads who comes, with guests and remarks, by name and by choice, without members who left', async () => {
    const { board, member, meeting, addApartments, say, server } = fixture;
    const [zoe, bea, gone] = [await member('Zoë Zuid'), await member('Bea Berg'), await member('Weg Gegaan')];
    await addApartments([{ name: 'Kadestraat 2', votes: 5, owners: [bea.id, zoe.id] }]);
    const path = await meeting();
    await say(zoe.client, path, { guests: 1, remark: 'Met mijn dochter' });
    await say(bea.client, path, { choice: 'absent' });
    await say(gone.client, path);
    await server.database.pool.query('delete from memberships where user_id = $1', [gone.id]);
    const list = async (query = '') =>
      (await board.get(`${path}/attendances${query}`)).as(attendanceOperations.listAttendances);
    const { data, meta } = await list();
    expect(meta.total).toBe(2);
    const apartments = [{ name: 'Kadestraat 2', votes: 5 }];
    expect(data).toEqual([
      {
        name: 'Bea Berg',
        choice: 'absent',
        guests: 0,
        remark: '',
        changed_at: expect.any(String),
        holder: null,
        apartments,
      },
      {
        name: 'Zoë Zuid',
        choice: 'attends',
        guests: 1,
        remark: 'Met mijn dochter',
        changed_at: expect.any(String),
        holder: null,
        apartments,
      },
    ]);
    expect((await list('?choice=attends')).data.map(({ name }) => name)).toEqual(['Zoë Zuid']);
    expect((await list('?per_page=1&page=2')).data.map(({ name }) => name)).toEqual(['Zoë Zuid']);
  });

  it('reminds those who said nothing, once a day, and nobody whose apartment has a choice', async () => {
    const { signIn, member, meeting, addApartments, say, expected, server } = fixture;
    const there = await server.build.association({ name: 'VvE Ver Weg' });
    const [said, spouse, silent] = [
      await member('Zei', there),
      await member('Partner', there),
      await member('Stil', there),
    ];
    await addApartments(
      [
        { votes: 1, owners: [said.id, spouse.id] },
        { votes: 1, owners: [silent.id] },
      ],
      there,
    );
    const path = await meeting({}, there);
    await say(said.client, path);
    const mailed = async () =>
      (await server.mails())
        .filter(({ subject }) => subject === 'Komt u naar de vergadering van VvE Ver Weg?')
        .map(({ to }) => to?.[0]?.address);
    const remind = async () => {
      const chair = await signIn(there, { is_board: true });
      return () => chair.post(`${path}/reminder`);
    };
    const first = await remind();
    expect((await first()).as(attendanceOperations.remindMembers)).toMatchObject({ member_count: 1 });
    expect(await mailed()).toEqual([silent.email]);
    expect((await first()).error?.code).toBe('reminded_today');
    const chair = await signIn(there, { is_board: true });
    expect(await expected(path, chair)).toMatchObject({ may_remind: false, reminded_at: expect.any(String) });
    server.clock.pass(REMINDER_MS);
    const next = [await remind(), await remind()];
    const both = await Promise.all(next.map((press) => press()));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await mailed()).toEqual([silent.email, silent.email]);
  });

  it('reminds nobody, and may again, if everybody said something', async () => {
    const { signIn, meeting, say, expected, server } = fixture;
    const there = await server.build.association();
    const chair = await signIn(there, { is_board: true });
    const gone = await server.build.user({ disabled_at: server.clock.now() });
    await server.build.membership(there, gone);
    const path = await meeting({}, there);
    await say(chair, path);
    expect((await chair.post(`${path}/reminder`)).as(attendanceOperations.remindMembers)).toEqual({
      reminded_at: null,
      member_count: 0,
    });
    expect(await expected(path, chair)).toMatchObject({ silent_members: 0, may_remind: true });
  });

  it('reads which quorums are in reach', async () => {
    const { signIn, member, meeting, addApartments, say, expected, server } = fixture;
    const there = await server.build.association();
    const chair = await signIn(there, { is_board: true });
    const rules = [
      ['', 'half'],
      ['Grote uitgaven', 'two_thirds'],
      ['Reglement', 'none'],
    ].map(([decision_kind = '', value = ''], position) => ({
      association_id: there.id,
      rule: 'quorum' as const,
      decision_kind,
      value,
      position,
    }));
    await server.database.queries.insert(votingRules).values(rules);
    const [one, other] = [await member('Een', there), await member('Ander', there)];
    await addApartments(
      [
        { votes: 453, owners: [one.id] },
        { votes: 70, owners: [other.id] },
        { votes: 477, owners: [] },
      ],
      there,
    );
    const path = await meeting({}, there);
    await say(one.client, path, { guests: 1 });
    await say(other.client, path, { choice: 'absent' });
    expect(await expected(path, chair)).toEqual({
      apartments_total: 3,
      votes_total: 1000,
      choices: [
        { choice: 'attends', members: 1, guests: 1, apartments: 1, votes: 453 },
        { choice: 'attends_online', members: 0, guests: 0, apartments: 0, votes: 0 },
        { choice: 'proxy', members: 0, guests: 0, apartments: 0, votes: 0 },
        { choice: 'absent', members: 1, guests: 0, apartments: 1, votes: 70 },
      ],
      silent_apartments: 1,
      silent_votes: 477,
      offered_apartments: 0,
      offered_votes: 0,
      silent_members: 0,
      quorums: [
        { decision_kind: '', votes: 500 },
        { decision_kind: 'Grote uitgaven', votes: 667 },
      ],
      reminded_at: null,
      may_remind: true,
    });
  });
});
