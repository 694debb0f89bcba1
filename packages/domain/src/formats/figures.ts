const amount = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** An amount in euros: `€ 1.234,56`, with a space that does not break. */
export function formatAmount(euros: number): string {
  return amount.format(euros);
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
