import { formatAmount } from '@mijn/domain/formats';
import styles from './amount-text.module.css';

export interface AmountTextProps {
  /** In euros. */
  amount: number;
}

/** An amount of money that stays on one line: € 1.234,56. It takes the size and weight of the text around it. */
export function AmountText({ amount }: AmountTextProps) {
  return <span className={styles['amount']}>{formatAmount(amount)}</span>;
}
