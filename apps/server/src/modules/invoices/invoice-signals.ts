import { formatIban, signalsOfPdf, type InvoiceFacts, type InvoiceSignal } from '@mijn/domain/invoices';
import type { Surroundings } from './invoices-signals.repository.ts';

/** Why a checker may want to look twice, the gravest first: signals only, never a decision. */
export function signalsOf(facts: InvoiceFacts | null, around: Surroundings): InvoiceSignal[] {
  const { pdf_text, invoice_number, iban, same_number_id, earlier } = around;
  const signals = facts && pdf_text !== null ? signalsOfPdf(facts, pdf_text) : [];
  if (same_number_id !== null) {
    signals.push({
      code: 'number_seen_before',
      expected: null,
      found: invoice_number,
      invoice_id: same_number_id,
    });
  }
  if (iban !== null && earlier && earlier.iban !== iban) {
    signals.push({
      code: 'iban_changed',
      expected: formatIban(earlier.iban),
      found: formatIban(iban),
      invoice_id: earlier.id,
    });
  }
  return signals;
}
