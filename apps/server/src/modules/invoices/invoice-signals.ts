import {
  differencesOf,
  formatIban,
  signalsOfPdf,
  type InvoiceDecision,
  type InvoiceFacts,
  type InvoiceSignal,
} from '@mijn/domain/invoices';
import type { ChangeRow } from './invoice-history.repository.ts';
import type { Surroundings } from './invoices-signals.repository.ts';

const NO_DIFFERENCES = { differences: [] };

/** Whether a change came after a decision, which may be imported long after it was made. */
const isAfter = (change: ChangeRow, { decided_at, version }: InvoiceDecision): boolean =>
  change.changed_at === decided_at ? change.version > version : change.changed_at > decided_at;

/**
 * What it is now beside what it was decided on; nothing where nothing was decided, or where it is again as it was.
 * @param decisions newest first, and so are the changes.
 */
function signalsOfChanges(
  [last]: readonly InvoiceDecision[],
  changes: readonly ChangeRow[],
): InvoiceSignal[] {
  if (!last || last.decision === 'withdrawn') return [];
  const since = changes.filter((change) => isAfter(change, last));
  const [newest, oldest] = [since[0], since.at(-1)];
  const differences = newest && oldest ? differencesOf(oldest.before, newest.after) : [];
  if (differences.length === 0) return [];
  return [{ code: 'changed_after_decision', expected: null, found: null, invoice_id: null, differences }];
}

/** What an invoice says and went through. */
interface Told {
  facts: InvoiceFacts | null;
  decisions: readonly InvoiceDecision[];
  changes: readonly ChangeRow[];
}

/** Why a checker may want to look twice, the gravest first: signals only, never a decision. */
export function signalsOf({ facts, decisions, changes }: Told, around: Surroundings): InvoiceSignal[] {
  const { pdf_text, invoice_number, iban, same_number_id, earlier } = around;
  const signals = signalsOfChanges(decisions, changes);
  if (facts && pdf_text !== null) signals.push(...signalsOfPdf(facts, pdf_text));
  if (same_number_id !== null) {
    signals.push({
      code: 'number_seen_before',
      expected: null,
      found: invoice_number,
      invoice_id: same_number_id,
      ...NO_DIFFERENCES,
    });
  }
  if (iban !== null && earlier && earlier.iban !== iban) {
    signals.push({
      code: 'iban_changed',
      expected: formatIban(earlier.iban),
      found: formatIban(iban),
      invoice_id: earlier.id,
      ...NO_DIFFERENCES,
    });
  }
  return signals;
}
