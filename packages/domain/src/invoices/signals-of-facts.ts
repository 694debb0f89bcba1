import { formatAmount, formatDate } from '../formats/formats.ts';
import type { InvoiceFacts } from './invoice-facts.contract.ts';
import type { InvoiceSignal } from './invoices.contract.ts';
import { isOnlySigns, resembledSupplier, type SupplierNames } from './look-alikes.ts';
import { isSameName } from './plain-words.ts';
import { signal } from './signals.ts';
import { vatRatesOn } from './vat-rates.ts';

/** The currency of an association in the Netherlands (ISO 4217). */
const CURRENCY = 'EUR';

/** Returns a signal about a payee or account holder that is not the supplier, and that no checker approved before. */
export function signalsOfPayee(
  { supplier, payee, account_holders }: Pick<InvoiceFacts, 'supplier' | 'payee' | 'account_holders'>,
  known: readonly string[],
): InvoiceSignal[] {
  const isKnown = (name: string): boolean => [supplier, ...known].some((one) => isSameName(one, name));
  const signals: InvoiceSignal[] = [];
  if (payee !== null && !isKnown(payee)) {
    signals.push(signal('payee_differs', { expected: supplier, found: payee }));
  }
  const others = account_holders.filter(
    (holder) => !isKnown(holder) && (payee === null || !isSameName(payee, holder)),
  );
  if (others.length > 0) {
    signals.push(signal('holder_differs', { expected: payee ?? supplier, found: others.join(', ') }));
  }
  return signals;
}

export function signalsOfSupplier(supplier: string | null, known: SupplierNames): InvoiceSignal[] {
  if (supplier === null) return [];
  if (isOnlySigns(supplier)) return [signal('supplier_unreadable', { found: supplier })];
  const other = resembledSupplier(supplier, known);
  return other
    ? [
        signal('supplier_look_alike', {
          expected: other.name,
          found: supplier,
          invoice_id: other.invoice_id,
        }),
      ]
    : [];
}

export function signalsOfDays(
  { invoice_date, due_date }: Pick<InvoiceFacts, 'invoice_date' | 'due_date'>,
  today: string,
): InvoiceSignal[] {
  const signals: InvoiceSignal[] = [];
  if (invoice_date > today) signals.push(signal('future_date', { found: formatDate(invoice_date) }));
  if (due_date !== null && due_date < invoice_date) {
    signals.push(
      signal('due_before_date', { expected: formatDate(invoice_date), found: formatDate(due_date) }),
    );
  }
  return signals;
}

const percent = (rate: number): string => `${String(rate).replace('.', ',')}%`;

export function signalsOfVat({
  vat,
  lines,
  invoice_date,
  period_start,
}: Pick<InvoiceFacts, 'vat' | 'invoice_date' | 'period_start'> & {
  lines: readonly Pick<InvoiceFacts['lines'][number], 'vat_rate'>[];
}): InvoiceSignal[] {
  const rates = vatRatesOn([invoice_date, period_start ?? invoice_date]);
  const unknown = new Set(
    [...vat, ...lines].flatMap(({ vat_rate }) =>
      vat_rate === null || rates.includes(vat_rate) ? [] : [percent(vat_rate)],
    ),
  );
  if (unknown.size === 0) return [];
  return [
    signal('unknown_vat_rate', { expected: rates.map(percent).join(', '), found: [...unknown].join(', ') }),
  ];
}

interface InvoiceAmount {
  total_cents: number | null;
  currency: string;
  facts: Pick<InvoiceFacts, 'is_credit_note' | 'type_code'> | null;
}

/** Only corrections (384 of UNCL 1001) and credit notes may be negative. No type means an ordinary invoice (380). */
export function signalsOfAmount({ total_cents, currency, facts }: InvoiceAmount): InvoiceSignal[] {
  const signals: InvoiceSignal[] = [];
  if (currency !== CURRENCY) signals.push(signal('other_currency', { expected: CURRENCY, found: currency }));
  if (total_cents === null) return signals;
  const found = formatAmount(total_cents / 100, currency);
  if (total_cents === 0) signals.push(signal('zero_total', { found }));
  const isOrdinary = facts !== null && !facts.is_credit_note && (facts.type_code ?? '380') === '380';
  if (total_cents < 0 && isOrdinary) signals.push(signal('negative_invoice', { found }));
  return signals;
}
