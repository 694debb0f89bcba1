import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { invoicesOperations } from '@mijn/domain/invoices';
import { searchOperations } from '@mijn/domain/search';
import { StartFault } from '../../platform/config/errors.ts';
import { associations } from '../../platform/database/index.ts';
import { invoiceDecisions, invoiceFiles, invoices } from './invoices.tables.ts';
import { ciiText } from './testing/cii-text.ts';
import { eInvoiceText } from './testing/e-invoice-text.ts';
import { pdfWith } from './testing/pdf-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';

const COLUMNS =
  'association_code,code,name,created_at,file,e_invoice,supplier,invoice_number,total,currency,iban';
const DECISIONS = 'association_code,invoice_code,user_code,decision,remark,decided_at';
const embedded = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment>
  <cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${Buffer.from(pdfStub('binnenin')).toString('base64')}
  </cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;

const good: Readonly<Record<string, string>> = {
  'invoices.csv':
    `${COLUMNS},is_processed\n` +
    '1001,F1,Schoonmaak,2026-10-01T08:00:00Z,een.pdf,,Helder,H-1,-1234.50,CHF,NL91 ABNA 0417 1643 00,no\n' +
    '1001,F2,Liftonderhoud,,een.pdf,lift.xml,Iemand anders,X-1,1.00,USD,,yes\n' +
    '1001,F3,Dakgoot,,,goot.xml,,,,,,\n',
  'invoice-decisions.csv': `${DECISIONS}\n1001,F1,U1,rejected,Dubbel,2026-10-02T08:00:00Z\n1001,F1,U1,approved,,2026-10-03T08:00:00Z\n`,
  'een.pdf': pdfStub(),
  'lift.xml': eInvoiceText(),
  'goot.xml': eInvoiceText({ number: 'G-1', attachments: embedded }),
};

let server: TestApp;
let folder: string;
let association: { id: string };
let checker: TestClient;
beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { queries } = server.database;
  await queries.delete(invoices);
  await write(good);
  if ((await queries.select().from(associations)).length > 0) return;
  association = await server.build.association({ code: '1001' });
  const user = await server.build.user({ code: 'U1', name: 'Bram Bestuur' });
  await server.build.membership(association, user, { is_invoice_check: true });
  checker = server.client();
  await checker.login(user.email);
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

const run = () => importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined);

const all = async () => {
  const { queries } = server.database;
  return {
    invoices: await queries.select().from(invoices).orderBy(asc(invoices.code)),
    files: await queries.select().from(invoiceFiles).orderBy(asc(invoiceFiles.name)),
    decisions: await queries.select().from(invoiceDecisions).orderBy(asc(invoiceDecisions.version)),
  };
};

describe('importing invoices', () => {
  it('uses the values of the e-invoice, otherwise of the columns', async () => {
    await run();
    const rows = await all();
    expect(rows.invoices).toMatchObject([
      {
        supplier: 'Helder',
        invoice_number: 'H-1',
        total_cents: -123_450,
        currency: 'CHF',
        iban: 'NL91ABNA0417164300',
        created_at: new Date('2026-10-01T08:00:00Z'),
        facts: null,
        is_processed: false,
      },
      {
        supplier: 'Liftservice Rijnmond B.V.',
        invoice_number: 'F-2026-031',
        total_cents: 32_330,
        currency: 'EUR',
        iban: 'NL91ABNA0417164300',
        is_processed: true,
      },
      { invoice_number: 'G-1', check_status: 'to_check' },
    ]);
    expect(rows.files.map(({ kind, name }) => [kind, name])).toEqual([
      ['pdf', 'Dakgoot.pdf'],
      ['e_invoice', 'Dakgoot.xml'],
      ['pdf', 'Liftonderhoud.pdf'],
      ['e_invoice', 'Liftonderhoud.xml'],
      ['pdf', 'Schoonmaak.pdf'],
    ]);
  });

  it('shows number and account also without an e-invoice', async () => {
    await run();
    const { id = '' } = (await all()).invoices[0] ?? {};
    const { body } = await checker.get(`/associations/${association.id}/invoices/${id}`);
    expect(body).toMatchObject({ facts: null, invoice_number: 'H-1', iban: 'NL91ABNA0417164300' });
  });

  it('uses the PDF inside an e-invoice if there is no separate PDF', async () => {
    await run();
    const { id = '' } = (await all()).invoices[2] ?? {};
    const url = `/api/associations/${association.id}/invoices/${id}/file`;
    expect(await (await checker.raw(url)).text()).toBe(pdfStub('binnenin'));
  });

  it('imports decisions with their checkers, and the last decision sets the status', async () => {
    await run();
    const rows = await all();
    expect(rows.invoices[0]).toMatchObject({ check_status: 'approved', version: 2 });
    expect(rows.decisions).toMatchObject([
      { decision: 'rejected', remark: 'Dubbel', decided_by: 'Bram Bestuur', is_imported: true },
      { decision: 'approved', remark: null, decided_at: new Date('2026-10-03T08:00:00Z') },
    ]);
  });

  it('changes nothing the second time', async () => {
    await run();
    const before = await all();
    server.clock.pass(60_000);
    await run();
    expect(await all()).toEqual(before);
  });

  it('keeps an invoice processed if the column is missing', async () => {
    await run();
    const rows = `${COLUMNS}\n1001,F2,Liftonderhoud,,een.pdf,lift.xml,,,,,\n`;
    await write({ 'invoices.csv': rows });
    await run();
    expect((await all()).invoices[1]?.is_processed).toBe(true);
    await write({ 'invoices.csv': rows.replace('\n', ',is_processed\n').replace(/\n$/u, ',no\n') });
    await run();
    expect((await all()).invoices[1]?.is_processed).toBe(false);
  });

  it('updates changed values, but not the decisions of members', async () => {
    await run();
    const { id = '' } = (await all()).invoices[0] ?? {};
    const decision = { decision: 'rejected', remark: 'Toch niet.', version: 2 };
    await checker.post(`/associations/${association.id}/invoices/${id}/decisions`, decision);
    await write({
      'invoices.csv': `${COLUMNS}\n1001,F1,Grote schoonmaak,,,lift.xml,,,,,\n`,
      'invoice-decisions.csv': `${DECISIONS}\n1001,F1,U1,approved,,2030-01-01T08:00:00Z\n`,
    });
    await run();
    const rows = await all();
    expect(rows.invoices[0]).toMatchObject({
      name: 'Grote schoonmaak',
      total_cents: 32_330,
      created_at: new Date('2026-10-01T08:00:00Z'),
      version: 4,
    });
    expect(rows.files.filter(({ invoice_id }) => invoice_id === id).map(({ name }) => name)).toEqual([
      'Grote schoonmaak.xml',
    ]);
    expect(rows.decisions.map(({ is_imported }) => is_imported)).toEqual([true, true, false]);
  });

  it('uses the values of an e-invoice inside the PDF, unless it is unreadable', async () => {
    const rows =
      `${COLUMNS}\n1001,F1,Lift,,hybride.pdf,,Liftservice,F-2026-031,311.20,,\n` +
      '1001,F2,Dak,,half.pdf,,Dakdekkers,D-1,10.00,,\n';
    await write({ 'invoices.csv': rows });
    await rm(path.join(folder, 'invoice-decisions.csv'));
    const inside = (content: string) => pdfWith([{ name: 'Factur-X.xml', content }]);
    await writeFile(path.join(folder, 'hybride.pdf'), await inside(ciiText()));
    const noLines = ciiText().replace(/<ram:IncludedSupply.*TradeLineItem>/su, '');
    await writeFile(path.join(folder, 'half.pdf'), await inside(noLines));
    await run();
    const [hybrid, half] = (await all()).invoices;
    expect(hybrid).toMatchObject({
      supplier: 'Liftservice Rijnmond B.V.',
      total_cents: 31_120,
      iban: 'NL91ABNA0417164300',
      facts: { buyer: 'VvE De Kade' },
      stated: { supplier: 'Liftservice', total_cents: 31_120, iban: null },
    });
    expect(half).toMatchObject({ supplier: 'Dakdekkers', total_cents: 1000, facts: null, stated: null });
    const { body } = await checker.get(`/associations/${association.id}/invoices/${hybrid?.id}`);
    expect(body).toMatchObject({ has_e_invoice: false, file: { name: 'Lift.pdf' } });
    await run();
    expect((await all()).invoices[0]).toEqual(hybrid);
  });

  it('imports an account with wrong check digits, with a signal for the checker', async () => {
    const iban = 'NL92 ABNA 0417 1643 00';
    await write({
      'invoices.csv': `${COLUMNS}\n1001,F1,Lift,,een.pdf,,Helder,H-1,10.00,,${iban}\n`,
    });
    await rm(path.join(folder, 'invoice-decisions.csv'));
    await run();
    const { id = '' } = (await all()).invoices[0] ?? {};
    const body = (await checker.get(`/associations/${association.id}/invoices/${id}`)).as(
      invoicesOperations.getInvoice,
    );
    expect(body.signals).toMatchObject([{ code: 'iban_invalid', found: iban }]);
  });

  it('creates a signal if the columns differ from the e-invoice', async () => {
    await run();
    const { id = '' } = (await all()).invoices[1] ?? {};
    const body = (await checker.get(`/associations/${association.id}/invoices/${id}`)).as(
      invoicesOperations.getInvoice,
    );
    const signal = body.signals.find(({ code }) => code === 'columns_differ');
    expect(signal?.differences).toEqual([
      { field: 'total', before: 'US$\u00A01,00', after: '€\u00A0323,30' },
      { field: 'supplier', before: 'Iemand anders', after: 'Liftservice Rijnmond B.V.' },
      { field: 'invoice_number', before: 'X-1', after: 'F-2026-031' },
    ]);
  });

  it('makes the text of an e-invoice without a PDF searchable', async () => {
    await write({
      'goot.xml': eInvoiceText({ number: 'G-1' }).replace(
        '<cbc:DocumentCurrencyCode>',
        '<cbc:Note>Met vriendelijke groet van de hoogwerker</cbc:Note>$&',
      ),
    });
    await run();
    for (const q of ['reiniging schacht', 'hoogwerkers']) {
      const body = (
        await checker.get(`/associations/${association.id}/search?q=${encodeURIComponent(q)}`)
      ).as(searchOperations.search);
      expect(body.data).toMatchObject([{ kind: 'invoices', hits: [{ title: 'Dakgoot' }] }]);
      const [hit] = body.data[0]?.hits ?? [];
      expect(hit?.match).toMatchObject({ file_id: hit?.id, page: 1 });
    }
  });

  it('is refused with a reason for every error', async () => {
    await write({
      'bom.xml': eInvoiceText().replace('<Invoice', '<!DOCTYPE x [<!ENTITY a "a">]><Invoice'),
      'invoices.csv':
        `${COLUMNS}\n` +
        '1001,F1,Niets,,,,,,,,\n' +
        '1001,F2,Bom,,een.xml,bom.xml,,,,,\n' +
        '1001,F3,Fout,,weg.pdf,../weg.xml,,,"1,234.50",euro,NL1\n' +
        '1001,F4,Pdf,,een.pdf,een.pdf,,,,,\n' +
        '1001,F5,Weg,,weg.pdf,weg.xml,,,,,\n',
      'een.xml': '<a/>',
      'invoice-decisions.csv': `${DECISIONS}\n1001,F9,U2,rejected,,2026-10-02T08:00:00Z\n1001,F1,U1,maybe,,\n`,
    });
    const fault: unknown = await run().catch((error: unknown) => error);
    if (!(fault instanceof StartFault)) throw new Error('The import was not refused.');
    expect(fault.lines.slice(0, -1)).toEqual([
      'invoices.csv, line 2, column file: is empty, and so is e_invoice: one of them is needed',
      'invoices.csv, line 3, column file: een.xml must be of the type .pdf',
      'invoices.csv, line 3, column e_invoice: bom.xml has a DOCTYPE, which no e-invoice needs',
      'invoices.csv, line 4, column total: must be an amount like 1234.56 or 1.234,56',
      'invoices.csv, line 4, column currency: must be a currency like EUR',
      'invoices.csv, line 4, column iban: must be an IBAN like NL91ABNA0417164300',
      'invoices.csv, line 4, column file: there is no file weg.pdf',
      'invoices.csv, line 4, column e_invoice: ../weg.xml is outside the folder',
      'invoices.csv, line 5, column e_invoice: een.pdf must be of the type .xml',
      'invoices.csv, line 6, column file: there is no file weg.pdf',
      'invoices.csv, line 6, column e_invoice: there is no file weg.xml',
      expect.stringMatching(/^invoice-decisions\.csv, line 2, column invoice_code: 1001\/F9 is not in/u),
      expect.stringMatching(/^invoice-decisions\.csv, line 2, column user_code: U2 is not in/u),
      'invoice-decisions.csv, line 2, column remark: is empty, which it may not be with rejected',
      'invoice-decisions.csv, line 3, column decision: must be approved, rejected or withdrawn',
      'invoice-decisions.csv, line 3, column decided_at: is empty',
    ]);
    expect((await all()).invoices).toEqual([]);
  });
});
