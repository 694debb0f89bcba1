import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importers } from '../modules/index.ts';
import { csvSchemaOf } from '../capabilities/import/csv-schema.ts';

// Writes docs/import/<file>.schema.json for each CSV file of an import: `pnpm --filter @mijn/server schemas`.
const folder = path.resolve(import.meta.dirname, '../../../../docs/import');
await mkdir(folder, { recursive: true });
for (const importer of importers) {
  const text = `${JSON.stringify(csvSchemaOf(importer), null, 2)}\n`;
  await writeFile(path.join(folder, `${importer.name}.schema.json`), text);
}
process.stdout.write(`${folder}: ${importers.length} schemas\n`);
