import type { CheckStatus } from '@mijn/domain/invoices';
import { AmountText } from '@mijn/ui/amount-text';
import { Status } from '@mijn/ui/status';
import { Tag } from '@mijn/ui/tag';
import { texts } from './texts.ts';

interface CentsProps {
  /** The amount in cents, or null if it is unknown. */
  cents: number | null;
  /** The currency code of ISO 4217. */
  currency: string;
}

export function Cents({ cents, currency }: CentsProps) {
  return cents === null ? texts.unknown : <AmountText amount={cents / 100} currency={currency} />;
}

interface StatusTagProps {
  status: CheckStatus;
  /** Whether this member checks invoices. If not, the status does not ask for attention. */
  canCheck: boolean;
  size?: 'small' | 'medium';
}

const tones = { approved: 'done', rejected: 'refused', to_check: 'open' } as const;

/** Shows the check status of an invoice (docs/product.md#invoices-decisions). */
export function StatusTag({ status, canCheck, size = 'medium' }: StatusTagProps) {
  if (status === 'to_check' && canCheck) return <Tag look="attention">{texts.to_check}</Tag>;
  return (
    <Status size={size} tone={tones[status]}>
      {status === 'to_check' ? texts.not_checked : texts[status]}
    </Status>
  );
}
