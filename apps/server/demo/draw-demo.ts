import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { type Calendar, dateOf } from './dating/calendar.ts';
import { datedRows, type DatedRow, dayOfRow, type Row } from './dating/dated-rows.ts';
import { datingOf } from './dating/dating-of.ts';
import { toCsv } from './dating/to-csv.ts';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf, type Dossier } from './drawing/dossier.ts';
import { billColumns, type BillRow } from './invoices/bill.ts';
import { filesOf } from './invoices/draw-invoices.ts';

const demo = import.meta.dirname;

/** The date of a file without a date in a column or in the file name. */
const UNDATED = '2026-01-05';

async function readRows(name: string): Promise<Row[]> {
  return parse(await readFile(path.join(demo, name)), { columns: true });
}

async function listCsv(): Promise<string[]> {
  return (await readdir(demo)).filter((name) => name.endsWith('.csv')).toSorted();
}

async function readDossiers(): Promise<Map<string, Dossier>> {
  const rows = await readRows('associations.csv');
  const dossiers = rows.map(({ code = '', name = '', title = '' }) => dossierOf({ code, name, title }));
  // News without an association is for all associations.
  const ofAll = dossierOf({ code: '', name: 'Waterpas VvE Beheer', title: '' });
  return new Map([...dossiers, ofAll].map((dossier) => [dossier.code, dossier]));
}

async function readMeetingDays(): Promise<Map<string, Set<string>>> {
  const days = new Map<string, Set<string>>();
  for (const { association_code = '', meeting_date = '' } of await readRows('meetings.csv')) {
    days.set(association_code, (days.get(association_code) ?? new Set()).add(meeting_date.slice(0, 10)));
  }
  return days;
}

type NamedFile = readonly [file: string, bytes: string | Buffer];

/** Draws the file of a row. The dice are those of the undated row, so that the demo of each day has the same amounts. */
async function drawFile(row: Row, dated: Row, dossier: Dossier, calendar: Calendar): Promise<NamedFile> {
  const { file = '', name = '' } = row;
  const day = row['document_date'] ?? (/\d{4}-\d{2}-\d{2}/u.test(file) ? dayOfRow({ file }) : UNDATED);
  const bytes = await drawerOf(path.basename(file))({
    name: path.parse(dated['name'] ?? '').name,
    date: calendar.date(dateOf(day)),
    dossier,
    dice: diceFor(file),
    dating: datingOf(path.parse(name).name, day.slice(0, 10), calendar),
  });
  return [dated['file'] ?? '', bytes];
}

function isBill(row: Row): row is BillRow {
  return billColumns.every((column) => column in row);
}

async function drawInvoice(row: Row, dated: Row, dossier: Dossier): Promise<readonly NamedFile[]> {
  if (!isBill(dated)) throw new Error(`invoices.csv needs the columns ${billColumns.join(', ')}.`);
  return filesOf(dated, dossier, row['invoice_number']);
}

/** Draws the files that the CSV files name into the folder, and returns their number. The same day gives the same bytes. */
export async function drawDemo(target: string, calendar: Calendar): Promise<number> {
  const dossiers = await readDossiers();
  const dated = datedRows(calendar, await readMeetingDays());
  // A file that several rows mention is drawn once, from the first row.
  const drawn = new Set<string>();
  let count = 0;
  for (const csv of await listCsv()) {
    for (const row of await readRows(csv)) {
      const isInvoice = csv === 'invoices.csv';
      if (!isInvoice && (row['file'] === undefined || drawn.has(row['file']))) continue;
      const dossier = dossiers.get(row['association_code'] ?? '');
      if (!dossier) throw new Error(`${csv} names the unknown association ${row['association_code'] ?? ''}.`);
      if (row['file']) drawn.add(row['file']);
      const files = isInvoice
        ? await drawInvoice(row, dated(row), dossier)
        : [await drawFile(row, dated(row), dossier, calendar)];
      for (const [file, bytes] of files) {
        count += 1;
        await mkdir(path.dirname(path.join(target, file)), { recursive: true });
        await writeFile(path.join(target, file), bytes);
      }
    }
  }
  return count;
}

async function writeRows(target: string, dated: DatedRow): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const csv of await listCsv()) {
    await writeFile(path.join(target, csv), toCsv((await readRows(csv)).map(dated)));
  }
}

/** Writes the demo of another day than that of the CSV files into the folder: rows, and the files that they name. */
export async function writeDatedDemo(target: string, calendar: Calendar): Promise<void> {
  await writeRows(target, datedRows(calendar, await readMeetingDays()));
  await drawDemo(target, calendar);
}
