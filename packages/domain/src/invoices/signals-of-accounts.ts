import { formatIban } from './iban.ts';
import type { InvoiceSignal, SignalCode } from './invoice.contract.ts';
import { isIban } from './is-iban.ts';
import { signal } from './signal.ts';

/** An account, and the latest invoice that it stands on. */
interface KnownAccount {
  iban: string;
  invoice_id: string;
}

/** What is known of accounts from other invoices. */
export interface KnownAccounts {
  /** Those of the supplier's invoices that are approved or processed, the latest first. */
  trusted: readonly KnownAccount[];
  /** Those, whosever they are, on which an invoice was refused. */
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
 * What to say of the accounts of an invoice beside those that its association trusts. An account on which an invoice was
 * refused is said to be so, and is never what others are compared with, even when another invoice on it was approved.
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
