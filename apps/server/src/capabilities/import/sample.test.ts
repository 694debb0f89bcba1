import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { importers } from '../../modules/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { csvSchemaOf } from './csv-schema.ts';
import { importFolder } from './import-folder.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

const docs = path.resolve(import.meta.dirname, '../../../../../docs/import');
const sample = path.join(docs, 'sample');
const names = importers.map(({ name }) => name);

async function acceptanceOf(name: string): Promise<(values: unknown) => boolean> {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(await readFile(path.join(docs, `${name}.schema.json`), 'utf8')));
  return (values) => validate(values);
}

async function rowsOf(importer: (typeof importers)[number]): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  await readCsv(path.join(sample, `${importer.name}.csv`), importer.columns, {
    onRows: async (some) => {
      rows.push(...some);
    },
    onFault: ({ reason }) => {
      throw new Error(reason);
    },
  });
  return rows;
}

describe('the sample of docs/import.md', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());

  it('has every file', async () => {
    const found = await readdir(sample);
    expect(found.filter((name) => name.endsWith('.csv')).toSorted()).toEqual(
      names.map((name) => `${name}.csv`).toSorted(),
    );
  });

  it('is imported without a fault, and is unchanged when it is imported again', async () => {
    const run = () => importFolder(importers, sample, { ...server, now: server.clock.now }, () => undefined);
    const first = await run();
    const second = await run();
    for (const { name } of importers) {
      const file = `${name}.csv`;
      expect([file, first[file]]).toEqual([file, expect.objectContaining({ changed: 0, unchanged: 0 })]);
      expect(first[file]?.created).toBeGreaterThan(0);
      expect([file, second[file]]).toEqual([
        file,
        { created: 0, changed: 0, withdrawn: 0, kept: 0, setAside: 0, unchanged: first[file]?.created },
      ]);
    }
  });
});

describe('the schema of a CSV file', () => {
  it.each(importers.map((importer) => [importer.name, importer] as const))(
    'of %s is up to date, and accepts the rows of the sample',
    async (name, importer) => {
      const written: unknown = JSON.parse(await readFile(path.join(docs, `${name}.schema.json`), 'utf8'));
      // Written by `pnpm --filter @mijn/server schemas`.
      expect(written).toEqual(JSON.parse(JSON.stringify(csvSchemaOf(importer))));
      const accepts = await acceptanceOf(name);
      const rows = await rowsOf(importer);
      expect(rows.map(({ line, values }) => [line, accepts(values)])).toEqual(
        rows.map(({ line }) => [line, true]),
      );
    },
  );

  it('of memberships refuses a missing code, an unknown column, and a flag that is neither yes nor no', async () => {
    const accepts = await acceptanceOf('memberships');
    const right = {
      user_code: 'U1',
      association_code: '1001',
      is_board: 'no',
      is_invoice_check: 'no',
      is_invoice_check_copy: 'no',
    };
    expect(accepts(right)).toBe(true);
    expect(accepts({ ...right, user_code: undefined })).toBe(false);
    expect(accepts({ ...right, colour: 'rood' })).toBe(false);
    expect(accepts({ ...right, is_board: 'WAAR' })).toBe(true);
    expect(accepts({ ...right, is_board: 'misschien' })).toBe(false);
  });
});
