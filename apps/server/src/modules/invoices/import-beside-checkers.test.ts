import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { type ImportOptions, importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { untilACallWaits, type TestApp, type TestClient } from '../../testing/index.ts';
import { invoices } from './invoices.tables.ts';
import { createImportFixture, type ImportFixture } from './testing/import-fixture.ts';

const INVOICES = 150;

let fixture: ImportFixture;
let server: TestApp;
let folder: string;
let url: string;
let checker: TestClient;
beforeAll(async () => {
  fixture = await createImportFixture();
  ({ server, folder, url, checker } = fixture);
  await writeFile(path.join(folder, 'een.pdf'), pdfStub('een'));
  await deliver('100.00');
});
afterAll(() => fixture.stop());

async function deliver(
  total: string,
  options: ImportOptions = {},
  report: (progress: string) => void = () => undefined,
) {
  const rows = Array.from({ length: INVOICES }, (_, at) => `1001,F${at},Factuur ${at},een.pdf,${total}\n`);
  await writeFile(
    path.join(folder, 'invoices.csv'),
    `association_code,code,name,file,total\n${rows.join('')}`,
  );
  const { database, config, secret, clock } = server;
  return importFolder(importers, folder, { database, config, secret, now: clock.now }, report, options);
}

async function find(code: string) {
  const [invoice] = await server.database.queries.select().from(invoices).where(eq(invoices.code, code));
  if (!invoice) throw new Error(`There is no invoice ${code}.`);
  return invoice;
}

async function approve(code: string) {
  const { id, version } = await find(code);
  return checker.post(`${url}/${id}/decisions`, { decision: 'approved', version });
}

/** Runs work when the import has done its first hundred rows, and waits for a row that another transaction has locked. */
async function amidst(total: string, options: ImportOptions, work: () => Promise<void>) {
  const { queries } = server.database;
  const importing = await queries.transaction(async (other) => {
    await other.execute(sql`select from invoices where code = 'F120' for update`);
    const reached = Promise.withResolvers<undefined>();
    const run = deliver(total, options, (progress) => {
      if (progress.endsWith('ing invoices.csv: 100 of 150') && !progress.startsWith('Prepar')) {
        reached.resolve(undefined);
      }
    });
    await Promise.race([reached.promise, run]);
    await untilACallWaits(queries);
    await work();
    return { run };
  });
  return importing.run;
}

describe('a checker, while a large import runs', () => {
  it('decides on an invoice that the import changed just before', async () => {
    const result = await amidst('200.00', {}, async () => {
      expect(await find('F1')).toMatchObject({ total_cents: 20_000, version: 1 });
      expect((await approve('F1')).status).toBe(200);
    });
    expect(result['invoices.csv']).toMatchObject({ changed: INVOICES });
    expect(await find('F1')).toMatchObject({ total_cents: 20_000, check_status: 'approved' });
    expect(await find('F149')).toMatchObject({ total_cents: 20_000 });
  });

  it('decides on an invoice that a trial of an import would change', async () => {
    const result = await amidst('300.00', { isTrial: true }, async () => {
      expect((await approve('F2')).status).toBe(200);
    });
    expect(result['invoices.csv']).toMatchObject({ changed: INVOICES });
    expect(await find('F2')).toMatchObject({ total_cents: 20_000, check_status: 'approved' });
  });
});
