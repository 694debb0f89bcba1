import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { convocationsOperations } from '@mijn/domain/convocations';
import { meetingsOperations } from '@mijn/domain/meetings';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import { auditEntries, memberships, outboxMails, users } from '../../../platform/database/index.ts';
import { apartments } from '../../voting-rules/voting-rules.tables.ts';
import { createAgendaFixture, type AgendaFixture } from '../agenda/testing/agenda-fixture.ts';
import { boardAgendas, meetingItems } from '../agenda/agenda.tables.ts';
import { meetings } from '../meetings.tables.ts';
import { writeConvocationMails } from './convocations.jobs.ts';
import { convocationDeliveries, meetingConvocations } from './convocations.tables.ts';

const M1 = '1001,M1,2026-12-09T19:30:00+01:00,Algemene ledenvergadering,';
const ITEMS = [
  '1001,M1,P1,1,Opening,,note,,,,',
  '1001,M1,P2,2,Begroting,,decide,De vergadering stelt de begroting vast.,,,D1',
];
const NOW = '2026-11-20T12:00:00.000Z';

let fixture: AgendaFixture;
let meeting: string;
let path: string;
beforeAll(async () => {
  fixture = await createAgendaFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  const { queries } = fixture.server.database;
  for (const table of [meetingConvocations, meetingItems, boardAgendas, auditEntries, outboxMails])
    await queries.delete(table);
  await queries.update(meetings).set({ convened_on: null });
  await fixture.importRows({
    meetings: [M1],
    'meeting-documents': ['1001,M1,D1,stuk.pdf,Offerte', '1001,M1,D2,stuk.pdf,Toelichting'],
    'meeting-items': ITEMS,
  });
  meeting = `/associations/${fixture.association.id}/meetings/${await fixture.idOf('Algemene')}`;
  path = `${meeting}/convocations`;
});

const send = (version = 1, headers = {}) => fixture.board.post(path, { version }, { headers });
const sent = async (version = 1) => (await send(version)).as(convocationsOperations.createConvocation);
const listOf = async (client = fixture.owner) =>
  (await client.get(path)).as(convocationsOperations.listConvocations);
const deliveriesOf = async (id: string) =>
  (await fixture.board.get(`${path}/${id}/deliveries`)).as(convocationsOperations.listDeliveries);
const meetingNow = async () => (await fixture.owner.get(meeting)).as(meetingsOperations.getMeeting);
const add = async (title: string) =>
  (await fixture.board.post(`${meeting}/agenda-items`, { title, kind: 'note' })).as(
    agendaOperations.createAgendaItem,
  );
const bytesOf = async (id: string, file: 'pdf' | 'zip', client = fixture.owner) =>
  Buffer.from(await (await client.raw(`/api${path}/${id}/${file}`)).arrayBuffer());

describe('a convocation', () => {
  it('may be sent by the board, to all members who can sign in', async () => {
    await fixture.server.build.membership(
      fixture.association,
      await fixture.server.build.user({ disabled_at: new Date(NOW) }),
    );
    expect(await listOf()).toEqual({
      data: [],
      may_send: false,
      notice: null,
      recipient_count: null,
      letter_count: null,
    });
    const notice = { days_given: 18, days_needed: 15, days_urgent: null };
    expect(await listOf(fixture.board)).toEqual({
      data: [],
      may_send: true,
      notice,
      recipient_count: 2,
      letter_count: 0,
    });
    expect(await sent()).toMatchObject({ version: 1, frozen_at: NOW, document_count: 2, delivery_count: 0 });
    expect((await listOf(fixture.board)).may_send).toBe(false);
  });

  it('convenes the members, also after an import', async () => {
    expect((await meetingNow()).is_convened).toBe(false);
    await sent();
    expect(await meetingNow()).toMatchObject({ is_convened: true, sent_date: '2026-11-20' });
    await fixture.importRows({ meetings: [M1] });
    expect((await meetingNow()).is_convened).toBe(true);
    expect((await add('Laadpalen')).changed_at).toBe(NOW);
  });

  it('has its own hash, and stays as it is', async () => {
    await fixture.importElections([
      ...ITEMS.map((item) => `${item},,`),
      '1001,M1,P3,3,Bestuur,,decide,De vergadering kiest bestuursleden.,,Anna;Bram;Cor,,2,ranking',
    ]);
    const { id, hash: ofContent } = await sent();
    const read = async () => (await readBack(new Uint8Array(await bytesOf(id, 'pdf')))).pages.join(' ');
    const before = await read();
    expect(before).toContain('woensdag 9 december 2026 om 19.30 uur');
    expect(before).toContain('De vergadering stelt de begroting vast.');
    expect(before).toContain('Te kiezen 2 plaatsen');
    expect(before).toContain('Stuk 1: Offerte.pdf');
    expect(before.replaceAll(/\s/gu, '')).toContain(ofContent);
    const [document] = (await meetingNow()).documents;
    expect(document).toBeDefined();
    await add('Laadpalen');
    await fixture.importRows(
      { 'meeting-documents': ['1001,M1,D2,stuk.pdf,Anders'] },
      { complete: ['meeting-documents.csv'], allowsManyWithdrawn: true },
    );
    expect(await read()).toBe(before);
    const zip = await bytesOf(id, 'zip');
    for (const name of ['Oproep VvE De Kade 9-12-2026.pdf', 'Offerte.pdf', 'Toelichting.pdf'])
      expect(zip.includes(name)).toBe(true);
    const [stored] = await fixture.server.database.queries.select().from(meetingConvocations);
    expect(hash('sha256', stored?.content ?? '')).toBe(ofContent);
    // The zip stores without compression, so that the content is in it as it is.
    expect(zip.includes(stored?.content ?? '?')).toBe(true);
    await fixture.importRows({ 'meeting-documents': ['1001,M2,D3,stuk.pdf,Notulen'] });
  });

  it('is on record', async () => {
    const { id } = await sent();
    const entries = await fixture.server.database.queries.select().from(auditEntries);
    expect(entries.find(({ action }) => action === 'convocation_sent')?.details).toEqual({
      meeting_id: await fixture.idOf('Algemene'),
      convocation_id: id,
      version: 1,
    });
  });

  it('can follow an earlier one once the agenda changed, and keeps that', async () => {
    const first = await sent();
    await add('Laadpalen');
    expect(await listOf(fixture.board)).toMatchObject({ may_send: true, recipient_count: 2 });
    const second = await sent(2);
    expect((await listOf()).data.map(({ id, version }) => [id, version])).toEqual([
      [second.id, 2],
      [first.id, 1],
    ]);
    expect(second.hash).not.toBe(first.hash);
    // The members have the agenda as it is now, and the new item has its number for good.
    expect((await fixture.agendaOf()).map(({ changed_at }) => changed_at)).toEqual([null, null, null]);
    expect((await fixture.server.mails()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Oproep: Algemene ledenvergadering op woensdag 9 december 2026',
        'Gewijzigde oproep: Algemene ledenvergadering op woensdag 9 december 2026',
      ]),
    );
  });
});

describe('nobody sends a convocation', () => {
  it('again whose text of a former version has no basis of its majorities', async () => {
    await sent();
    const { queries } = fixture.server.database;
    await queries.update(meetingConvocations).set({
      content: sql`replace(${meetingConvocations.content}, '"majority_basis":"cast",', '')`,
    });
    const [stored] = await queries.select().from(meetingConvocations);
    expect(stored?.content).toContain('"majority":');
    expect(stored?.content).not.toContain('majority_basis');
    expect((await send(2)).body).toMatchObject({ code: 'conflict' });
    expect(await listOf(fixture.board)).toMatchObject({ may_send: false });
  });

  it('twice, whatever the repeats and the tabs', async () => {
    const headers = { 'idempotency-key': newId() };
    const [first, again] = [await send(1, headers), await send(1, headers)];
    expect(again.as(convocationsOperations.createConvocation).id).toBe(
      first.as(convocationsOperations.createConvocation).id,
    );
    expect((await send()).status).toBe(409);
    expect((await send(2)).body).toMatchObject({ code: 'conflict' });
    await add('Laadpalen');
    const both = await Promise.all([send(2), send(2)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('without an agenda', async () => {
    await fixture.server.database.queries.delete(meetingItems);
    expect((await listOf(fixture.board)).may_send).toBe(false);
    expect((await send()).status).toBe(409);
  });

  it('of a meeting that has begun', async () => {
    await fixture.importRows({ meetings: [M1.replace('2026-12-09T19:30', '2026-11-20T13:00')] });
    expect((await listOf(fixture.board)).may_send).toBe(false);
    expect((await send()).body).toMatchObject({ code: 'meeting_begun' });
  });
});

describe('the deliveries', () => {
  const membersOf = async () => {
    const { queries } = fixture.server.database;
    const all = await queries.select().from(convocationDeliveries);
    return all.flatMap(({ user_id }) => user_id ?? []).toSorted();
  };

  it('are one mail to each member, in a chain with what happened to it', async () => {
    const { id } = await sent();
    const mails = await fixture.server.mails();
    const mail = mails.at(-1);
    expect(mail?.subject).toBe('Oproep: Algemene ledenvergadering op woensdag 9 december 2026');
    expect(mail?.text).toContain('2. Begroting (te besluiten)');
    expect(mail?.text).toContain((await listOf()).data[0]?.hash);
    const { data, meta, is_unchanged } = await deliveriesOf(id);
    expect([meta.total, is_unchanged]).toEqual([2, true]);
    expect(
      data.map(({ position, way, state, delivered_at }) => [position, way, state, delivered_at]),
    ).toEqual([
      [1, 'mail', 'sent', NOW],
      [2, 'mail', 'sent', NOW],
    ]);
    expect((await listOf()).data[0]).toMatchObject({ delivery_count: 2 });
  });

  it('are not repeated by a job that runs twice, and go on with who has none', async () => {
    const { id: convocation_id } = await sent();
    const { association, server } = fixture;
    await server.runJobs();
    const before = await membersOf();
    await fixture.signIn(association);
    const key = { association_id: association.id, convocation_id };
    await writeConvocationMails.add(server.database.queries, key);
    await writeConvocationMails.add(server.database.queries, key);
    await server.runJobs();
    const after = await membersOf();
    expect(after).toHaveLength(before.length + 1);
    expect((await deliveriesOf(convocation_id)).is_unchanged).toBe(true);
    const ended = after.find((id) => !before.includes(id)) ?? '';
    const { queries } = server.database;
    await queries.delete(memberships).where(eq(memberships.user_id, ended));
    await queries.delete(users).where(eq(users.id, ended));
    // The end of an account does not change what was delivered.
    const { meta, is_unchanged } = await deliveriesOf(convocation_id);
    expect([meta.total, is_unchanged]).toEqual([after.length, true]);
  });

  it.each([
    ['name', { name: 'Een ander' }],
    ['email', { email: 'ander@waterpas.example' }],
    ['delivered_at', { delivered_at: new Date('2026-11-21T12:00:00Z') }],
  ])('show a later change of %s', async (_, change) => {
    const { id } = await sent();
    await fixture.server.runJobs();
    const { queries } = fixture.server.database;
    await queries.update(convocationDeliveries).set(change).where(eq(convocationDeliveries.position, 2));
    expect((await deliveriesOf(id)).is_unchanged).toBe(false);
  });

  it('show a later change of the content, and a delivery that is gone', async () => {
    const { id } = await sent();
    await fixture.server.runJobs();
    const { queries } = fixture.server.database;
    const [stored] = await queries.select().from(meetingConvocations);
    const content = stored?.content ?? '';
    await queries.update(meetingConvocations).set({ content: content.replace('Opening', 'Openen') });
    expect((await deliveriesOf(id)).is_unchanged).toBe(false);
    await queries.update(meetingConvocations).set({ content });
    expect((await deliveriesOf(id)).is_unchanged).toBe(true);
    await queries.delete(convocationDeliveries).where(eq(convocationDeliveries.position, 2));
    expect((await deliveriesOf(id)).is_unchanged).toBe(false);
  });

  it('are a CSV file too', async () => {
    const { id } = await sent();
    await fixture.server.runJobs();
    const response = await fixture.board.raw(`/api${path}/${id}/deliveries/csv`);
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toContain('Nummer;Naam;E-mailadres;Appartement;Wijze;Aangeboden op;Status;SHA-256');
    expect(lines[1]).toMatch(/^1;.*;Mail;20-11-2026 13\.00 uur;Verstuurd;[0-9a-f]{64}$/u);
  });
});

describe('the letters of a convocation', () => {
  const lettersOf = async (id: string) => {
    const response = await fixture.board.raw(`/api${path}/${id}/letters`);
    return readBack(new Uint8Array(await response.arrayBuffer()));
  };
  const codeOf = async (id: string) => /\b\d{6}\b/u.exec((await lettersOf(id)).pages[0] ?? '')?.[0] ?? '';
  const post = async (id: string, code: string) => fixture.board.post(`${path}/${id}/letters`, { code });

  it('are for owners without an account, and are in the chain once they are posted', async () => {
    const { queries } = fixture.server.database;
    await fixture.importRows({
      apartments: ['1001,1,Kade 1,1,1', '1001,2,Kade 2,1,1', '1001,3,Kade 3,1,1'],
    });
    await queries.update(apartments).set({ owner_name: 'N. Noordman' }).where(eq(apartments.name, 'Kade 1'));
    await queries.update(apartments).set({ voting: 'association' }).where(eq(apartments.name, 'Kade 3'));
    expect((await listOf(fixture.board)).letter_count).toBe(2);
    const { id, hash: ofContent } = await sent();
    await fixture.server.runJobs();
    const { pages } = await lettersOf(id);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('N. Noordman');
    expect(pages[1]).toContain('2. Begroting (te besluiten)');
    expect(pages[2]).toContain('De eigenaar van Kade 2');
    expect(pages[2]?.replaceAll(/\s/gu, '')).toContain(ofContent);
    // The name of one owner changes after the letters were printed. There are as many as before.
    const printed = await codeOf(id);
    await queries.update(apartments).set({ owner_name: 'N. Nieuw' }).where(eq(apartments.name, 'Kade 1'));
    expect((await post(id, printed)).body).toMatchObject({ code: 'letters_changed' });
    await queries.update(apartments).set({ owner_name: 'N. Noordman' }).where(eq(apartments.name, 'Kade 1'));
    expect((await listOf(fixture.board)).letter_count).toBe(2);
    // Two presses at once post the letters once.
    const both = await Promise.all([post(id, printed), post(id, printed)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await listOf(fixture.board)).toMatchObject({ letter_count: 0, data: [{ delivery_count: 4 }] });
    const { data, is_unchanged } = await deliveriesOf(id);
    expect(is_unchanged).toBe(true);
    expect(data.slice(2)).toMatchObject([
      { name: 'N. Noordman', email: null, apartment: 'Kade 1', way: 'post', state: 'posted' },
      { name: 'De eigenaar van Kade 2', email: null, apartment: 'Kade 2', way: 'post', state: 'posted' },
    ]);
    await queries
      .update(convocationDeliveries)
      .set({ apartment: 'Kade 4' })
      .where(eq(convocationDeliveries.position, 4));
    expect((await deliveriesOf(id)).is_unchanged).toBe(false);
    // Nothing is added to a chain that somebody changed.
    await fixture.importRows({
      apartments: ['1001,1,Kade 1,1,1', '1001,2,Kade 2,1,1', '1001,3,Kade 3,1,1', '1001,5,Kade 5,1,1'],
    });
    expect((await post(id, await codeOf(id))).body).toMatchObject({ code: 'convocation_altered' });
    await queries.delete(apartments);
  });
});

describe('a stored convocation that somebody changed', () => {
  const statusOf = async (id: string, file: 'pdf' | 'zip') => {
    const response = await fixture.owner.raw(`/api${path}/${id}/${file}`);
    return [response.status, (await response.text()).includes('convocation_altered')];
  };

  it.each([
    [
      'its content',
      sql`update meeting_convocations set content = replace(content, 'Begroting', 'Begrotinq')`,
    ],
    ['the number of its files', sql`delete from convocation_documents where position = 1`],
  ])('is not served: %s', async (_, change) => {
    const { id } = await sent();
    expect(await statusOf(id, 'pdf')).toEqual([200, false]);
    await fixture.server.database.queries.execute(change);
    expect(await statusOf(id, 'pdf')).toEqual([410, true]);
    expect(await statusOf(id, 'zip')).toEqual([410, true]);
  });
});
