const amount = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const whole = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an amount in euros with cents, such as `€ 1.234,56`. */
export const euros = (value: number): string => amount.format(value);

/** Formats an amount in whole euros, such as `€ 1.235`. */
export const wholeEuros = (value: number): string => whole.format(value);

export const MONTHS: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** Formats a date, such as `10 juni 2026`. */
export const inWords = (date: Date): string => longDate.format(date);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns undefined if the name has no date such as `10-6-2026`. */
export function dayInName(name: string): Date | undefined {
  const match = /(\d{1,2})-(\d{1,2})-(\d{4})/u.exec(name);
  return match ? new Date(Date.UTC(Number(match[3]), Number(match[2]) - 1, Number(match[1]))) : undefined;
}

/** Returns undefined if the name has no year. */
export function yearInName(name: string): number | undefined {
  const match = /\b(?:19|20)\d{2}\b/u.exec(name);
  return match ? Number(match[0]) : undefined;
}
