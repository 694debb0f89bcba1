const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

const inCurrency = new Map<string, Intl.NumberFormat>();

/**
 * An amount of money: `€ 1.234,56`, with a space that does not break.
 * @param currency ISO 4217; euros by default.
 */
export function formatAmount(amount: number, currency = 'EUR'): string {
  const format = inCurrency.get(currency) ?? new Intl.NumberFormat('nl-NL', { style: 'currency', currency });
  inCurrency.set(currency, format);
  return format.format(amount);
}

/** A size in bytes, for people: `900 bytes`, `412 kB`, `1,2 MB`. */
export function formatByteSize(bytes: number): string {
  if (bytes < 1000) return `${whole.format(bytes)} bytes`;
  if (bytes < 999_500) return `${whole.format(bytes / 1000)} kB`;
  return `${oneDecimal.format(bytes / 1_000_000)} MB`;
}

/** A count with its noun: `1 document`, `1.200 documenten`. */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${whole.format(count)} ${count === 1 ? singular : plural}`;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * What calendar and clock show in the Netherlands at a moment: `2026-12-09T19:30:00`, without a time zone. So a meeting
 * is at half past seven for who looks from abroad too.
 */
export function dutchTime(moment: string | Date): string {
  return clock.format(new Date(moment)).replace(' ', 'T');
}

/** The day that a moment is on in the Netherlands: `2026-11-20`. */
export function dutchDay(moment: string | Date): string {
  return dutchTime(moment).slice(0, 10);
}

/** Whether a text is a day that exists: `2026-02-28`, and not `2026-02-30`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

export { formatDate, formatDateParts, formatLongDate, formatTime } from './dates.ts';
