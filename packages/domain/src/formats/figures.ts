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
