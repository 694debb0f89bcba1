import type { InvoiceSignal } from './invoice.contract.ts';
import { formatAmount } from '../formats/figures.ts';
import { amountsIn } from './amounts-in.ts';
import { formatIban } from './iban.ts';
import { ibansIn } from './ibans-in.ts';
import { signal } from './signal.ts';

/** What an e-invoice, or else the provider, says; what is not said is null. */
export interface Compared {
  total_cents: number | null;
  /** What is left to pay, where that is known. */
  payable_cents: number | null;
  currency: string;
  /** Every account that it may be paid to, plain. */
  ibans: readonly string[];
}

/**
 * A credit note has its total with a minus in one place, and without in the other: the sign is not compared. A PDF that
 * only shows what is left to pay agrees as well.
 */
function signalOfTotal({ total_cents, payable_cents, currency }: Compared, text: string): InvoiceSignal[] {
  if (total_cents === null) return [];
  const amounts = amountsIn(text);
  const agrees = [total_cents, payable_cents].some(
    (cents) => cents !== null && amounts.includes(Math.abs(cents)),
  );
  // An invoice has no amount above its total.
  const [highest] = [...amounts].sort((one, other) => other - one);
  if (highest === undefined || agrees) return [];
  return [
    signal('total_differs_from_pdf', {
      expected: formatAmount(total_cents / 100, currency),
      found: formatAmount(highest / 100, currency),
    }),
  ];
}

function signalOfIban({ ibans }: Compared, text: string): InvoiceSignal[] {
  const inPdf = ibansIn(text);
  if (ibans.length === 0 || inPdf.length === 0 || ibans.some((iban) => inPdf.includes(iban))) return [];
  return [
    signal('iban_differs_from_pdf', {
      expected: ibans.map((iban) => formatIban(iban)).join(', '),
      found: inPdf.map((iban) => formatIban(iban)).join(', '),
    }),
  ];
}

/**
 * Where what is said of an invoice and the text of its PDF disagree. A text without any amount, or without any IBAN, says
 * nothing about it: a scan, or a PDF that is not read yet, gives no signal.
 */
export function signalsOfPdf(said: Compared, text: string): InvoiceSignal[] {
  return [...signalOfTotal(said, text), ...signalOfIban(said, text)];
}
