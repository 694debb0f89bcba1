import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { signalsOfPdf } from '@mijn/domain/invoices';
import { readEInvoice } from '../../src/modules/invoices/e-invoice/read-e-invoice.ts';
import { readPdf } from '../../src/testing/read-pdf.ts';
import { drawerOf } from '../documents/index.ts';
import { diceFor } from '../drawing/dice.ts';
import { dossierOf } from '../drawing/dossier.ts';
import { MONTHS } from '../drawing/text.ts';
import type { BillRow } from '../invoices/bill.ts';
import { filesOf } from '../invoices/draw-invoices.ts';
import { BASE_DAY, calendarOf, dateOf, dayOf, weekOf } from './calendar.ts';
import { datedRows, type Row } from './dated-rows.ts';
import { datedText } from './dated-text.ts';
import { datingOf } from './dating-of.ts';

const demo = path.join(import.meta.dirname, '..');
const tables = new Map<string, Row[]>();
const meetingDays = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  for (const file of (await readdir(demo)).filter((name) => name.endsWith('.csv'))) {
    tables.set(file.slice(0, -4), parse(await readFile(path.join(demo, file)), { columns: true }));
  }
  const days = rowsOf('meetings')
    .filter(ofKade)
    .map((row) => row['meeting_date']?.slice(0, 10) ?? '');
  meetingDays.set('1001', new Set(days));
});

const rowsOf = (table: string): Row[] => tables.get(table) ?? [];
const ofKade = (row: Row): boolean => row['association_code'] === '1001';
const datedOf = (day: string) => datedRows(calendarOf(day), meetingDays);
const dossier = dossierOf({ code: '1001', name: 'VvE De Kade', title: 'Kadestraat 1 t/m 99 te Rotterdam' });

/** A year and five years later, a leap day, the last day of a year in week 53, before the demo was written, and the ends. */
const DAYS = [
  '2027-11-30',
  '2031-11-26',
  '2028-02-29',
  '2026-12-31',
  '2027-05-26',
  '2024-02-29',
  '2000-01-01',
  '2099-12-31',
];

const weekdays = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

it('the demo of the day of the CSV files is that of the CSV files', () => {
  for (const day of [BASE_DAY, '2026-11-23', '2026-11-29']) {
    for (const rows of tables.values()) expect(rows.map(datedOf(day))).toEqual(rows);
  }
});

describe.each(DAYS)('the demo of %s', (day) => {
  const calendar = calendarOf(day);
  const dated = datedOf(day);

  it('moves every date by the same whole weeks, and keeps the day of the week and the time', () => {
    for (const row of [...tables.values()].flat()) {
      const moved = dated(row);
      for (const [column, value] of Object.entries(row)) {
        if (column === 'budget_effective_date' || !/^\d{4}-\d\d-\d\d/u.test(value)) continue;
        const [before, after] = [dateOf(value), dateOf(moved[column] ?? '')];
        expect([column, (after.getTime() - before.getTime()) / 604_800_000]).toEqual([
          column,
          calendar.weeks,
        ]);
        expect(weekdays.format(after)).toBe(weekdays.format(before));
        expect(moved[column]?.slice(10, 19)).toBe(value.slice(10, 19));
        expect(Number.isNaN(Date.parse(moved[column] ?? ''))).toBe(false);
      }
    }
  });

  it('has a next meeting, twelve recent invoices to check, and no message of the future', () => {
    const days = rowsOf('meetings')
      .filter(ofKade)
      .map((row) => dated(row)['meeting_date']?.slice(0, 10) ?? '');
    const ahead = days.map((meeting) => (dateOf(meeting).getTime() - dateOf(day).getTime()) / 86_400_000);
    expect(ahead.filter((distance) => distance > 0 && distance <= 21)).toHaveLength(1);
    const decided = new Set(
      rowsOf('invoice-decisions')
        .filter(ofKade)
        .map((row) => row['invoice_code']),
    );
    const open = rowsOf('invoices').filter((row) => ofKade(row) && !decided.has(row['code']));
    const ages = open.map(
      (row) => (dateOf(day).getTime() - dateOf(dated(row)['created_at'] ?? '').getTime()) / 86_400_000,
    );
    expect(ages).toHaveLength(12);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(31);
    for (const row of ['bulletin-messages', 'news', 'newsletters'].flatMap(rowsOf)) {
      expect((dated(row)['published_at'] ?? '') < day).toBe(true);
    }
  });

  it('names the day of a meeting as the meeting has it, and the day in the names of files', () => {
    const meetings = new Map(
      rowsOf('meetings').map((row) => [`${row['association_code']} ${row['code']}`, dated(row)]),
    );
    const named = rowsOf('meeting-documents').filter((row) =>
      /^(?:Uitnodiging|Presentie)/u.test(row['name'] ?? ''),
    );
    for (const row of named) {
      const meeting = meetings.get(`${row['association_code']} ${row['meeting_code']}`);
      const [year = '', month = '', date = ''] = meeting?.['meeting_date']?.slice(0, 10).split('-') ?? [];
      expect(dated(row)['name']).toContain(` ${Number(date)}-${Number(month)}-${year}.`);
    }
    for (const row of rowsOf('archive-documents')) {
      const { file, document_date = '' } = dated(row);
      expect(file).toContain(document_date);
    }
  });

  it('keeps accounts of years that are over, budgets of years to come, and no name twice', () => {
    const inGroup = new Set<string>();
    const rows = rowsOf('archive-documents');
    for (const row of rows) {
      const { name = '', document_date = '', association_code, group_code } = dated(row);
      const year = Number(/\d{4}/u.exec(name)?.[0]);
      const ofDate = Number(document_date.slice(0, 4));
      if (/^(?:Jaarrekening|Verklaring)/u.test(name)) expect(year).toBeLessThan(ofDate);
      if (/^Begroting \d/u.test(name)) expect(year).toBeGreaterThan(ofDate);
      inGroup.add(`${association_code} ${group_code} ${name}`);
    }
    expect(inGroup.size).toBe(rows.length);
  });

  it('names the days of the week in messages that their dates have', () => {
    let count = 0;
    for (const row of [...rowsOf('bulletin-messages'), ...rowsOf('news')].map(dated)) {
      const published = dateOf(row['published_at'] ?? '');
      for (const [, weekday = '', date, month = ''] of (row['text'] ?? '').matchAll(
        /(\p{L}+dag) (\d{1,2}) (\p{L}+)/gu,
      )) {
        const years = [0, 1].map(
          (ahead) =>
            new Date(Date.UTC(published.getUTCFullYear() + ahead, MONTHS.indexOf(month), Number(date))),
        );
        const next = years.find((candidate) => candidate >= published);
        expect(weekdays.format(next)).toBe(weekday.toLowerCase());
        count += 1;
      }
    }
    expect(count).toBe(6);
  });
});

describe('the invoices of another day', () => {
  it.each(['2027-11-30', '2028-02-29'])(
    'on %s have their number, date and period in e-invoice and PDF',
    async (day) => {
      const signals: string[] = [];
      for (const row of rowsOf('invoices').filter((one) => ofKade(one) && one['e_invoice'] && one['file'])) {
        const moved = datedOf(day)(row) as BillRow;
        const files = new Map(await filesOf(moved, dossier, row['invoice_number']));
        const { facts } = readEInvoice(Buffer.from(files.get(moved.e_invoice) ?? ''));
        const { pages } = await readPdf(new Uint8Array(Buffer.from(files.get(moved.file) ?? '')));
        const text = pages.join('\n');
        expect(facts).toMatchObject({ invoice_number: moved.invoice_number, supplier: moved.supplier });
        expect(text).toContain(moved.invoice_number);
        expect(facts.invoice_date < moved.created_at).toBe(true);
        if (facts.due_date) expect(moved.created_at < facts.due_date).toBe(true);
        if (facts.period_end) expect(facts.period_start?.slice(0, 7)).toBe(facts.period_end.slice(0, 7));
        signals.push(...signalsOfPdf(facts, text).map(({ code }) => `${row['code']} ${code}`));
      }
      expect(signals).toEqual(['F-033 total_differs_from_pdf', 'F-034 iban_differs_from_pdf']);
    },
  );
});

it('a document of another day names its meeting, its account and its budget as their own names do', async () => {
  const calendar = calendarOf('2027-01-20');
  const written = 'Notulen ALV 10-6-2026';
  const bytes = await drawerOf('notulen-2026-06-24-verg-026.pdf')({
    name: datedText(calendar, written, { near: '2026-06-24' }),
    date: calendar.date(dateOf('2026-06-24')),
    dossier,
    dice: diceFor('files/1001/notulen-2026-06-24-verg-026.pdf'),
    dating: datingOf(written, '2026-06-24', calendar),
  });
  const { pages } = await readPdf(new Uint8Array(bytes));
  const text = pages.join('\n');
  expect(text).toContain('5 augustus 2026');
  expect(text).toContain('3. Jaarrekening 2025');
  expect(text).toContain('4. Begroting 2028');
  expect(text).toContain('inspectierapport van april');
});

it.each([
  ['2027-11-30', 'Schilderwerk voorgevel, week 46', '2026-11-14', 'Schilderwerk voorgevel, week 46'],
  ['2026-12-31', 'Schilderwerk voorgevel, week 46', '2026-11-14', 'Schilderwerk voorgevel, week 51'],
  ['2027-01-20', 'Schilderwerk voorgevel, week 46', '2026-11-14', 'Schilderwerk voorgevel, week 1'],
  ['2027-01-13', 'Schilderwerk voorgevel, week 46', '2026-11-14', 'Schilderwerk voorgevel, week 53'],
  ['2027-01-20', 'Dakgoten reinigen najaar 2025', '2025-11-21', 'Dakgoten reinigen winter 2025/2026'],
  ['2027-01-20', 'Verslag rondgang gebouw voorjaar 2026', '2026-04-21', 'Verslag rondgang gebouw zomer 2026'],
  ['2027-11-30', 'Stookkosten 2024/2025', '2025-09-08', 'Stookkosten 2025/2026'],
  ['2026-12-31', 'Polis opstalverzekering 2026', '2026-01-01', 'Polis opstalverzekering 2026'],
  ['2027-11-24', 'Polis opstalverzekering 2026', '2026-01-01', 'Polis opstalverzekering 2027'],
  [
    '2027-01-20',
    'Uw nieuwe bijdrage gaat in op 1 januari.',
    '2025-12-04',
    'Uw nieuwe bijdrage gaat in op 1 januari.',
  ],
  ['2027-01-20', 'Bel 010 123 45 67, 3000 AB, € 2.000', '2025-12-04', 'Bel 010 123 45 67, 3000 AB, € 2.000'],
])('on %s "%s" of %s is "%s"', (day, text, near, expected) => {
  expect(datedText(calendarOf(day), text, { near })).toBe(expected);
});

it('the weeks of a year are those of ISO 8601', () => {
  expect(['2026-12-31', '2027-01-03', '2027-01-04', '2024-12-30'].map((day) => weekOf(dateOf(day)))).toEqual([
    53, 53, 1, 1,
  ]);
  expect(dayOf(dateOf('2026-11-25T10:00:00Z'))).toBe('2026-11-25');
});
