import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await writeFile(path.join(folder, 'een.pdf'), pdfStub());
  for (const code of ['U1', 'U2']) await fixture.server.build.user({ code, name: code });
});
afterAll(async () => {
  await fixture.server.stop();
  await rm(folder, { recursive: true });
});

async function importFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, `${name}.csv`), text);
  const { database, config, secret, clock } = fixture.server;
  await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
  for (const name of Object.keys(files)) await rm(path.join(folder, `${name}.csv`));
}
const associationsWith = (above: string) => ({
  associations: `code,name,two_checkers_above\n1001,VvE De Kade,${above}\n`,
});
const invoicesOf = (total: string) => ({
  invoices: `association_code,code,name,file,total\n1001,F1,Dak,een.pdf,${total}\n`,
});
const decisions = (...rows: string[]) => ({
  'invoice-decisions': `association_code,invoice_code,user_code,decision,remark,decided_at\n${rows.join('\n')}\n`,
});
const list = async () => (await fixture.checker.get(fixture.path)).as(invoicesOperations.listInvoices).data;

describe('the import of the amount above which two checkers must agree', () => {
  it('counts for invoices, and stays until the import ends it', async () => {
    await importFiles({ ...associationsWith('1000.00'), ...invoicesOf('1000.01') });
    expect(await list()).toMatchObject([{ approvals_required: 2 }]);
    await importFiles({ associations: 'code,name\n1001,VvE De Kade\n' });
    await importFiles(associationsWith(''));
    expect(await list()).toMatchObject([{ approvals_required: 2 }]);
    await importFiles(associationsWith('no'));
    expect(await list()).toMatchObject([{ approvals_required: 1 }]);
  });

  it.each(['-1.00', 'yes', '1.000'])('refuses %s', async (above) => {
    await expect(importFiles(associationsWith(above))).rejects.toThrow(
      'must be an amount like 1000.00, or no',
    );
    await rm(path.join(folder, 'associations.csv'));
  });

  it('counts for decisions that the provider imports, in the order in which they were made', async () => {
    await importFiles({ ...associationsWith('1000.00'), ...invoicesOf('1000.01') });
    await importFiles(decisions('1001,F1,U1,approved,,2026-10-01T08:00:00Z'));
    expect(await list()).toMatchObject([{ check_status: 'to_check', approvals: 1, returned: null }]);
    await importFiles(decisions('1001,F1,U1,approved,,2026-10-02T08:00:00Z'));
    expect(await list()).toMatchObject([{ check_status: 'to_check', approvals: 1 }]);
    await importFiles(decisions('1001,F1,U2,approved,,2026-10-03T08:00:00Z'));
    expect(await list()).toMatchObject([{ check_status: 'approved', approvals: 2 }]);
  });
});

describe('an invoice that the provider has processed', () => {
  it('is approved by one imported decision, also above the amount', async () => {
    await importFiles({
      ...associationsWith('1000.00'),
      invoices: 'association_code,code,name,file,total,is_processed\n1001,F9,Oud,een.pdf,9000.00,yes\n',
    });
    await importFiles(decisions('1001,F9,U1,approved,,2025-10-01T08:00:00Z'));
    expect((await list()).find(({ name }) => name === 'Oud')).toMatchObject({ check_status: 'approved' });
  });
});

describe('a change of the provider', () => {
  it('ends the approval of the first checker, and marks the invoice as returned', async () => {
    await importFiles({ invoices: 'association_code,code,name,file,total\n1001,F2,Lift,een.pdf,2000.00\n' });
    const find = async () => (await list()).find(({ name }) => name === 'Lift');
    const id = (await find())?.id ?? '';
    await fixture.decide(fixture.checker, { id }, { decision: 'approved', version: 0 });
    expect(await find()).toMatchObject({ approvals: 1, returned: null });
    await importFiles({ invoices: 'association_code,code,name,file,total\n1001,F2,Lift,een.pdf,2500.00\n' });
    expect(await find()).toMatchObject({ approvals: 0, is_approved_by_you: false, returned: 'changed' });
    const { changes } = (await fixture.checker.get(`${fixture.path}/${id}`)).as(
      invoicesOperations.getInvoice,
    );
    expect(changes).toMatchObject([{ is_reopened: true }]);
    await fixture.decide(fixture.colleague, { id }, { decision: 'approved', version: 2 });
    expect(await find()).toMatchObject({ check_status: 'to_check', approvals: 1, returned: null });
  });
});
