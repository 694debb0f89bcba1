import { AmountText } from '@mijn/ui/amount-text';
import { texts } from './texts.ts';

interface CentsProps {
  /** Null when nobody said. */
  cents: number | null;
  /** ISO 4217. */
  currency: string;
}

/** An amount of the wire, which counts in cents. */
export function Cents({ cents, currency }: CentsProps) {
  return cents === null ? texts.unknown : <AmountText amount={cents / 100} currency={currency} />;
}
