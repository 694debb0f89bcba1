import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attendanceOperations } from '@mijn/domain/attendance';
import { SUDO_MS } from '@mijn/domain/limits';
import { proxiesOperations } from '@mijn/domain/proxies';
import { and, eq } from 'drizzle-orm';
import { auditEntries, memberships } from '../../../platform/database/index.ts';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import { meetingAttendances } from '../attendance/attendance.tables.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { apartmentOwners, apartments } from '../../voting-rules/voting-rules.tables.ts';
import { createProxiesFixture, type ProxiesFixture, statusesOf } from './testing/proxies-fixture.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

describe('a proxy for the whole meeting', () => {
  it('counts once its holder accepted it, and is a document that both are mailed', async () => {
    const { owning, member, meeting, given, answer, proxiesOf, counted, said } = fixture;
    const anna = await owning('Anna Şahin', 24);
    const bea = await member('Bea Berg');
    const path = await meeting();
    const before = await counted(path);
    const proxy = await given(anna.client, path, bea);
    expect(proxy).toMatchObject({
      state: 'offered',
      relation: 'giver',
      giver: 'Anna Şahin',
      holder: 'Bea Berg',
      apartments: [{ name: anna.apartment, votes: 24 }],
      may_withdraw: true,
      may_respond: false,
      may_object: false,
    });
    expect(await said(anna.client, path)).toMatchObject({ choice: 'proxy' });
    expect(await counted(path)).toEqual({ ...before, offered: 24, silent: before.silent - 24 });

    const { data } = await proxiesOf(bea.client, path);
    expect(data).toMatchObject([
      { id: proxy.id, relation: 'holder', may_respond: true, may_withdraw: false },
    ]);
    expect((await answer(bea.client, path, proxy.id)).as(proxiesOperations.respondToProxy).state).toBe(
      'accepted',
    );
    expect(await counted(path)).toEqual({ votes: 24, offered: 0, silent: before.silent - 24 });

    const [toAnna, answered] = await fixture.mailsTo(anna.email);
    expect(toAnna?.subject).toBe('Uw machtiging aan Bea Berg');
    expect(answered?.subject).toBe('Bea Berg stemt voor u');
    const [toBea] = await fixture.mailsTo(bea.email);
    expect(toBea?.text).toContain('Neem de machtiging dan aan.');
    const [file] = toBea?.attachments ?? [];
    expect(file?.filename).toBe(`Machtiging ${proxy.code} 9-12-2026.pdf`);
    const download = await anna.client.raw(`/api${path}/proxies/${proxy.id}/pdf`);
    const bytes = Buffer.from(await download.arrayBuffer());
    expect(Buffer.from(file?.content as ArrayBuffer).equals(bytes)).toBe(true);
    const { pages } = await readBack(bytes);
    for (const text of [
      'Anna Şahin',
      'Bea Berg',
      proxy.code,
      `${anna.apartment} (24 stemmen)`,
      '9 december 2026',
    ])
      expect(pages.join(' ')).toContain(text);
  });

  it('asks the member to sign in again', async () => {
    const { owning, member, meeting, give, server } = fixture;
    const anna = await owning('Anna');
    const bea = await member('Bea');
    const path = await meeting();
    server.clock.pass(SUDO_MS + 1000);
    expect((await give(anna.client, path, bea)).error?.code).toBe('sudo_required');
    await anna.client.login(anna.email);
    expect((await give(anna.client, path, bea)).status).toBe(201);
  });

  it('is possible only by the rules: a number for each person, and the board if they say so', async () => {
    const { member, owning, meeting, give, proxiesOf, setRule, association, elsewhere, server } = fixture;
    const stranger = await owning('Vera', 10, elsewhere);
    const neighbour = await member('Wim', elsewhere);
    const there = await meeting({}, elsewhere);
    expect((await proxiesOf(stranger.client, there)).terms).toMatchObject({
      obstacle: 'not_allowed',
      proxies_max: 0,
    });
    expect((await give(stranger.client, there, neighbour)).error?.code).toBe('proxy_not_allowed');

    const path = await meeting();
    const anna = await owning('Anna');
    const chair = await server.build.user({ name: 'Voorzitter' });
    await server.build.membership(association, chair, { is_board: true });
    for (const holder of [chair, null, anna, stranger])
      expect((await give(anna.client, path, holder)).error).toMatchObject({
        code: 'validation_failed',
        errors: { holder_id: [{ code: 'not_allowed' }] },
      });
    const tenant = await member('Tina zonder appartement');
    expect((await proxiesOf(tenant.client, path)).terms.obstacle).toBe('no_apartment');
    expect((await give(tenant.client, path, anna)).error?.code).toBe('proxy_not_allowed');
    await setRule('board_proxies', 'yes');
    expect((await give(anna.client, path, chair)).status).toBe(201);
    await setRule('board_proxies', 'no');
  });

  it('is accepted no more often than the rules allow, also at once', async () => {
    const { owning, member, meeting, given, give, answer } = fixture;
    const path = await meeting();
    const holder = await member('Holle Bolle');
    const givers = await Promise.all(['Een', 'Twee', 'Drie', 'Vier'].map(async (name) => owning(name)));
    const offered = await Promise.all(givers.map(async ({ client }) => given(client, path, holder)));
    const responses = await Promise.all(offered.map(async ({ id }) => answer(holder.client, path, id)));
    expect(statusesOf(responses)).toEqual([200, 200, 422, 422]);
    expect(responses.find(({ error }) => error)?.error).toMatchObject({
      code: 'proxies_full',
      params: { max: 2 },
    });
    const last = await owning('Vijf');
    expect((await give(last.client, path, holder)).error?.code).toBe('too_many_proxies');
    const full = (await last.client.get(`${path}/proxy-holders?q=holle`)).as(
      proxiesOperations.listProxyHolders,
    );
    expect(full.data).toMatchObject([{ name: 'Holle Bolle', is_full: true }]);
    const accepted = offered.find(({ id }) =>
      responses.some(({ body }) => JSON.stringify(body)?.includes(id)),
    );
    expect((await answer(holder.client, path, accepted?.id ?? '', false)).status).toBe(200);
    expect((await give(last.client, path, holder)).status).toBe(201);
  });

  it('is not given back by somebody who only sees that it was offered', async () => {
    const { owning, member, meeting, given, answer, proxiesOf } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const { id } = await given(anna.client, path, bea);
    expect((await answer(bea.client, path, id)).status).toBe(200);
    expect((await answer(bea.client, path, id, false, false)).error?.code).toBe('conflict');
    expect((await proxiesOf(bea.client, path)).data).toMatchObject([{ id, state: 'accepted' }]);
    expect((await answer(bea.client, path, id, false, true)).status).toBe(200);
    const { id: other } = await given(anna.client, path, bea);
    expect((await answer(bea.client, path, other, false, false)).status).toBe(200);
  });

  it('tells open tabs of each change', async () => {
    const { owning, member, meeting, given, answer, server } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const hints = async () => {
      const { rows } = await server.database.pool.query(
        `select 1 from section_events where section = 'proxies' and entity_id = $1`,
        [path.split('/').at(-1)],
      );
      return rows.length;
    };
    const { id } = await given(anna.client, path, bea);
    expect(await hints()).toBe(1);
    await answer(bea.client, path, id);
    expect(await hints()).toBe(2);
    await anna.client.post(`${path}/proxies/${id}/withdraw`);
    expect(await hints()).toBe(3);
  });

  it('is replaced by a new one, but not by a form that does not know it', async () => {
    const { owning, member, meeting, given, give, proxiesOf } = fixture;
    const path = await meeting();
    const anna = await owning('Anna');
    const [bea, cor] = [await member('Bea'), await member('Cor')];
    const first = await given(anna.client, path, bea);
    expect((await give(anna.client, path, cor)).error?.code).toBe('conflict');
    const second = await given(anna.client, path, cor, { replaces: [first.id] });
    const { data } = await proxiesOf(anna.client, path);
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'offered'],
      [first.id, 'withdrawn'],
    ]);
    expect((await fixture.mailsTo(bea.email)).at(-1)?.subject).toBe('De machtiging van Anna is ingetrokken');
  });

  it('is ended by a member who comes, who is asked first', async () => {
    const { owning, member, meeting, given, say, said } = fixture;
    const path = await meeting();
    const anna = await owning('Anna');
    const bea = await member('Bea');
    await say(anna.client, path, { choice: 'attends', guests: 2 });
    const { id } = await given(anna.client, path, bea);
    expect(await said(anna.client, path)).toMatchObject({ choice: 'proxy', guests: 0 });
    expect((await say(anna.client, path, { choice: 'attends' })).error?.code).toBe('proxy_given');
    expect((await say(anna.client, path, { choice: 'attends', withdraws_proxies: true })).status).toBe(200);
    expect(await said(anna.client, path)).toMatchObject({ choice: 'attends' });
    const proxy = (await fixture.proxiesOf(anna.client, path)).data[0];
    expect(proxy).toMatchObject({ id, state: 'withdrawn' });
  });

  it('leaves the member without a choice when it is withdrawn or refused, so that the board reminds the member', async () => {
    const { owning, member, meeting, given, answer, said, board } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const silent = async () =>
      (await board.get(`${path}/expected-votes`)).as(attendanceOperations.getExpectedVotes).silent_members;
    const before = await silent();
    const first = await given(anna.client, path, bea);
    expect(await silent()).toBe(before - 1);
    expect((await anna.client.post(`${path}/proxies/${first.id}/withdraw`)).status).toBe(200);
    expect(await said(anna.client, path)).toMatchObject({ choice: null, changed_at: null });
    const second = await given(anna.client, path, bea);
    await answer(bea.client, path, second.id, false);
    expect(await silent()).toBe(before);
    expect((await answer(bea.client, path, second.id)).error?.code).toBe('proxy_ended');
  });

  it('holds the holder to come, and does not count if the holder left, or if the apartment was sold', async () => {
    const { owning, member, meeting, given, give, answer, say, counted, association, server } = fixture;
    const { queries } = server.database;
    const path = await meeting();
    const [anna, bea, cor] = [await owning('Anna', 7), await owning('Bea', 5), await member('Cor')];
    const { id } = await given(anna.client, path, bea);
    await answer(bea.client, path, id);
    expect((await counted(path)).votes).toBe(7);
    expect((await say(bea.client, path, { choice: 'absent' })).error?.code).toBe('proxy_held');
    expect((await give(bea.client, path, cor)).error?.code).toBe('proxy_held');
    const of = { association_id: association.id, meeting_id: path.split('/').at(-1) ?? '', user_id: bea.id };
    const said = { guests: 0, remark: '', changed_at: server.clock.now() };
    await queries.insert(meetingAttendances).values({ ...of, ...said, choice: 'absent' });
    expect((await counted(path)).votes).toBe(0);
    await queries.delete(meetingAttendances).where(eq(meetingAttendances.user_id, bea.id));
    expect((await counted(path)).votes).toBe(7);
    await queries
      .delete(apartmentOwners)
      .where(
        eq(
          apartmentOwners.apartment_id,
          queries.select({ id: apartments.id }).from(apartments).where(eq(apartments.name, anna.apartment)),
        ),
      );
    expect((await counted(path)).votes).toBe(0);
    const dan = await owning('Dan', 9);
    const third = await given(dan.client, path, cor);
    await answer(cor.client, path, third.id);
    expect((await counted(path)).votes).toBe(9);
    await queries
      .delete(memberships)
      .where(and(eq(memberships.association_id, association.id), eq(memberships.user_id, cor.id)));
    expect((await counted(path)).votes).toBe(0);
  });

  it('stops with the meeting: nothing is given or given back, and answering an offer and withdrawing end with its day', async () => {
    const { owning, member, meeting, given, give, answer, server } = fixture;
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const path = await meeting({ meeting_date: new Date(server.clock.now().getTime() + 60_000) });
    const { id } = await given(anna.client, path, bea);
    server.clock.pass(60_000);
    expect((await give(anna.client, path, bea, { replaces: [id] })).error?.code).toBe('meeting_begun');
    expect((await answer(bea.client, path, id)).status).toBe(200);
    expect((await answer(bea.client, path, id, false)).error?.code).toBe('meeting_begun');
    expect((await anna.client.post(`${path}/proxies/${id}/withdraw`)).status).toBe(200);
    const over = await meeting();
    const late = await given(anna.client, over, bea);
    await server.database.queries
      .update(meetings)
      .set({ meeting_date: new Date(server.clock.now().getTime() - 86_400_000) })
      .where(eq(meetings.id, over.split('/').at(-1) ?? ''));
    expect((await anna.client.post(`${over}/proxies/${late.id}/withdraw`)).error?.code).toBe('meeting_begun');
    expect((await answer(bea.client, over, late.id)).error?.code).toBe('meeting_begun');
    const cancelled = await meeting({ is_cancelled: true });
    expect((await give(anna.client, cancelled, bea)).error?.code).toBe('meeting_begun');
  });

  it('is given once by a repeated call, and stands in the audit log', async () => {
    const { owning, member, meeting, formOf, proxiesOf, server } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const call = { body: formOf(bea), headers: { 'idempotency-key': 'machtiging-1' } };
    const [one, other] = await Promise.all([
      anna.client.call('POST', `${path}/proxies`, call),
      anna.client.call('POST', `${path}/proxies`, call),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    const { data } = await proxiesOf(anna.client, path);
    expect(data).toHaveLength(1);
    const entries = await server.database.queries
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.user_id, anna.id));
    expect(entries).toContainEqual({
      action: 'proxy_given',
      details: { meeting_id: path.split('/').at(-1), proxy_id: data[0]?.id },
    });
  });

  it('is not accepted by somebody who gave a proxy or stays away, so that no vote is lost between two', async () => {
    const { owning, member, meeting, given, give, answer, say } = fixture;
    const path = await meeting();
    const [anna, bea, cor] = [await owning('Anna'), await owning('Bea'), await member('Cor')];
    const toBea = await given(anna.client, path, bea);
    await say(bea.client, path, { choice: 'absent' });
    expect((await answer(bea.client, path, toBea.id)).error?.code).toBe('holder_absent');
    expect((await give(bea.client, path, anna)).error).toMatchObject({
      errors: { holder_id: [{ code: 'not_allowed' }] },
    });
    await anna.client.post(`${path}/proxies/${toBea.id}/withdraw`);
    const toAnna = await given(bea.client, path, anna);
    await given(anna.client, path, cor);
    expect((await answer(anna.client, path, toAnna.id)).error?.code).toBe('proxy_given');
  });
});
