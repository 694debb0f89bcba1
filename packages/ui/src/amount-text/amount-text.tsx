import { formatAmount } from '@mijn/domain/formats';
import styles from './amount-text.module.css';

export interface AmountTextProps {
  /** In whole units of the currency, such as euros. */
  amount: number;
  /** ISO 4217; euros by default. */
  currency?: string | undefined;
}

/** An amount of money that stays on one line: € 1.234,56. It takes the size and weight of the text around it. */
export function AmountText({ amount, currency }: AmountTextProps) {
  return <span className={styles['amount']}>{formatAmount(amount, currency)}</span>;
}
