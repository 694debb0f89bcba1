import type { Invoice, InvoiceChange, InvoiceDecision, InvoiceSignal } from '@mijn/domain/invoices';
import { idOf, LONG_NAME } from './builders.ts';

type Facts = NonNullable<Invoice['facts']>;

const suppliers = [
  'Loodgietersbedrijf Van der Meer',
  'Elektro Maas',
  'Schildersbedrijf De Kwast',
  'Liftservice Zuid',
  'Groenbeheer Kralingen',
];

/** What an e-invoice of three lines says. */
export function someFacts(own: Partial<Facts> = {}): Facts {
  return {
    supplier: suppliers[0] ?? '',
    supplier_number: 'NL001234567B01',
    invoice_number: '2026-0817',
    invoice_date: '2026-11-03',
    due_date: '2026-12-03',
    currency: 'EUR',
    iban: 'NL44RABO0123456789',
    lines: [
      {
        description: 'Herstel dakgoot noordzijde, 6 m zink',
        quantity: 1,
        unit: 'C62',
        amount_cents: 124_000,
        vat_rate: 21,
      },
      { description: 'Hoogwerker', quantity: 7.5, unit: 'HUR', amount_cents: 39_000, vat_rate: 21 },
      { description: 'Voorrijkosten', quantity: 1, unit: 'C62', amount_cents: 4850, vat_rate: 21 },
    ],
    vat: [{ vat_rate: 21, taxable_cents: 167_850, vat_cents: 35_249 }],
    net_cents: 167_850,
    vat_cents: 35_249,
    total_cents: 203_099,
    prepaid_cents: 0,
    rounding_cents: 0,
    payable_cents: 203_099,
    ...own,
  };
}

/** An invoice of one of five suppliers; the higher its number, the newer. */
export function anInvoice(number: number, own: Partial<Invoice> = {}): Invoice {
  const supplier = suppliers[(number - 1) % suppliers.length] ?? '';
  return {
    id: idOf(40, number),
    created_at: new Date(Date.UTC(2026, 6, number, 8, 12)).toISOString(),
    name: `F-2026-${String(number).padStart(4, '0')}`,
    supplier,
    total_cents: 12_000 + number * 4111,
    currency: 'EUR',
    check_status: 'to_check',
    is_processed: false,
    invoice_number: own.facts?.invoice_number ?? null,
    iban: own.facts?.iban ?? null,
    file: {
      id: idOf(41, number),
      name: `F-2026-${String(number).padStart(4, '0')}.pdf`,
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: 88_000,
      page_count: 1,
      has_thumbnail: true,
    },
    facts: null,
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
    ...own,
  };
}

/** The provider delivered another amount, another account and another PDF, a day after it was approved. */
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

/** Four to check, of which the first has a PDF and an e-invoice and the second an e-invoice alone; three were checked. */
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

/** Names and amounts as long as they get, more than fit on a page. */
export const tooManyInvoices: readonly Invoice[] = Array.from({ length: 120 }, (_, index) =>
  anInvoice(index + 1, {
    name: `${index + 1} ${LONG_NAME}`,
    supplier: LONG_NAME,
    total_cents: -1_234_567_890,
    ...(index % 3 === 0 ? { check_status: 'approved' as const } : {}),
  }),
);

/** An invoice about which there is everything to say. */
export const overfullInvoice: Invoice = anInvoice(1, {
  supplier: LONG_NAME,
  name: LONG_NAME,
  total_cents: -1_234_567_890,
  facts: someFacts({
    supplier: LONG_NAME,
    prepaid_cents: -1_000_000_000,
    payable_cents: -234_567_890,
    lines: Array.from({ length: 40 }, (_, index) => ({
      description: `${index + 1} ${LONG_NAME}`,
      quantity: 1200.125,
      unit: 'MTK',
      amount_cents: -123_456_789,
      vat_rate: 9,
    })),
  }),
  decisions: Array.from({ length: 12 }, (_, index) =>
    aDecision(index, { decision: index % 2 === 0 ? 'withdrawn' : 'approved', decided_by: LONG_NAME }),
  ),
  changes: [aChange({ differences: [{ field: 'supplier', before: LONG_NAME, after: `${LONG_NAME}!` }] })],
});

const nothingElse = { invoice_id: null, differences: [] };

/** One signal of each kind; the last two point at an invoice that was checked. */
export const signals: Readonly<Record<InvoiceSignal['code'], InvoiceSignal>> = {
  changed_after_decision: {
    code: 'changed_after_decision',
    expected: null,
    found: null,
    invoice_id: null,
    differences: aChange().differences,
  },
  total_differs_from_pdf: {
    code: 'total_differs_from_pdf',
    expected: '€ 2.030,99',
    found: '€ 2.300,99',
    ...nothingElse,
  },
  iban_differs_from_pdf: {
    code: 'iban_differs_from_pdf',
    expected: 'NL44 RABO 0123 4567 89',
    found: 'NL91 ABNA 0417 1643 00',
    ...nothingElse,
  },
  number_seen_before: {
    code: 'number_seen_before',
    expected: null,
    found: '2026-0817',
    invoice_id: idOf(40, 5),
    differences: [],
  },
  iban_changed: {
    code: 'iban_changed',
    expected: 'NL91 ABNA 0417 1643 00',
    found: 'NL44 RABO 0123 4567 89',
    invoice_id: idOf(40, 5),
    differences: [],
  },
};

/** An invoice that came back: it was approved, and changed since. */
export const changedInvoice = anInvoice(1, {
  facts: someFacts(),
  total_cents: 203_099,
  version: 2,
  signals: [signals.changed_after_decision],
  decisions: [aDecision(1)],
  changes: [aChange()],
});

/** An advance was paid, and the rest is rounded to whole euros. */
export const prepaidInvoice = anInvoice(1, {
  facts: someFacts({ prepaid_cents: 150_000, rounding_cents: 1, payable_cents: 53_100 }),
  total_cents: 203_099,
});
