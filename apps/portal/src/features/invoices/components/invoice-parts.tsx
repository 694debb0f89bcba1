import type { CheckStatus } from '@mijn/domain/invoices';
import { AmountText } from '@mijn/ui/amount-text';
import { Tag } from '@mijn/ui/tag';
import { texts } from './texts.ts';

interface CentsProps {
  /** The amount in cents, or null if it is unknown. */
  cents: number | null;
  /** The currency code of ISO 4217. */
  currency: string;
}

/** Shows an amount that the API sends in cents. */
export function Cents({ cents, currency }: CentsProps) {
  return cents === null ? texts.unknown : <AmountText amount={cents / 100} currency={currency} />;
}

interface StatusTagProps {
  status: CheckStatus;
  /** Whether this member checks invoices. If not, the status does not ask for attention. */
  canCheck: boolean;
}

/** Shows the check status of an invoice (specification §3). */
export function StatusTag({ status, canCheck }: StatusTagProps) {
  if (status !== 'to_check')
    return <Tag look={status === 'rejected' ? 'outline' : 'plain'}>{texts[status]}</Tag>;
  return canCheck ? <Tag look="attention">{texts.to_check}</Tag> : <Tag>{texts.not_checked}</Tag>;
}
