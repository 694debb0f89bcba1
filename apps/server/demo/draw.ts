import { createReadStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf, type Dossier } from './drawing/dossier.ts';
import { billColumns } from './invoices/bill.ts';
import { drawInvoices } from './invoices/draw-invoices.ts';
import { makeOnce } from './keep/keep-folder.ts';

/** Draws files into `files/`. The same CSV files give the same bytes, so that files drawn before come from the cache. */
const demo = import.meta.dirname;
const lockFile = path.resolve(demo, '../../../pnpm-lock.yaml');

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

// News without an association is for all associations.
dossiers.set('', dossierOf({ code: '', name: 'Waterpas VvE Beheer', title: '' }));

/** Leaves out `invoices.csv`, because `drawInvoices` draws its files. */
const sources = (await readdir(demo))
  .filter((name) => name.endsWith('.csv') && name !== 'invoices.csv')
  .toSorted();

/** The date of a file without a date in a column or in the file name. */
const UNDATED = '2026-01-05';

/** A file that several rows mention is drawn once, from the first row. */
const drawn = new Set<string>();

const dayIn = (file: string): string | undefined => /\d{4}-\d{2}-\d{2}/u.exec(file)?.[0];

async function drawFiles(csv: string): Promise<void> {
  const rows: Record<string, string>[] = await readRows(csv, []);
  for (const { association_code = '', file, name = '', document_date } of rows) {
    if (file === undefined || drawn.has(file)) continue;
    drawn.add(file);
    const dossier = dossiers.get(association_code);
    if (!dossier) throw new Error(`${csv} names the unknown association ${association_code}.`);
    const day = document_date ?? dayIn(file) ?? UNDATED;
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

const isKept = await makeOnce({
  name: 'demo-files',
  to: path.join(demo, 'files'),
  sources: {
    root: demo,
    paths: [demo, lockFile],
    counts: (file) => !file.startsWith('files/') && !file.endsWith('.test.ts'),
  },
  make: async () => {
    for (const csv of sources) await drawFiles(csv);
    const invoices = await drawInvoices(demo, await readRows('invoices.csv', billColumns), dossiers);
    console.log(`Drew ${drawn.size + invoices} files into demo/files.`);
  },
});
if (isKept) console.log('Copied the files of the demo, which were drawn before.');
