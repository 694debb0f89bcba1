import type { Invoice } from '@mijn/domain/invoices';

/** Whether an invoice gives back: its e-invoice says so; without one the provider gave a negative amount (docs/import.md). */
export const isCreditNote = ({ facts, total_cents }: Pick<Invoice, 'facts' | 'total_cents'>): boolean =>
  facts ? facts.is_credit_note : total_cents !== null && total_cents < 0;
