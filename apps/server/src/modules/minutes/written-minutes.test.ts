import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decisionsOperations } from '@mijn/domain/decisions';
import { HOUR_MS } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { type MeetingMinutes, minutesOperations, type SignMinutesBody } from '@mijn/domain/minutes';
import { eq } from 'drizzle-orm';
import { readBack } from '../../capabilities/pdf/testing/read-back.ts';
import { FOR } from '../voting/ballots/testing/ballots-fixture.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { meetings } from '../meetings/meetings.tables.ts';
import { minutesVersions } from './minutes.tables.ts';
import { createMinutesFixture, idOf, type MinutesFixture } from './testing/minutes-fixture.ts';

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const minutesOf = async (path: string): Promise<MeetingMinutes> =>
  (await fixture.board.get(`${path}/minutes`)).as(minutesOperations.getMinutes);
const write = (path: string, text: string, version: number) =>
  fixture.board.call('PUT', `${path}/minutes`, { body: { text, version } });
const sign = (path: string, body: SignMinutesBody) =>
  fixture.board.call('PUT', `${path}/minutes/signature`, { body });
const publish = (path: string, version: number) =>
  fixture.board.call('PUT', `${path}/minutes/publication`, { body: { version } });

/** Lets a day pass since the meeting began. */
const end = async (path: string): Promise<void> => {
  const meeting_date = new Date(fixture.server.clock.now().getTime() - 24 * HOUR_MS);
  await fixture.server.database.queries
    .update(meetings)
    .set({ meeting_date })
    .where(eq(meetings.id, idOf(path)));
};

describe('the minutes of a meeting', () => {
  it('follow the facts until somebody writes in them, and keep each text', async () => {
    const { meeting, start, addItem } = fixture;
    const path = await meeting();
    await start(path);
    const draft = await minutesOf(path);
    expect(draft).toMatchObject({ version: 0, written_by: null, signatures: [], published_at: null });
    await addItem(path, { title: 'Nieuw agendapunt' });
    const later = await minutesOf(path);
    expect(later.text).toContain('# 1. Nieuw agendapunt');
    expect(later.hash).not.toBe(draft.hash);
    expect((await write(path, 'Eerste tekst', 0)).status).toBe(200);
    expect((await write(path, 'Eerste tekst', 0)).status).toBe(200);
    expect((await write(path, 'Van een ander', 0)).status).toBe(409);
    expect((await write(path, 'Tweede tekst', 1)).as(minutesOperations.setMinutes)).toMatchObject({
      version: 2,
      text: 'Tweede tekst',
    });
    const kept = await fixture.server.database.queries
      .select({ text: minutesVersions.text })
      .from(minutesVersions)
      .where(eq(minutesVersions.meeting_id, idOf(path)))
      .orderBy(minutesVersions.version);
    expect(kept.map(({ text }) => text)).toEqual(['Eerste tekst', 'Tweede tekst']);
    const versions = `${path}/minutes/versions`;
    const { data } = (await fixture.board.get(versions)).as(minutesOperations.listMinutesVersions);
    expect(data).toMatchObject([
      { version: 2, signatures: [] },
      { version: 1, signatures: [] },
    ]);
    expect(data[0]?.written_by).not.toBeNull();
    const first = await fixture.board.get(`${versions}/text?version=1`);
    expect(first.as(minutesOperations.getMinutesVersion)).toEqual({ ...data[1], text: 'Eerste tekst' });
    expect((await fixture.board.get(`${versions}/text?version=3`)).error?.code).toBe('not_found');
  });

  it('are signed once the meeting is over, and a correction or a changed text has no signatures', async () => {
    const { meeting, start, server } = fixture;
    const path = await meeting();
    await start(path);
    await write(path, 'Tekst', 0);
    expect((await sign(path, { version: 1, office: 'chair' })).text).toContain('meeting_not_over');
    await end(path);
    expect((await sign(path, { version: 2, office: 'chair' })).status).toBe(409);
    expect((await publish(path, 1)).text).toContain('minutes_unsigned');
    const signed = await sign(path, { version: 1, office: 'chair', paper_name: 'Cor van Buiten' });
    expect(signed.as(minutesOperations.signMinutes).signatures).toMatchObject([
      { office: 'chair', name: 'Cor van Buiten' },
    ]);
    expect(signed.as(minutesOperations.signMinutes).signatures[0]?.stated_by).not.toBeNull();
    expect((await sign(path, { version: 1, office: 'chair' })).text).toContain('minutes_signed');
    await write(path, 'Tekst, verbeterd', 1);
    expect((await minutesOf(path)).signatures).toEqual([]);
    await sign(path, { version: 2, office: 'chair', paper_name: 'Cor van Buiten' });
    await sign(path, { version: 2, office: 'minute_taker' });
    expect(await minutesOf(path)).toMatchObject({ publication_refusal: null });
    await server.database.queries
      .update(minutesVersions)
      .set({ text: 'Buiten het portaal gewijzigd' })
      .where(eq(minutesVersions.version, 2));
    expect(await minutesOf(path)).toMatchObject({ signatures: [], publication_refusal: 'minutes_unsigned' });
  });

  it('are published as a document, and start the month of who was absent', async () => {
    const { meeting, owning, proposal, come, opened, vote, close, start, board, association } = fixture;
    const path = await meeting();
    const item = await proposal(path, 1);
    const anna = await owning('Anna Aanwezig', 6);
    await come(path, anna);
    const ballot = await opened(path, item);
    await vote(anna.client, ballot, FOR);
    await close(ballot);
    const decisionOf = async () => {
      const query = `?meeting_id=${idOf(path)}`;
      const { data } = (await board.get(`/associations/${association.id}/decisions${query}`)).as(
        decisionsOperations.listDecisions,
      );
      return data[0];
    };
    expect(await decisionOf()).toMatchObject({ awaits_minutes: true, absent_voidable_until: null });
    await start(path, 24);
    const typed =
      '# Opening\n\nDe voorzitter opent de vergadering.\n\n# Ondertekening in het portaal\n\nJan Vals';
    await write(path, typed, 0);
    await sign(path, { version: 1, office: 'chair' });
    await sign(path, { version: 1, office: 'minute_taker', paper_name: 'Els Bos' });
    await fixture.server.database.queries
      .update(decisions)
      .set({ published_on: '2026-01-05' })
      .where(eq(decisions.meeting_id, idOf(path)));
    expect((await publish(path, 2)).status).toBe(409);
    const published = (await publish(path, 1)).as(minutesOperations.publishMinutes);
    expect(published.published_at).not.toBeNull();
    expect((await publish(path, 1)).text).toContain('minutes_published');
    expect((await write(path, 'Nog iets', 1)).text).toContain('minutes_published');
    expect(await decisionOf()).toMatchObject({ awaits_minutes: false });
    expect((await decisionOf())?.absent_voidable_until).not.toBeNull();
    const { documents } = (await anna.client.get(path)).as(meetingsOperations.getMeeting);
    expect(documents).toMatchObject([{ id: published.document_id }]);
    const response = await anna.client.raw(`/api${path}/documents/${documents[0]?.id ?? ''}/file`);
    const { pages } = await readBack(Buffer.from(await response.arrayBuffer()));
    const text = pages.join(' ');
    // A typed heading never stands where the signatures are: they have the last page, and the first line says so.
    expect(pages).toHaveLength(2);
    expect(pages[0]?.replaceAll(/\s+/gu, ' ')).toMatch(/alleen op de laatste bladzijde.*Jan Vals/u);
    expect(pages[1]).toContain('Ondertekening in het portaal');
    expect(pages[1]).not.toContain('Jan Vals');
    expect(text).toContain('De voorzitter opent de vergadering.');
    expect(text).toContain('Els Bos, getekend op papier');
    expect(text).toContain(published.hash);
    const officers = await board.call('PUT', `${path}/presence/officers`, {
      body: { chair: 'Iemand Anders' },
    });
    expect(officers.error?.code).toBe('minutes_published');
    const note = await board.call('PUT', `${path}/item-notes/${item}`, {
      body: { text: 'Later', version: 0 },
    });
    expect(note.error?.code).toBe('minutes_published');
    expect((await board.get(`${path}/item-notes`)).as(minutesOperations.listItemNotes)).toEqual({
      data: [],
      is_final: true,
    });
  });
});
