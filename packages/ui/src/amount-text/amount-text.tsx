import { formatAmount } from '@mijn/domain/formats';
import styles from './amount-text.module.css';

export interface AmountTextProps {
  /** The amount in the main unit of the currency, such as euros, with its decimals. */
  amount: number;
  /** The currency as an ISO 4217 code. The default is the euro. */
  currency?: string | undefined;
}

export function AmountText({ amount, currency }: AmountTextProps) {
  return (
    <span className={styles['amount']} translate="no">
      {formatAmount(amount, currency)}
    </span>
  );
}
