import type { Dossier } from '../drawing/dossier.ts';
import { billOf, type BillRow } from './bill.ts';
import { drawBill } from './draw-bill.ts';
import { writeUbl } from './write-ubl.ts';

/** Values of the PDF that differ from the e-invoice, so that the invoice gets a signal for the checker. */
export const onPaper: Readonly<Record<string, Partial<Pick<BillRow, 'total' | 'iban'>>>> = {
  '1001/F-033': { total: '1514.70' },
  '1001/F-034': { iban: 'NL53BANK0666000913' },
};

/** @param seed gives the invoice its lines; it is the number of the invoice in the CSV file */
export async function filesOf(
  row: BillRow,
  dossier: Dossier,
  seed = row.invoice_number,
): Promise<readonly (readonly [file: string, bytes: string | Buffer])[]> {
  const paper = { ...row, ...onPaper[`${row.association_code}/${row.code}`] };
  return [
    ...(row.file ? [[row.file, await drawBill(billOf(paper, dossier, seed))] as const] : []),
    ...(row.e_invoice ? [[row.e_invoice, writeUbl(billOf(row, dossier, seed))] as const] : []),
  ];
}
