import { idOf } from '@mijn/api/mock/call';
import { aDecision, aLine, anInvoice, aSignal, someFacts } from '@mijn/api/mock/invoices';
import type { Invoice, InvoiceChange, InvoiceSignal } from '@mijn/domain/invoices';
import { LONG_NAME } from './long-name.ts';

/** Returns a change of the amount, the account and the PDF of an invoice, one day after its approval. */
export function aChange(own: Partial<InvoiceChange> = {}): InvoiceChange {
  return {
    version: 2,
    changed_at: '2026-11-20T02:00:00.000Z',
    is_reopened: true,
    differences: [
      { field: 'total', before: '€\u00a01.930,99', after: '€\u00a02.030,99' },
      { field: 'iban', before: 'NL91 ABNA 0417 1643 00', after: 'NL44 RABO 0123 4567 89' },
      { field: 'pdf', before: 'a1', after: 'b2' },
    ],
    ...own,
  };
}

const approved = (number: number, own: Partial<Invoice> = {}): Invoice =>
  anInvoice(number, { check_status: 'approved', decisions: [aDecision(number)], version: 1, ...own });

const rejected = (number: number): Invoice =>
  approved(number, {
    check_status: 'rejected',
    decisions: [
      aDecision(number, {
        decision: 'rejected',
        remark: 'Het aantal uren klopt niet met de offerte van maart.',
      }),
    ],
  });

export const someInvoices: readonly Invoice[] = [
  anInvoice(1, { facts: someFacts(), total_cents: 203_099 }),
  anInvoice(2, { file: null, facts: someFacts({ supplier: 'Elektro Maas' }), total_cents: 203_099 }),
  anInvoice(3),
  anInvoice(4),
  approved(5),
  rejected(6),
  approved(7, { is_processed: true }),
];

export const allChecked = someInvoices.slice(4);

export const tooManyInvoices: readonly Invoice[] = Array.from({ length: 120 }, (_, index) =>
  anInvoice(index + 1, {
    name: `${index + 1} ${LONG_NAME}`,
    supplier: LONG_NAME,
    total_cents: -1_234_567_890,
    ...(index % 3 === 0 ? { check_status: 'approved' as const } : {}),
  }),
);

export const overfullInvoice: Invoice = anInvoice(1, {
  supplier: LONG_NAME,
  name: LONG_NAME,
  total_cents: -1_234_567_890,
  facts: someFacts({
    supplier: LONG_NAME,
    prepaid_cents: -1_000_000_000,
    payable_cents: -234_567_890,
    buyer: LONG_NAME,
    payment_reference: 'RF18539007547034'.repeat(3),
    order_reference: LONG_NAME,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    preceding: [{ number: LONG_NAME, date: '2026-09-30' }],
    notes: [LONG_NAME, `${LONG_NAME} `.repeat(20)],
    ibans: ['NL44RABO0123456789', 'MT84MALT011000012345MTLCAST001S'],
    lines: Array.from({ length: 40 }, (_, index) =>
      aLine(`${index + 1} ${LONG_NAME}`, -123_456_789, { quantity: 1200.125, unit: 'MTK', vat_rate: 9 }),
    ),
  }),
  decisions: Array.from({ length: 12 }, (_, index) =>
    aDecision(index, { decision: index % 2 === 0 ? 'withdrawn' : 'approved', decided_by: LONG_NAME }),
  ),
  changes: [aChange({ differences: [{ field: 'supplier', before: LONG_NAME, after: `${LONG_NAME}!` }] })],
});

const TOTAL = { expected: '€\u00a02.030,99', found: '€\u00a02.300,99' };
const KNOWN = 'NL91 ABNA 0417 1643 00';
const OTHER = 'NL44 RABO 0123 4567 89';

export const signals: Readonly<Record<InvoiceSignal['code'], InvoiceSignal>> = {
  changed_after_decision: aSignal('changed_after_decision', { differences: aChange().differences }),
  iban_refused: aSignal('iban_refused', { found: OTHER, invoice_id: idOf(40, 6) }),
  iban_changed: aSignal('iban_changed', { expected: KNOWN, found: OTHER, invoice_id: idOf(40, 5) }),
  iban_first: aSignal('iban_first', { found: OTHER }),
  iban_invalid: aSignal('iban_invalid', { found: 'NL45 RABO 0123 4567 89' }),
  several_ibans: aSignal('several_ibans', { found: `${OTHER}, ${KNOWN}` }),
  iban_in_text: aSignal('iban_in_text', {
    expected: `Let op: vanaf 1 december is onze nieuwe rekening ${KNOWN}.`,
    found: KNOWN,
  }),
  payee_differs: aSignal('payee_differs', { expected: 'Elektro Maas', found: 'Factor Rijnmond N.V.' }),
  holder_differs: aSignal('holder_differs', { expected: 'Elektro Maas', found: 'J. Jansen' }),
  supplier_look_alike: aSignal('supplier_look_alike', {
    expected: 'Elektro Maas',
    found: 'Elektrо Maas',
    invoice_id: idOf(40, 5),
  }),
  supplier_unreadable: aSignal('supplier_unreadable', { found: '***' }),
  addressed_elsewhere: aSignal('addressed_elsewhere', { expected: 'VvE De Kade', found: 'VvE Parkzicht' }),
  total_differs_from_pdf: aSignal('total_differs_from_pdf', TOTAL),
  iban_differs_from_pdf: aSignal('iban_differs_from_pdf', { expected: OTHER, found: KNOWN }),
  sums_differ: aSignal('sums_differ', {
    sums: [
      { sum: 'taxable', vat_rate: 21, expected: '€\u00a01.678,50', found: '€\u00a01.500,00' },
      { sum: 'total', vat_rate: null, ...TOTAL },
    ],
  }),
  columns_differ: aSignal('columns_differ', {
    differences: [
      { field: 'total', before: TOTAL.found, after: TOTAL.expected },
      { field: 'iban', before: KNOWN, after: OTHER },
    ],
  }),
  credit_note_as_invoice: aSignal('credit_note_as_invoice', { found: '381' }),
  negative_invoice: aSignal('negative_invoice', { found: '€\u00a0-2.030,99' }),
  zero_total: aSignal('zero_total', { found: '€\u00a00,00' }),
  other_currency: aSignal('other_currency', { expected: 'EUR', found: 'USD' }),
  unknown_vat_rate: aSignal('unknown_vat_rate', { expected: '0%, 9%, 21%', found: '20%' }),
  future_date: aSignal('future_date', { found: '1-12-2027' }),
  due_before_date: aSignal('due_before_date', { expected: '3-11-2026', found: '2-11-2026' }),
  same_file: aSignal('same_file', { found: '2026-0816', invoice_id: idOf(40, 5) }),
  number_seen_before: aSignal('number_seen_before', {
    expected: '2026/0817',
    found: '2026-0817',
    invoice_id: idOf(40, 5),
  }),
  number_with_other_amount: aSignal('number_with_other_amount', {
    expected: '2026/0817',
    found: '2026-0817',
    invoice_id: idOf(40, 5),
    differences: [{ field: 'total', before: TOTAL.found, after: TOTAL.expected }],
  }),
  same_amount: aSignal('same_amount', { found: '2026-0816', invoice_id: idOf(40, 5) }),
};

export const creditNote = anInvoice(1, {
  name: 'Creditnota dakgoot',
  facts: someFacts({
    is_credit_note: true,
    type_code: '381',
    invoice_number: '2026-0901',
    preceding: [{ number: '2026-0817', date: '2026-11-03' }],
    due_date: null,
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    payment_reference: '2026-0901/1001',
    order_reference: 'OB-1048',
    notes: ['Vier meter zink in plaats van zes.', 'Met excuus voor de vergissing.'],
    lines: [aLine('Herstel dakgoot noordzijde, 2 m zink', -40_000)],
    lines_cents: -40_000,
    added_lines_cents: -40_000,
    vat: [{ vat_rate: 21, vat_category: 'S', taxable_cents: -40_000, vat_cents: -8400 }],
    net_cents: -40_000,
    vat_cents: -8400,
    total_cents: -48_400,
    payable_cents: -48_400,
  }),
  total_cents: -48_400,
});

export const changedInvoice = anInvoice(1, {
  facts: someFacts(),
  total_cents: 203_099,
  version: 2,
  signals: [signals.changed_after_decision],
  decisions: [aDecision(1)],
  changes: [aChange()],
});

/** An invoice with a prepaid amount, whose remaining amount is rounded to whole euros. */
export const prepaidInvoice = anInvoice(1, {
  facts: someFacts({ prepaid_cents: 150_000, rounding_cents: 1, payable_cents: 53_100 }),
  total_cents: 203_099,
});
