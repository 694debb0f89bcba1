import type { CheckStatus } from '@mijn/domain/invoices';
import { AmountText } from '@mijn/ui/amount-text';
import { Tag } from '@mijn/ui/tag';
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

interface StatusTagProps {
  status: CheckStatus;
  /** Whether it is for this member to check: else nothing asks for attention. */
  canCheck: boolean;
}

/** The check status of an invoice (specification §3). */
export function StatusTag({ status, canCheck }: StatusTagProps) {
  if (status !== 'to_check')
    return <Tag look={status === 'rejected' ? 'outline' : 'plain'}>{texts[status]}</Tag>;
  return canCheck ? <Tag look="attention">{texts.to_check}</Tag> : <Tag>{texts.not_checked}</Tag>;
}
