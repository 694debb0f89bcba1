import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf, type Dossier } from './drawing/dossier.ts';
import { billColumns } from './invoices/bill.ts';
import { drawInvoices } from './invoices/draw-invoices.ts';

/** Draws the files that the demo's CSV files name, into `files/`. The same input gives the same bytes. */
const demo = import.meta.dirname;

async function readRows<Column extends string>(
  name: string,
  columns: readonly Column[],
): Promise<Record<Column, string>[]> {
  const rows: Record<Column, string>[] = [];
  const lines: AsyncIterable<Record<Column, string>> = createReadStream(path.join(demo, name)).pipe(
    parse({ columns: true }),
  );
  for await (const line of lines) {
    for (const column of columns) {
      if (!(column in line)) throw new Error(`${name} has no column ${column}.`);
    }
    rows.push(line);
  }
  return rows;
}

const dossiers = new Map<string, Dossier>();
for (const row of await readRows('associations.csv', ['code', 'name', 'title'])) {
  dossiers.set(row.code, dossierOf(row));
}

/** The CSV files that name files, each with the column of the day that its files are dated. */
const sources = [
  ['archive-documents.csv', 'document_date'],
  ['forms.csv', undefined],
  ['meeting-documents.csv', undefined],
  ['todo-attachments.csv', undefined],
] as const;

/** For files without a day of their own, neither in a column nor in their name. */
const UNDATED = '2026-01-05';

/** A file that several rows name is drawn for the first of them. */
const drawn = new Set<string>();

const dayIn = (file: string): string | undefined => /\d{4}-\d{2}-\d{2}/u.exec(file)?.[0];

async function drawFiles(csv: string, dayColumn: string | undefined): Promise<void> {
  const columns = ['association_code', 'file', 'name', ...(dayColumn ? [dayColumn] : [])];
  const rows = await readRows(csv, columns);
  for (const row of rows) {
    const { association_code = '', file = '', name = '' } = row;
    if (drawn.has(file)) continue;
    drawn.add(file);
    const dossier = dossiers.get(association_code);
    if (!dossier) throw new Error(`${csv} names the unknown association ${association_code}.`);
    const day = (dayColumn && row[dayColumn]) ?? dayIn(file) ?? UNDATED;
    const bytes = await drawerOf(path.basename(file))({
      name: path.parse(name).name,
      date: new Date(`${day.slice(0, 10)}T00:00:00Z`),
      dossier,
      dice: diceFor(file),
    });
    const target = path.join(demo, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

await rm(path.join(demo, 'files'), { recursive: true, force: true });
for (const [csv, dayColumn] of sources) await drawFiles(csv, dayColumn);
const invoices = await drawInvoices(demo, await readRows('invoices.csv', billColumns), dossiers);
console.log(`Drew ${drawn.size + invoices} files into demo/files.`);
