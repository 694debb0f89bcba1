import { DAY_MS } from '../limits/limits.ts';
import { formatDate, formatLongDate, formatTime } from './dates.ts';
import { dutchTime } from './dutch-time.ts';

const inThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))}.${digits.slice(-3)}`;

/** Below it, a number that is multiplied by ten is exact. */
const NUMBER_MAX = 1e14;

/**
 * Returns a number with points between thousands and at most so many decimals after a comma. The result is that of `Intl.NumberFormat` in
 * Dutch, of which the first use takes a phone up to 180 ms.
 */
export function formatNumber(value: number, decimalsMax: 0 | 1 = 0): string {
  const size = Math.abs(value);
  if (!(size < NUMBER_MAX))
    return new Intl.NumberFormat('nl-NL', { maximumFractionDigits: decimalsMax }).format(value);
  // The decimals as they are written count: 0.95 is rounded up, though the number is a little less. A number below a millionth is written with an exponent.
  const tenths =
    size < 1e-6 ? 0 : Math.round(Number(`${size}e${decimalsMax}`)) * (decimalsMax === 0 ? 10 : 1);
  const whole = inThousands(String(Math.floor(tenths / 10)));
  return (value < 0 ? '-' : '') + whole + (tenths % 10 === 0 ? '' : `,${tenths % 10}`);
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** Returns an amount of money as text, such as `€ 1.234,56`, with a non-breaking space. The currency is an ISO 4217 code. */
export function formatAmount(amount: number, currency = 'EUR'): string {
  const format =
    amountFormats.get(currency) ?? new Intl.NumberFormat('nl-NL', { style: 'currency', currency });
  amountFormats.set(currency, format);
  return format.format(amount);
}

export function formatByteSize(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} bytes`;
  if (bytes < 999_500) return `${formatNumber(bytes / 1000)} kB`;
  if (bytes < 999_950_000) return `${formatNumber(bytes / 1_000_000, 1)} MB`;
  return `${formatNumber(bytes / 1_000_000_000, 1)} GB`;
}

export function formatCount(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

export function dutchDay(moment: string | Date): string {
  return dutchTime(moment).slice(0, 10);
}

/** Returns `vandaag` or `gisteren` in Dutch time. A day that begins or ends summer time has 23 or 25 hours. */
export function recentDay(moment: string | Date, now: Date): 'vandaag' | 'gisteren' | undefined {
  const day = dutchDay(moment);
  const today = dutchDay(now);
  if (day === today) return 'vandaag';
  // Midday is on the day before in both summer time and winter time.
  return day === dutchDay(new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS)) ? 'gisteren' : undefined;
}

/** Returns a moment in Dutch time: `vandaag, 9.12 uur`, `gisteren, 19.30 uur`, or the date, such as `12-11-2026`. */
export function formatMoment(moment: string | Date, now: Date): string {
  const time = dutchTime(moment);
  const day = recentDay(moment, now);
  return day ? `${day}, ${formatTime(time)}` : formatDate(time);
}

/** Returns a moment in Dutch time with its day, such as `woensdag 9 december 2026 om 19.30 uur`. */
export function formatLongMoment(moment: string | Date): string {
  const time = dutchTime(moment);
  return `${formatLongDate(time)} om ${formatTime(time)}`;
}

export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^(?!0000)\d{4}-\d{2}-\d{2}$/u.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

export { formatDate, formatDateParts, formatLongDate, formatTime } from './dates.ts';
export { dutchTime } from './dutch-time.ts';
export { formatList } from './lists.ts';
export { isDutchTime, momentOfDutchTime } from './moment-of-dutch-time.ts';
export { WEB_ADDRESS } from './web-address.ts';
