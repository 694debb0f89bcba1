import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPTION_LENGTH_MAX, TAG_LENGTH_MAX } from '@mijn/domain/limits';
import { toJsonSchema } from '@mijn/domain/validation';
import { parse } from 'csv-parse/sync';
import { importers } from '../../modules/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { changedIn, piecesOf, SENTENCE } from '../../testing/typed-texts/sentence.ts';
import { textsIn } from '../../testing/typed-texts/text-fields.ts';
import { importFolder } from './import-folder.ts';
import type { Importer } from './importer.ts';

const sample = path.resolve(import.meta.dirname, '../../../../../docs/import/sample');

/** Matches the columns that name a row, a file or an account. They are no texts. */
const NAMING =
  /\.(?:.*_)?(?:codes?|file|email|password|e_invoice)$|^photos\.name$|^(?:meeting-items|decisions)\.decision_kind$|^decisions\.superseded_by$/u;

/** The columns with several texts, and the maximum length of each text. */
const PIECES_MAX: Readonly<Record<string, number>> = { tags: TAG_LENGTH_MAX, options: OPTION_LENGTH_MAX };

interface TextColumn {
  name: string;
  values: string[];
  pieces: string[];
}

function textColumnsOf({ name: file, schema }: Importer): TextColumn[] {
  const { properties = {} } = toJsonSchema(schema);
  return Object.entries(properties).flatMap(([name, { maxLength = 1000 }]): TextColumn[] => {
    if (NAMING.test(`${file}.${name}`)) return [];
    const piecesMax = PIECES_MAX[name];
    if (piecesMax !== undefined) {
      const pieces = piecesOf(piecesMax, SENTENCE.replaceAll(';', ''));
      return [{ name, values: [pieces.join(';')], pieces }];
    }
    const pieces = piecesOf(maxLength);
    return schema.pick([name]).isValidSync({ [name]: pieces[0] }, { strict: true })
      ? [{ name, values: pieces, pieces }]
      : [];
  });
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-texts-'));
  await cp(sample, folder, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

async function writeTexts(columns: ReadonlyMap<string, readonly TextColumn[]>, round: number): Promise<void> {
  for (const [name, texts] of columns) {
    const rows: string[][] = parse(await readFile(path.join(sample, `${name}.csv`), 'utf8'), {});
    const [header = []] = rows;
    for (const { name: column, values } of texts) {
      // A column that the sample does not have becomes the last one.
      if (!header.includes(column)) for (const row of rows) row.push(row === header ? column : '');
      rows.at(-1)?.splice(header.indexOf(column), 1, values[round % values.length] ?? '');
    }
    await writeFile(
      path.join(folder, `${name}.csv`),
      rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''),
    );
  }
}

/** Returns all texts of the database, without those that the database itself derives. */
async function storedTexts(): Promise<string[]> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ statement: string }>(`
    select format('select jsonb_build_array(%s) as texts from %I', string_agg(format('%I', column_name), ', '), table_name)
      as statement
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'ARRAY', 'jsonb')
    group by table_name`);
  const texts: string[] = [];
  for (const { statement } of rows) texts.push(...textsIn((await pool.query(statement)).rows));
  return texts;
}

describe('a text of a CSV file', () => {
  it('is stored as it was written, in every column of every file', async () => {
    const columns = new Map(importers.map((importer) => [importer.name, textColumnsOf(importer)]));
    const all = [...columns.values()].flat();
    expect(all.length).toBeGreaterThan(40);
    const rounds = Math.max(...all.map(({ values }) => values.length));
    const stored: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await writeTexts(columns, round);
      await importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined);
      stored.push(...(await storedTexts()));
    }
    const pieces = all.flatMap((column) => column.pieces);
    expect(changedIn(stored, pieces)).toEqual([]);
    const lost = [...columns].flatMap(([file, texts]) =>
      texts
        .filter((column) => column.pieces.some((piece) => !stored.some((text) => text.includes(piece))))
        .map(({ name }) => `${file}.csv, ${name}`),
    );
    expect(lost).toEqual([]);
  });
});
