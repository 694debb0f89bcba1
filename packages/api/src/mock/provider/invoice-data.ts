import type { Invoice, InvoiceDecision, InvoiceFacts, InvoiceSignal } from '@mijn/domain/invoices';
import { aFile, idOf } from './ids.ts';
import type { Place } from './place.ts';
import { suppliers } from './words.ts';

export const aLine = (
  description: string,
  amount_cents: number,
  own: Partial<InvoiceFacts['lines'][number]> = {},
): InvoiceFacts['lines'][number] => ({
  kind: 'line' as const,
  description,
  details: [],
  quantity: 1,
  unit: 'C62',
  amount_cents,
  vat_rate: 21,
  vat_category: 'S',
  ...own,
});

export function someFacts(own: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    is_credit_note: false,
    type_code: '380',
    preceding: [],
    supplier: suppliers[0].name,
    supplier_number: 'NL001234567B01',
    buyer: 'VvE De Kade',
    buyer_address: 'Postbus 1234, 3000 AB Rotterdam',
    invoice_number: '2026-0817',
    invoice_date: '2026-11-03',
    due_date: '2026-12-03',
    period_start: null,
    period_end: null,
    payee: null,
    account_holders: [],
    payment_means: ['30'],
    payment_terms: [],
    payment_reference: null,
    order_reference: null,
    notes: [],
    currency: 'EUR',
    iban: 'NL44RABO0123456789',
    ibans: ['NL44RABO0123456789'],
    named_accounts: [],
    lines: [
      aLine('Herstel dakgoot noordzijde, 6 m zink', 124_000),
      aLine('Hoogwerker', 39_000, { quantity: 7.5, unit: 'HUR' }),
      aLine('Voorrijkosten', 4850),
    ],
    lines_cents: 167_850,
    added_lines_cents: 167_850,
    allowances_cents: null,
    charges_cents: null,
    vat: [{ vat_rate: 21, vat_category: 'S', taxable_cents: 167_850, vat_cents: 35_249 }],
    net_cents: 167_850,
    vat_cents: 35_249,
    total_cents: 203_099,
    prepaid_cents: 0,
    rounding_cents: 0,
    payable_cents: 203_099,
    ...own,
  };
}

export function anInvoice(number: number, own: Partial<Invoice> = {}): Invoice {
  const name = `F-2026-${String(number).padStart(4, '0')}`;
  return {
    id: idOf(40, number),
    created_at: new Date(Date.UTC(2026, 6, number, 8, 12)).toISOString(),
    name,
    supplier: suppliers[(number - 1) % 5]?.name ?? '',
    total_cents: 12_000 + number * 4111,
    currency: 'EUR',
    check_status: 'to_check',
    is_processed: false,
    invoice_number: own.facts?.invoice_number ?? null,
    iban: own.facts?.iban ?? null,
    due_date: own.facts?.due_date ?? null,
    approvals: 0,
    approvals_required: 1,
    is_approved_by_you: false,
    has_e_invoice: Boolean(own.facts),
    file: aFile(idOf(41, number), {
      name: `${name}.pdf`,
      byte_size: 88_000,
      page_count: 1,
      has_thumbnail: true,
    }),
    facts: null,
    preceding_invoices: [],
    is_being_read: false,
    signals: [],
    decisions: [],
    changes: [],
    previous_id: null,
    next_id: null,
    version: 0,
    ...own,
  };
}

export function aDecision(number: number, own: Partial<InvoiceDecision> = {}): InvoiceDecision {
  return {
    id: idOf(42, number),
    version: 1,
    decision: 'approved',
    remark: null,
    decided_at: '2026-11-19T10:30:00.000Z',
    decided_by: 'Karin Kascommissie',
    decided_by_staff: null,
    approvals: 1,
    approvals_required: 1,
    ...own,
  };
}

export const aSignal = (code: InvoiceSignal['code'], own: Partial<InvoiceSignal> = {}): InvoiceSignal => ({
  code,
  expected: null,
  found: null,
  invoice_id: null,
  differences: [],
  sums: [],
  ...own,
});

/** Returns 34 invoices of an association, oldest first. The last eight are to be checked. */
export const manyInvoices = ({ random, day, moment, rows, association }: Place): Invoice[] =>
  rows(34, (row, index) => {
    const { name: supplier, iban, work } = random.pick(suppliers);
    const isToCheck = index >= 26;
    const at = -2 - (33 - index) * (isToCheck ? 4 : 11) - random.int(0, 3);
    const number = `${day(at).slice(0, 4)}-${String(random.int(100, 9999)).padStart(4, '0')}`;
    const facts = someFacts({
      supplier,
      buyer: association?.name ?? null,
      invoice_number: number,
      invoice_date: day(at - 2),
      due_date: day(at + 28),
      iban,
      ibans: [iban],
    });
    return anInvoice(row, {
      name: `${work} ${number}`,
      supplier,
      created_at: moment(at, '09:12'),
      facts: random.chance(0.5) ? facts : null,
      total_cents: facts.total_cents,
      invoice_number: number,
      iban,
      due_date: day(at + 28),
      ...(!isToCheck && {
        check_status: 'approved',
        decisions: [aDecision(row, { decided_at: moment(at + 3, '20:10') })],
        version: 1,
        is_processed: index < 15,
        approvals: 1,
      }),
    });
  });
