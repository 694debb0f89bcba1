import {
  areAlike,
  differencesOf,
  isAddressedTo,
  payableTo,
  signal,
  signalsOfAccounts,
  signalsOfAmount,
  signalsOfDays,
  signalsOfPayee,
  signalsOfPdf,
  signalsOfSupplier,
  signalsOfVat,
  wrongSums,
  type Addressees,
  type InvoiceFacts,
  type InvoiceSignal,
  type SupplierNames,
  type WhatMatters,
} from '@mijn/domain/invoices';
import { formatAmount } from '@mijn/domain/formats';
import { wholeFacts } from './e-invoice/whole-facts.ts';
import type { ChangeRow, DecisionRow } from './invoices-detail.repository.ts';
import type { OtherInvoice, Surroundings } from './invoices-signals.repository.ts';

/** Compares times, because a decision may be imported long after it was made. */
const isAfter = (change: ChangeRow, { decided_at, version }: DecisionRow): boolean =>
  change.changed_at > decided_at ||
  (change.changed_at.getTime() === decided_at.getTime() && change.version > version);

/** Returns no signal without a decision or a difference. @param decisions newest first, as the changes are. */
export function signalsOfChanges(
  [last]: readonly DecisionRow[],
  changes: readonly ChangeRow[],
): InvoiceSignal[] {
  if (!last || last.decision === 'withdrawn') return [];
  const since = changes.filter((change) => isAfter(change, last));
  const [newest, oldest] = [since[0], since.at(-1)];
  const differences = newest && oldest ? differencesOf(oldest.before, newest.after) : [];
  return differences.length === 0 ? [] : [signal('changed_after_decision', { differences })];
}

function signalsOfBuyer({ buyer, buyer_address }: InvoiceFacts, addressees: Addressees): InvoiceSignal[] {
  if (buyer === null || isAddressedTo({ name: buyer, address: buyer_address }, addressees)) return [];
  return [signal('addressed_elsewhere', { expected: addressees.association.name, found: buyer })];
}

function signalsOfSums(facts: InvoiceFacts): InvoiceSignal[] {
  const text = (cents: number): string => formatAmount(cents / 100, facts.currency);
  const sums = wrongSums(facts).map(({ sum, vat_rate, expected_cents, found_cents }) => ({
    sum,
    vat_rate,
    expected: text(expected_cents),
    found: text(found_cents),
  }));
  return sums.length === 0 ? [] : [signal('sums_differ', { sums })];
}

/** Empty columns are ignored. */
function signalsOfColumns(facts: InvoiceFacts, { stated }: Surroundings): InvoiceSignal[] {
  if (!stated) return [];
  const said: WhatMatters = {
    total_cents: facts.total_cents,
    currency: facts.currency,
    iban: facts.iban,
    supplier: facts.supplier,
    invoice_number: facts.invoice_number,
    pdf_hash: null,
    e_invoice_hash: null,
  };
  const { supplier, iban } = stated;
  const isSaid = iban === null || facts.iban === null || facts.ibans.includes(iban);
  const columns: WhatMatters = {
    ...said,
    total_cents: stated.total_cents ?? said.total_cents,
    currency: stated.currency ?? said.currency,
    // The bank account matches if it equals any account in the e-invoice. The supplier matches if the two
    // names share a word, because the provider has its own names for suppliers.
    iban: isSaid ? said.iban : iban,
    supplier: supplier === null || areAlike(supplier, facts.supplier) ? said.supplier : supplier,
    invoice_number: stated.invoice_number ?? said.invoice_number,
  };
  const differences = differencesOf(columns, said);
  return differences.length === 0 ? [] : [signal('columns_differ', { differences })];
}

/** It is unclear who has to pay an invoice with the type code of a credit note. */
const signalsOfType = ({ is_credit_note, type_code }: InvoiceFacts): InvoiceSignal[] =>
  type_code === '381' && !is_credit_note ? [signal('credit_note_as_invoice', { found: type_code })] : [];

/** The facts that all invoices of an association share. */
export interface Setting {
  /** Invoices may also be addressed to the provider. */
  manager: Addressees['manager'];
  /** The suppliers of invoices that are approved or processed. */
  suppliers: SupplierNames;
  /** The day in the Netherlands, such as `2026-06-10`. */
  today: string;
}

const signalsOfFacts = (
  facts: InvoiceFacts,
  around: Surroundings,
  { manager, today }: Setting,
): InvoiceSignal[] => [
  ...signalsOfBuyer(facts, { association: around.association, manager }),
  ...signalsOfSums(facts),
  ...signalsOfColumns(facts, around),
  ...signalsOfType(facts),
  ...signalsOfVat(facts),
  ...signalsOfDays(facts, today),
];

const numberOf = ({ invoice_number, name }: OtherInvoice): string => invoice_number ?? name;

const totalOf = ({ total_cents, currency }: Pick<OtherInvoice, 'total_cents' | 'currency'>): string | null =>
  total_cents === null ? null : formatAmount(total_cents / 100, currency);

function signalsOfDuplicates(around: Surroundings): InvoiceSignal[] {
  const { invoice_number, same_number, other_amount, same_file, same_amount } = around;
  const signals: InvoiceSignal[] = [];
  if (same_file) signals.push(signal('same_file', { found: numberOf(same_file), invoice_id: same_file.id }));
  if (same_number) {
    signals.push(
      signal('number_seen_before', {
        expected: numberOf(same_number),
        found: invoice_number,
        invoice_id: same_number.id,
      }),
    );
  }
  if (other_amount) {
    signals.push(
      signal('number_with_other_amount', {
        expected: numberOf(other_amount),
        found: invoice_number,
        invoice_id: other_amount.id,
        differences: [{ field: 'total', before: totalOf(other_amount), after: totalOf(around) }],
      }),
    );
  }
  if (same_amount && same_amount.id !== same_file?.id) {
    signals.push(signal('same_amount', { found: numberOf(same_amount), invoice_id: same_amount.id }));
  }
  return signals;
}

/** The history of an invoice, newest first. */
interface CheckedInvoice {
  decisions: readonly DecisionRow[];
  changes: readonly ChangeRow[];
}

/** Lists the most serious signals first. */
export function signalsOf(
  { decisions, changes }: CheckedInvoice,
  around: Surroundings,
  setting: Setting,
): InvoiceSignal[] {
  const { pdf_text, total_cents, currency, ibans, has_supplier, trusted, refused, supplier } = around;
  const facts = around.facts && wholeFacts(around.facts);
  const named = facts?.named_accounts ?? [];
  const said = { total_cents, payable_cents: null, currency, ...facts, ibans: payableTo({ ibans, named }) };
  return [
    ...signalsOfChanges(decisions, changes),
    ...signalsOfAccounts({ ibans, named, hasSupplier: has_supplier }, { trusted, refused }),
    ...(facts ? signalsOfPayee(facts, around.known_payees) : []),
    ...signalsOfSupplier(supplier, setting.suppliers),
    ...(pdf_text === null ? [] : signalsOfPdf(said, pdf_text)),
    ...signalsOfAmount({ total_cents, currency, facts }),
    ...(facts ? signalsOfFacts(facts, around, setting) : []),
    ...signalsOfDuplicates(around),
  ];
}
