import { DAY_MS } from '@mijn/domain/limits';
import { diceFor } from '../drawing/dice.ts';
import type { Dossier } from '../drawing/dossier.ts';
import { capitalised, MONTHS } from '../drawing/text.ts';
import { suppliers, type Supplier } from './suppliers.ts';

export const billColumns = [
  'association_code',
  'code',
  'name',
  'created_at',
  'file',
  'e_invoice',
  'supplier',
  'invoice_number',
  'total',
  'iban',
] as const;

export type BillRow = Record<(typeof billColumns)[number], string>;

export interface BillLine {
  name: string;
  unit: 'C62' | 'HUR' | 'MON';
  quantity: number;
  price_cents: number;
  amount_cents: number;
}

/** Amounts are in whole cents, and are positive in a credit note too. */
export interface Bill {
  number: string;
  isCredit: boolean;
  supplier: Supplier;
  customer: Dossier;
  date: Date;
  due: Date;
  iban: string;
  /** The first and last day of a month, or null for work that is done once. */
  period: readonly [first: Date, last: Date] | null;
  /** The number of the invoice that a credit note corrects, or null for an invoice. */
  preceding: string | null;
  lines: readonly BillLine[];
  net_cents: number;
  vat_cents: number;
  total_cents: number;
}

const PAYMENT_DAYS = 30;

/** Some lines are small extras, and the first line is the remaining part of the net amount. */
function linesOf({ name, total }: BillRow, supplier: Supplier, net: number, seed: string): BillLine[] {
  const dice = diceFor(seed);
  const isCredit = total.startsWith('-');
  const count = isCredit ? 0 : dice.between(0, supplier.extras.length);
  const extras = dice.some(supplier.extras, count).map((extra) => {
    const { unit } = extra;
    const quantity = unit === 'HUR' ? dice.between(1, 3) : 1;
    const price_cents = Math.round((net * dice.between(4, 9)) / 100 / 25) * 25;
    return { name: extra.name, unit, quantity, price_cents, amount_cents: price_cents * quantity };
  });
  const rest = extras.reduce((left, { amount_cents }) => left - amount_cents, net);
  const work = name.replace(/ \(.*\)$/u, '').replace(/^Creditnota /u, '');
  const main = { name: capitalised(work), unit: supplier.unit, quantity: 1, price_cents: rest };
  return [{ ...main, amount_cents: rest }, ...extras];
}

/** Returns null unless the name ends with a month, such as `Schoonmaak oktober 2026`. */
function periodOf({ name }: BillRow): Bill['period'] {
  const [, month = '', year = ''] = /(\p{L}+) (\d{4})(?: \(.*\))?$/u.exec(name) ?? [];
  const at = MONTHS.indexOf(month);
  if (at === -1) return null;
  return [new Date(Date.UTC(Number(year), at, 1)), new Date(Date.UTC(Number(year), at + 1, 0))];
}

/** The number of the corrected invoice, by the number of the credit note. */
const preceding: Readonly<Record<string, string>> = { 'LR-00275': 'LR-00237' };

/** The lines are made up, and add up to the total of the row. */
export function billOf(row: BillRow, customer: Dossier, seed: string): Bill {
  const supplier = suppliers.find(({ name }) => name === row.supplier);
  if (!supplier) throw new Error(`invoices.csv names the unknown supplier ${row.supplier}.`);
  const cents = Math.round(Number(row.total) * 100);
  const total_cents = Math.abs(cents);
  const net_cents = Math.round(total_cents / (1 + supplier.vat_rate / 100));
  const arrived = new Date(`${row.created_at.slice(0, 10)}T00:00:00Z`).getTime();
  const date = new Date(arrived - diceFor(seed).between(1, 4) * DAY_MS);
  return {
    number: row.invoice_number,
    isCredit: cents < 0,
    supplier,
    customer,
    date,
    due: new Date(date.getTime() + PAYMENT_DAYS * DAY_MS),
    iban: row.iban,
    period: periodOf(row),
    preceding: preceding[row.invoice_number] ?? null,
    lines: linesOf(row, supplier, net_cents, seed),
    net_cents,
    vat_cents: total_cents - net_cents,
    total_cents,
  };
}
