import type { InvoiceFacts } from '@mijn/domain/invoices';

type Line = Pick<InvoiceFacts['lines'][number], 'quantity' | 'unit'>;

/** The Dutch words for the unit codes of UN/ECE recommendation 20 that invoices of associations have. A piece has no word. */
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

/** Returns a quantity such as `2` or `1,5 uur`, or an empty text. */
export function formatQuantity({ quantity, unit }: Line): string {
  if (quantity === null) return '';
  const word = unit === null ? undefined : units[unit];
  return word === undefined ? figure.format(quantity) : `${figure.format(quantity)} ${word}`;
}

type Totals = Pick<InvoiceFacts, 'total_cents' | 'prepaid_cents' | 'rounding_cents' | 'payable_cents'>;

/** Returns the amounts between the total and the amount to pay, each with its sign, or an empty list if these are equal. */
export function paymentOf({ total_cents, prepaid_cents, rounding_cents, payable_cents }: Totals) {
  const steps = [
    { id: 'prepaid', cents: prepaid_cents === 0 ? 0 : -prepaid_cents },
    { id: 'rounding', cents: rounding_cents },
  ] as const;
  const taken = steps.filter(({ cents }) => cents !== 0);
  if (taken.length === 0 && payable_cents === total_cents) return [];
  return [...taken, { id: 'payable', cents: payable_cents } as const];
}

/** Returns a value with no-break spaces. A list of values can only be broken after a comma. */
export const unbroken = (value: string): string => value.replaceAll(/(?<!,) /gu, '\u00a0');
