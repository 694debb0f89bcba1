import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { associations, users } from '../../platform/database/index.ts';
import { archiveDocuments } from '../../modules/archive/archive.tables.ts';
import { fileReadings } from '../documents/index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { noteStatements } from '../../testing/plans/note-statements.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { importFolder } from './import-folder.ts';
import { importers } from '../../modules/index.ts';

/** The file has more rows than the import compares at a time, and more pieces than one. */
const ROWS = 1500;

jest.setTimeout(120_000);

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  for (const at of [0, 1, 2]) await writeFile(path.join(folder, `${at}.pdf`), pdfStub(String(at)));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const numbers = Array.from({ length: ROWS }, (_, at) => at);
const names = numbers.map((at) => `Notulen van vergadering ${at}`);

const write = async (documents: readonly string[], complete = numbers) => {
  const csv: Record<string, readonly string[]> = {
    associations: ['code,name', ...numbers.map((at) => `${at},VvE ${at}`)],
    users: [
      'code,email,name,owner_code',
      ...complete.map((at) => `U${at},eigenaar${at}@waterpas.example,Anna ${at},E${at}`),
    ],
    memberships: [
      'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy',
      ...complete.map((at) => `U${at},${at},no,no,no`),
    ],
    'archive-groups': [
      'association_code,code,name,is_board_only',
      ...numbers.map((at) => `${at},V,Stukken,no`),
    ],
    'archive-documents': [
      'association_code,group_code,code,file,name,document_date',
      ...documents.map((name, at) => `${at},V,D,${at % 3}.pdf,${name},2026-02-03`),
    ],
  };
  for (const [name, lines] of Object.entries(csv)) {
    await writeFile(path.join(folder, `${name}.csv`), `${lines.join('\n')}\n`);
  }
};

const run = (complete: string[] = []) =>
  importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined, { complete });

/** Returns the number of rows for which PostgreSQL plans its queries. */
async function rowsKnownOf(table: string): Promise<number | undefined> {
  const { rows } = await server.database.queries.execute<{ count: number }>(
    sql`select reltuples::int as count from pg_class where oid = ${table}::regclass`,
  );
  return rows[0]?.count;
}

describe('an import of many rows', () => {
  it('creates all, then writes what changed, also a day later, and withdraws what is omitted', async () => {
    await write(names);
    const first = await run();
    for (const counts of Object.values(first)) expect(counts).toMatchObject({ created: ROWS, unchanged: 0 });
    const { queries } = server.database;
    expect(await queries.$count(fileReadings)).toBe(ROWS);
    expect(await rowsKnownOf('memberships')).toBe(ROWS);
    server.clock.pass(86_400_000);
    const again = await run();
    for (const counts of Object.values(again)) expect(counts).toMatchObject({ created: 0, unchanged: ROWS });
    await queries
      .update(archiveDocuments)
      .set({ name: 'Eigen naam.pdf' })
      .where(eq(archiveDocuments.name, 'Notulen van vergadering 700.pdf'));
    const noted = await noteStatements(server.database, async () => {
      expect((await run())['archive-documents.csv']).toMatchObject({ changed: 1, unchanged: ROWS - 1 });
    });
    // Only the set with the changed row was compared, and is remembered again.
    expect(noted.filter(({ text }) => text.startsWith('insert into "imported_sets"'))).toHaveLength(1);
    const changed = [0, 499, 500, ROWS - 1];
    await write(
      names.map((name, at) => (changed.includes(at) ? `${name} (definitief)` : name)),
      numbers.slice(2),
    );
    expect(await run(['memberships.csv'])).toMatchObject({
      'archive-documents.csv': { changed: 4, unchanged: ROWS - 4 },
      'memberships.csv': { withdrawn: 2, unchanged: ROWS - 2 },
    });
    const documents = await queries
      .select({ name: archiveDocuments.name, version: archiveDocuments.version })
      .from(archiveDocuments);
    const later = documents
      .filter(({ version, name }) => version === 2 && name.endsWith('(definitief).pdf'))
      .map(({ name }) => name);
    expect(later.toSorted()).toEqual(
      changed.map((at) => `Notulen van vergadering ${at} (definitief).pdf`).toSorted(),
    );
    expect(await queries.$count(users)).toBe(ROWS);
  });

  it('finds a row that is there twice, far apart, and imports nothing', async () => {
    await write(names);
    const lines = numbers.map((at) => `X${at},VvE ${at}`);
    await writeFile(
      path.join(folder, 'associations.csv'),
      `code,name\n${[...lines, 'X0,VvE weer'].join('\n')}\n`,
    );
    await expect(run()).rejects.toThrow(`associations.csv, line ${ROWS + 2}: X0 is there twice`);
    expect(await server.database.queries.$count(associations)).toBe(ROWS);
  });
});
