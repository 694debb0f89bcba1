import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf, type Dossier } from './drawing/dossier.ts';

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

await rm(path.join(demo, 'files'), { recursive: true, force: true });
const documents = await readRows('archive-documents.csv', [
  'association_code',
  'file',
  'name',
  'document_date',
]);
for (const { association_code, file, name, document_date } of documents) {
  const dossier = dossiers.get(association_code);
  if (!dossier) throw new Error(`archive-documents.csv names the unknown association ${association_code}.`);
  const bytes = await drawerOf(path.basename(file))({
    name: path.parse(name).name,
    date: new Date(`${document_date}T00:00:00Z`),
    dossier,
    dice: diceFor(file),
  });
  const target = path.join(demo, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
}
console.log(`Drew ${documents.length} files into demo/files.`);
