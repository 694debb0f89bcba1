import type { InvoiceFacts } from '@mijn/domain/invoices';

type Line = Pick<InvoiceFacts['lines'][number], 'quantity' | 'unit'>;

/** The units of UN/ECE recommendation 20 that invoices of associations have. A piece needs no word. */
const units: Readonly<Record<string, string>> = {
  HUR: 'uur',
  DAY: 'dgn',
  MON: 'mnd',
  ANN: 'jaar',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  KMT: 'km',
  KGM: 'kg',
  LTR: 'l',
  KWH: 'kWh',
};

const figure = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 });

/** How much of something a line is about: `2`, `1,5 uur`. Empty when the line does not say. */
export function formatQuantity({ quantity, unit }: Line): string {
  if (quantity === null) return '';
  const word = unit === null ? undefined : units[unit];
  return word === undefined ? figure.format(quantity) : `${figure.format(quantity)} ${word}`;
}
