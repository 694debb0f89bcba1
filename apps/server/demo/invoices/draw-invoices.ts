import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dossier } from '../drawing/dossier.ts';
import { billOf, type BillRow } from './bill.ts';
import { drawBill } from './draw-bill.ts';
import { writeUbl } from './write-ubl.ts';

/** Values of the PDF that differ from the e-invoice, so that the invoice gets a signal for the checker. */
export const onPaper: Readonly<Record<string, Partial<Pick<BillRow, 'total' | 'iban'>>>> = {
  '1001/F-033': { total: '1514.70' },
  '1001/F-034': { iban: 'NL53BANK0666000913' },
};

export async function filesOf(
  row: BillRow,
  dossier: Dossier,
): Promise<readonly (readonly [file: string, bytes: string | Buffer])[]> {
  const paper = { ...row, ...onPaper[`${row.association_code}/${row.code}`] };
  return [
    ...(row.file ? [[row.file, await drawBill(billOf(paper, dossier))] as const] : []),
    ...(row.e_invoice ? [[row.e_invoice, writeUbl(billOf(row, dossier))] as const] : []),
  ];
}

/** Returns the number of files. */
export async function drawInvoices(
  demo: string,
  rows: readonly BillRow[],
  dossiers: ReadonlyMap<string, Dossier>,
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const dossier = dossiers.get(row.association_code);
    if (!dossier) throw new Error(`invoices.csv names the unknown association ${row.association_code}.`);
    for (const [file, bytes] of await filesOf(row, dossier)) {
      const target = path.join(demo, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
      count += 1;
    }
  }
  return count;
}
