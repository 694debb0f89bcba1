import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { readPdf } from '../src/testing/read-pdf.ts';
import { BASE_DAY, calendarOf } from './dating/calendar.ts';
import { datingOf } from './dating/dating-of.ts';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf } from './drawing/dossier.ts';
import { reports } from './reports/story.ts';

async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(path.join(import.meta.dirname, name)), { columns: true });
}

const dossier = dossierOf({ code: '1001', name: 'VvE De Kade', title: 'Kadestraat 1 t/m 99 te Rotterdam' });

function draw(file: string, name: string, day: string): Promise<Buffer> {
  const dating = datingOf(name, day, calendarOf(BASE_DAY));
  return drawerOf(file)({ name, date: new Date(`${day}T00:00:00Z`), dossier, dice: diceFor(file), dating });
}

describe('the demo folder', () => {
  it('has 25 associations, and in 1001 eight groups with 120 documents that the board can see', async () => {
    expect(await rowsOf('associations.csv')).toHaveLength(25);
    const groups = (await rowsOf('archive-groups.csv')).filter((row) => row['association_code'] === '1001');
    const documents = (await rowsOf('archive-documents.csv')).filter(
      (row) => row['association_code'] === '1001' && row['hidden_at'] === '',
    );
    const counts = groups.map(({ code }) => documents.filter((row) => row['group_code'] === code).length);
    expect(counts).toEqual([31, 14, 9, 27, 6, 11, 15, 7]);
    expect(groups.filter((row) => row['is_board_only'] === 'yes').map((row) => row['name'])).toEqual([
      'Contracten',
      'Bestuur',
    ]);
  });

  it('has ten forms of one page in three groups in 1001, two of them hidden from owners', async () => {
    const forms = (await rowsOf('forms.csv')).filter((row) => row['association_code'] === '1001');
    expect(forms).toHaveLength(10);
    expect(new Set(forms.map(({ group }) => group)).size).toBe(3);
    expect(forms.filter(({ is_hidden }) => is_hidden === 'yes')).toHaveLength(2);
    for (const { file = '', name = '' } of forms) {
      const { page_count } = await readPdf(new Uint8Array(await draw(file.slice(11), name, '2026-01-05')));
      expect([name, page_count]).toEqual([name, 1]);
    }
  });

  it('has 15 messages on the bulletin board of 1001 and 12 news items over two years, none of them urgent', async () => {
    const messages = await rowsOf('bulletin-messages.csv');
    const news = await rowsOf('news.csv');
    const years = (rows: Record<string, string>[]) =>
      [...new Set(rows.map((row) => row['published_at']?.slice(0, 4) ?? ''))].toSorted((a, b) =>
        a.localeCompare(b),
      );
    expect([messages.length, years(messages)]).toEqual([15, ['2025', '2026']]);
    expect([news.length, years(news)]).toEqual([12, ['2025', '2026']]);
    expect(new Set(messages.map((row) => row['association_code']))).toEqual(new Set(['1001']));
    expect(news.filter((row) => row['is_urgent'] === 'yes')).toEqual([]);
    const files = [...(await rowsOf('bulletin-attachments.csv')), ...(await rowsOf('news-attachments.csv'))];
    for (const { file = '', name = '' } of files) {
      const { page_count } = await readPdf(
        new Uint8Array(await draw(path.basename(file), name, '2026-01-05')),
      );
      expect([name, page_count]).toEqual([name, 1]);
    }
  });

  it('has eight meetings with documents over four years in 1001, one of them in the future', async () => {
    const meetings = (await rowsOf('meetings.csv')).filter((row) => row['association_code'] === '1001');
    const documents = await rowsOf('meeting-documents.csv');
    expect(meetings).toHaveLength(8);
    expect(new Set(meetings.map((row) => row['meeting_date']?.slice(0, 4))).size).toBe(4);
    expect(meetings.at(-1)).toMatchObject({
      meeting_date: '2026-12-09T19:30:00+01:00',
      location: 'Buurthuis De Sluis',
    });
    for (const { code } of meetings) {
      expect(documents.some((row) => row['meeting_code'] === code)).toBe(true);
    }
  });

  it('has an agenda of the next meeting of 1001, with seven items and three proposals, and of an earlier one', async () => {
    const items = await rowsOf('meeting-items.csv');
    const ofMeeting = (code: string) => items.filter((row) => row['meeting_code'] === code);
    const next = ofMeeting('ALV-2026-2');
    expect(next.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(next.filter(({ kind }) => kind === 'decide').map(({ title }) => title)).toEqual([
      'Begroting 2027',
      'Zonnepanelen op het dak',
      'Laadpalen in de parkeerkelder',
    ]);
    expect(ofMeeting('ALV-2026-1')).toHaveLength(8);
  });

  it('has decisions of 1001 over its meetings, one rejected, and one superseded by a later one', async () => {
    const decisions = (await rowsOf('decisions.csv')).filter((row) => row['association_code'] === '1001');
    expect(decisions.length).toBeGreaterThanOrEqual(14);
    expect(decisions.filter(({ outcome }) => outcome === 'rejected')).toHaveLength(1);
    const superseded = decisions.flatMap(({ superseded_by }) => superseded_by || []);
    expect(superseded).toHaveLength(1);
    expect(decisions.map(({ code }) => code)).toEqual(expect.arrayContaining(superseded));
    expect(new Set(decisions.map(({ meeting_code }) => meeting_code)).size).toBeGreaterThan(6);
  });

  it('has more than 60 action items in six groups in 1001, 23 of them open, with tasks and attachments', async () => {
    const todos = (await rowsOf('todos.csv')).filter((row) => row['association_code'] === '1001');
    expect(todos.length).toBeGreaterThan(60);
    expect(new Set(todos.map(({ group }) => group)).size).toBe(6);
    expect(todos.filter(({ is_done }) => is_done === 'no')).toHaveLength(23);
    expect((await rowsOf('todo-tasks.csv')).length).toBeGreaterThan(60);
    for (const { file = '' } of await rowsOf('todo-attachments.csv')) {
      expect(() => drawerOf(path.basename(file))).not.toThrow();
    }
  });

  it('has three reports of members in 1001, oldest first, with other references than the action items', async () => {
    expect(reports.map(({ subject }) => subject)).toEqual([
      'Lamp bij de brievenbussen is stuk',
      'Losse tegels bij de ingang',
      'Natte plek op het plafond van mijn slaapkamer',
    ]);
    const moments = reports.flatMap(({ at, steps }) => [at, ...steps.map((step) => step.at)]);
    expect(moments).toEqual(moments.toSorted((one, other) => Date.parse(one) - Date.parse(other)));
    expect(Date.parse(moments.at(-1) ?? '')).toBeLessThan(Date.parse('2026-11-20T12:00:00Z'));
    const codes = new Set((await rowsOf('todos.csv')).map((row) => row['code']));
    expect(reports.filter(({ code }) => codes.has(code))).toEqual([]);
    expect(reports.filter(({ code }) => code === '')).toHaveLength(1);
  });

  it('has two checkers in 1003 for invoices above an amount, and one such invoice that waits for the second', async () => {
    const associations = await rowsOf('associations.csv');
    const above = associations.filter((row) => row['two_checkers_above'] !== '');
    expect(above).toMatchObject([{ code: '1003', two_checkers_above: '750.00' }]);
    const checkers = (await rowsOf('memberships.csv')).filter(
      (row) => row['association_code'] === '1003' && row['is_invoice_check'] === 'yes',
    );
    expect(checkers.map((row) => row['user_code'])).toEqual(['U007', 'U008']);
    const decisions = await rowsOf('invoice-decisions.csv');
    const high = (await rowsOf('invoices.csv')).filter(
      (row) => row['association_code'] === '1003' && Number(row['total']) > 750,
    );
    expect(high.map(({ code }) => code)).toEqual(['F-008']);
    expect(
      decisions.filter((row) => row['association_code'] === '1003' && row['invoice_code'] === 'F-008'),
    ).toMatchObject([{ user_code: 'U007', decision: 'approved' }]);
  });

  it('has five albums with forty described photos in 1001, lying and standing', async () => {
    const albums = (await rowsOf('albums.csv')).filter((row) => row['association_code'] === '1001');
    const photos = await rowsOf('photos.csv');
    expect(photos).toHaveLength(40);
    const counts = albums.map(({ name, code }) => [
      name,
      photos.filter((row) => row['album_code'] === code).length,
    ]);
    expect(counts).toEqual([
      ['Schilderwerk voorgevel, week 46', 12],
      ['Lichtjesavond 2025', 9],
      ['Tuindag', 8],
      ['Oplevering lift', 6],
      ['Dakinspectie met drone', 5],
    ]);
    expect(photos.filter(({ alt }) => alt === '')).toEqual([]);
    const shapes = await Promise.all(
      photos.slice(0, 3).map(async ({ file = '', name = '' }) => {
        const { width, height } = await sharp(
          await draw(path.basename(file), path.parse(name).name, '2026-11-14'),
        ).metadata();
        return [width, height];
      }),
    );
    expect(shapes).toEqual([
      [1600, 1200],
      [1600, 1200],
      [1200, 1600],
    ]);
  });

  it('draws every file that the CSV files mention', async () => {
    for (const { file = '' } of [
      ...(await rowsOf('archive-documents.csv')),
      ...(await rowsOf('photos.csv')),
    ]) {
      expect(() => drawerOf(path.basename(file))).not.toThrow();
    }
  });

  it.each([
    ['notulen-1.pdf', 'Notulen ALV 10-6-2026', 3],
    ['mjop-1.pdf', 'Meerjarenonderhoudsplan 2026-2041', 12],
    ['inspectie-1.pdf', 'Inspectierapport daken en goten', 7],
  ])('mentions the gutters in %s only on the expected page', async (file, name, page) => {
    const bytes = await draw(file, name, '2026-06-24');
    const { pages } = await readPdf(new Uint8Array(bytes));
    const found = pages.flatMap((text, index) => (/dakgo(?:o|te)/iu.test(text) ? [index + 1] : []));
    expect(found).toEqual([page]);
  });

  it.each([
    'jaarrekening-1.pdf',
    'begroting-1.xlsx',
    'verslag-1.docx',
    'plan-1.png',
    'foto-1.jpg',
    'lichtjesavond-1.jpg',
  ])('draws the same bytes of %s in each run', async (file) => {
    const [first, second] = [
      await draw(file, 'Proef 2026', '2026-01-01'),
      await draw(file, 'Proef 2026', '2026-01-01'),
    ];
    expect(first.equals(second)).toBe(true);
  });
});
