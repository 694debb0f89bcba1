import { formatAmount } from '../formats/formats.ts';
import { amountsIn } from './amounts-in.ts';
import { formatIban, ibansIn, isIban } from './ibans.ts';
import type { InvoiceSignal, SignalCode } from './invoices.contract.ts';

/** A signal with the given fields; the others are empty. */
export const signal = (code: SignalCode, own: Partial<InvoiceSignal> = {}): InvoiceSignal => ({
  code,
  expected: null,
  found: null,
  invoice_id: null,
  differences: [],
  sums: [],
  ...own,
});

/** An account, and the latest invoice that it stands on. */
interface KnownAccount {
  iban: string;
  invoice_id: string;
}

/** What is known of accounts from other invoices. */
export interface KnownAccounts {
  /** Those of the supplier's invoices that are approved or processed, the latest first. */
  trusted: readonly KnownAccount[];
  /** Those of any supplier on which an invoice was rejected. */
  refused: readonly KnownAccount[];
}

/** Accounts that a signal names: a supplier has one or two. */
const NAMED_MAX = 3;

const named = (ibans: readonly string[]): string =>
  ibans
    .slice(0, NAMED_MAX)
    .map((iban) => formatIban(iban))
    .join(', ');

const about = (code: SignalCode, ibans: readonly string[], own: Partial<InvoiceSignal> = {}) =>
  signal(code, { found: named(ibans), ...own });

/**
 * The signals about the accounts of an invoice, compared with the accounts that its association trusts. An account on
 * which an invoice was rejected gets a signal, and is never trusted, even when another invoice on it was approved.
 */
export function signalsOfAccounts(
  { ibans, hasSupplier }: { ibans: readonly string[]; hasSupplier: boolean },
  { trusted, refused }: KnownAccounts,
): InvoiceSignal[] {
  const isIn = (accounts: readonly KnownAccount[]) => (iban: string) =>
    accounts.some((account) => account.iban === iban);
  const [isTrusted, isRefused] = [isIn(trusted), isIn(refused)];
  const signals = refused
    .filter(({ iban }) => ibans.includes(iban))
    .map(({ iban, invoice_id }) =>
      about('iban_refused', [iban], { expected: isTrusted(iban) ? named([iban]) : null, invoice_id }),
    );
  const invalid = ibans.filter((iban) => !isIban(iban));
  if (invalid.length > 0) signals.push(about('iban_invalid', invalid));
  if (ibans.length > 1) signals.push(about('several_ibans', ibans));

  const known = trusted.filter(({ iban }) => !isRefused(iban));
  const others = hasSupplier ? ibans.filter((iban) => !isTrusted(iban)) : [];
  const [latest] = known;
  if (latest && others.length > 0) {
    const expected = named(known.map(({ iban }) => iban));
    return [...signals, about('iban_changed', others, { expected, invoice_id: latest.invoice_id })];
  }
  const first = others.filter((iban) => isIban(iban) && !isRefused(iban));
  return first.length === 0 ? signals : [...signals, about('iban_first', first)];
}

/** The values of the e-invoice, or else of the provider; null for one that is not known. */
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
 * The signals where an invoice and the text of its PDF disagree. A text without an amount or an IBAN gives no signal about
 * it, such as that of a scan or of a PDF that is not read yet.
 */
export function signalsOfPdf(said: Compared, text: string): InvoiceSignal[] {
  return [...signalOfTotal(said, text), ...signalOfIban(said, text)];
}
