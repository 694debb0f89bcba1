import { formatAmount } from '../formats/formats.ts';
import { amountsIn } from './amounts-in.ts';
import { formatIban, ibansIn, isIban } from './ibans.ts';
import type { InvoiceSignal, SignalCode } from './invoices.contract.ts';

export const signal = (code: SignalCode, own: Partial<InvoiceSignal> = {}): InvoiceSignal => ({
  code,
  expected: null,
  found: null,
  invoice_id: null,
  differences: [],
  sums: [],
  ...own,
});

interface KnownAccount {
  iban: string;
  invoice_id: string;
}

export interface KnownAccounts {
  trusted: readonly KnownAccount[];
  refused: readonly KnownAccount[];
}

const NAMED_MAX = 3;

const named = (ibans: readonly string[]): string =>
  ibans
    .slice(0, NAMED_MAX)
    .map((iban) => formatIban(iban))
    .join(', ');

const about = (code: SignalCode, ibans: readonly string[], own: Partial<InvoiceSignal> = {}) =>
  signal(code, { found: named(ibans), ...own });

interface InvoiceAccounts {
  ibans: readonly string[];
  /** Those that stand only in texts, each with the words around it. */
  named: readonly { iban: string; text: string }[];
  hasSupplier: boolean;
}

export const payableTo = ({ ibans, named: inTexts }: Pick<InvoiceAccounts, 'ibans' | 'named'>): string[] =>
  ibans.filter((iban) => !inTexts.some((one) => one.iban === iban));

/** An account of a rejected invoice always gets a signal, even if another invoice with this account was approved. */
export function signalsOfAccounts(
  { ibans, named: inTexts, hasSupplier }: InvoiceAccounts,
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
  for (const { iban, text } of inTexts) {
    if (!isTrusted(iban) || isRefused(iban)) signals.push(about('iban_in_text', [iban], { expected: text }));
  }
  const payable = payableTo({ ibans, named: inTexts });
  const invalid = payable.filter((iban) => !isIban(iban));
  if (invalid.length > 0) signals.push(about('iban_invalid', invalid));
  if (payable.length > 1) signals.push(about('several_ibans', payable));

  const known = trusted.filter(({ iban }) => !isRefused(iban));
  const others = hasSupplier ? payable.filter((iban) => !isTrusted(iban)) : [];
  const [latest] = known;
  if (latest && others.length > 0) {
    const expected = named(known.map(({ iban }) => iban));
    return [...signals, about('iban_changed', others, { expected, invoice_id: latest.invoice_id })];
  }
  const first = others.filter((iban) => isIban(iban) && !isRefused(iban));
  return first.length === 0 ? signals : [...signals, about('iban_first', first)];
}

export interface Compared {
  total_cents: number | null;
  payable_cents: number | null;
  currency: string;
  ibans: readonly string[];
}

/** The sign is not compared, because credit notes are written with and without a minus sign. */
function signalOfTotal({ total_cents, payable_cents, currency }: Compared, text: string): InvoiceSignal[] {
  if (total_cents === null) return [];
  const amounts = amountsIn(text);
  const agrees = [total_cents, payable_cents].some(
    (cents) => cents !== null && amounts.includes(Math.abs(cents)),
  );
  // The highest amount is the total, because no amount on an invoice is higher than its total.
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

/** A text without an amount or an IBAN gives no signal about it, because the PDF may be a scan or not be read yet. */
export function signalsOfPdf(said: Compared, text: string): InvoiceSignal[] {
  return [...signalOfTotal(said, text), ...signalOfIban(said, text)];
}
