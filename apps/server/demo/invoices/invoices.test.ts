import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isIban, signalsOfPdf, wrongSums } from '@mijn/domain/invoices';
import { parse } from 'csv-parse/sync';
import { readEInvoice } from '../../src/modules/invoices/e-invoice/read-e-invoice.ts';
import { readPdf } from '../../src/testing/read-pdf.ts';
import { dossierOf } from '../drawing/dossier.ts';
import type { BillRow } from './bill.ts';
import { filesOf, onPaper } from './draw-invoices.ts';

async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(path.join(import.meta.dirname, '..', name)), { columns: true });
}

const dossier = dossierOf({ code: '1001', name: 'VvE De Kade', title: 'Kadestraat 1 t/m 99 te Rotterdam' });
const ofKade = (row: Record<string, string>) => row['association_code'] === '1001';

let rows: BillRow[];
let decided: Record<string, string>[];
beforeAll(async () => {
  rows = (await rowsOf('invoices.csv')).filter(ofKade) as BillRow[];
  decided = (await rowsOf('invoice-decisions.csv')).filter(ofKade);
});

describe('the invoices of the demo', () => {
  it('are 40 in 1001, of which 12 are to check, with and without e-invoices', () => {
    const codes = new Set(decided.map((row) => row['invoice_code']));
    expect(rows).toHaveLength(40);
    expect(rows.filter(({ code }) => !codes.has(code))).toHaveLength(12);
    expect(rows.filter(({ file, e_invoice }) => file && e_invoice).length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ file }) => !file)).toHaveLength(1);
  });

  it('have e-invoices with the same values as their rows, and with right sums', async () => {
    for (const row of rows.filter(({ e_invoice }) => e_invoice)) {
      const files = new Map(await filesOf(row, dossier));
      const { facts } = readEInvoice(Buffer.from(files.get(row.e_invoice) ?? ''));
      expect([facts.supplier, facts.invoice_number, facts.iban]).toEqual([
        row.supplier,
        row.invoice_number,
        row.iban,
      ]);
      expect((facts.total_cents / 100).toFixed(2)).toBe(row.total);
      expect(wrongSums(facts)).toEqual([]);
      expect(facts.lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(facts.net_cents);
    }
  });

  it('have accounts with valid check digits, also in the PDF', async () => {
    const all = [...(await rowsOf('invoices.csv')), ...Object.values(onPaper)];
    expect(all.map(({ iban }) => iban).filter((iban) => iban !== undefined && !isIban(iban))).toEqual([]);
  });

  it('have the period in their names, and a credit note has the number of the corrected invoice', async () => {
    const factsOf = async (code: string) => {
      const row = rows.find((one) => one.code === code);
      const files = new Map(row ? await filesOf(row, dossier) : []);
      return readEInvoice(Buffer.from(files.get(row?.e_invoice ?? '') ?? '')).facts;
    };
    expect(await factsOf('F-036')).toMatchObject({ period_start: '2026-10-01', period_end: '2026-10-31' });
    expect(await factsOf('F-037')).toMatchObject({
      is_credit_note: true,
      preceding: [{ number: 'LR-00237' }],
      period_start: null,
    });
  });

  it('differ from their PDF in exactly two places', async () => {
    const found: string[] = [];
    for (const row of rows.filter(({ file, e_invoice }) => file && e_invoice)) {
      const files = new Map(await filesOf(row, dossier));
      const { facts } = readEInvoice(Buffer.from(files.get(row.e_invoice) ?? ''));
      const { pages } = await readPdf(new Uint8Array(Buffer.from(files.get(row.file) ?? '')));
      found.push(...signalsOfPdf(facts, pages.join('\n')).map(({ code }) => `${row.code} ${code}`));
    }
    expect(found).toEqual(['F-033 total_differs_from_pdf', 'F-034 iban_differs_from_pdf']);
  });
});
