import type { InvoiceDifference } from '@mijn/domain/invoices';
import { texts } from './texts.ts';
import { whole } from './whole.ts';

/** What the provider changed, line by line. */
export function Differences({ differences }: { differences: readonly InvoiceDifference[] }) {
  return differences.map(({ field, before, after }) => {
    const written = (value: string | null) => {
      if (value === null) return undefined;
      return field === 'iban' ? whole(value) : value;
    };
    return <p key={field}>{texts.differences[field](written(before), written(after))}</p>;
  });
}
