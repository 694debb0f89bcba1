import type { InvoiceSignal } from './invoice.contract.ts';
import type { InvoiceFacts } from './invoice-facts.contract.ts';
import { formatAmount } from '../formats/figures.ts';
import { amountsIn } from './amounts-in.ts';
import { formatIban, plainIban } from './iban.ts';
import { ibansIn } from './ibans-in.ts';

type Compared = Pick<InvoiceFacts, 'total_cents' | 'payable_cents' | 'currency' | 'iban'>;

const NOTHING_ELSE = { invoice_id: null, differences: [] };

/**
 * A credit note has its total with a minus in one place, and without in the other: the sign is not compared. A PDF that
 * only shows what is left to pay agrees as well.
 */
function signalOfTotal({ total_cents, payable_cents, currency }: Compared, text: string): InvoiceSignal[] {
  const amounts = amountsIn(text);
  const agrees = [total_cents, payable_cents].some((cents) => amounts.includes(Math.abs(cents)));
  // An invoice has no amount above its total.
  const [highest] = [...amounts].sort((one, other) => other - one);
  if (highest === undefined || agrees) return [];
  return [
    {
      code: 'total_differs_from_pdf',
      expected: formatAmount(total_cents / 100, currency),
      found: formatAmount(highest / 100, currency),
      ...NOTHING_ELSE,
    },
  ];
}

function signalOfIban({ iban }: Compared, text: string): InvoiceSignal[] {
  const ibans = ibansIn(text);
  if (iban === null || ibans.length === 0 || ibans.includes(plainIban(iban))) return [];
  return [
    {
      code: 'iban_differs_from_pdf',
      expected: formatIban(iban),
      found: ibans.map((found) => formatIban(found)).join(', '),
      ...NOTHING_ELSE,
    },
  ];
}

/**
 * Where an e-invoice and the text of the PDF beside it disagree. A text without any amount, or without any IBAN, says
 * nothing about it: a scan, or a PDF that is not read yet, gives no signal.
 */
export function signalsOfPdf(facts: Compared, text: string): InvoiceSignal[] {
  return [...signalOfTotal(facts, text), ...signalOfIban(facts, text)];
}
