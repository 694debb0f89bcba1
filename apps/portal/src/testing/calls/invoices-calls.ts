import type { DecideBody, Invoice, InvoiceInList } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { idOf } from '../builders.ts';
import { onePagePdfText } from '../pdf-text.ts';
import { mockCall, Refusal } from './mock-call.ts';

const INVOICE_FILE = '*/api/associations/:association/invoices/:invoice/file';

/** Returns a mocked call whose response is an invalid PDF, which the viewer can't render. */
export const brokenFile = (): HttpHandler =>
  http.get(
    INVOICE_FILE,
    () => new HttpResponse('geen pdf', { headers: { 'content-type': 'application/pdf' } }),
  );

/** The day of the mocked calls. */
const TODAY = '2026-11-20';

const isChecked = ({ check_status }: Pick<Invoice, 'check_status'>) => check_status !== 'to_check';

const inList = (invoice: Invoice): InvoiceInList => {
  const { id, created_at, name, supplier, total_cents, currency, check_status } = invoice;
  const { invoice_number, due_date, approvals, approvals_required, is_approved_by_you, decisions } = invoice;
  const isReturned = !isChecked(invoice) && decisions.length > 0 && approvals === 0;
  const reason = decisions[0]?.decision === 'withdrawn' ? 'withdrawn' : 'changed';
  return {
    id,
    created_at,
    name,
    supplier,
    total_cents,
    currency,
    check_status,
    invoice_number,
    due_date,
    approvals,
    approvals_required,
    is_approved_by_you,
    signals: invoice.signals
      .map(({ code }) => code)
      .filter((code) => (code === 'changed_after_decision') === isChecked(invoice)),
    returned: isReturned ? reason : null,
    is_overdue: !isChecked(invoice) && due_date !== null && due_date < TODAY,
  };
};

/** Returns the key of a supplier, as the server makes it. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '');

/** Returns the compare function for the sort order of a list. */
function compare(sort: string) {
  const name = sort.replace('-', '') as keyof InvoiceInList;
  const direction = sort.startsWith('-') ? -1 : 1;
  return (one: InvoiceInList, other: InvoiceInList) =>
    direction * String(one[name]).localeCompare(String(other[name]), 'nl', { numeric: true });
}

function decided(invoice: Invoice, { decision, remark }: DecideBody): Invoice {
  const version = invoice.version + 1;
  const { approvals: before, approvals_required } = invoice;
  const approvals = decision === 'approved' ? before + 1 : 0;
  const isEnough = approvals >= approvals_required;
  const statuses = {
    approved: isEnough ? 'approved' : 'to_check',
    rejected: 'rejected',
    withdrawn: 'to_check',
  } as const;
  return {
    ...invoice,
    version,
    approvals,
    is_approved_by_you: decision === 'approved',
    check_status: statuses[decision],
    decisions: [
      {
        id: idOf(43, version),
        version,
        decision,
        remark: remark ?? null,
        decided_at: '2026-11-20T12:00:00.000Z',
        decided_by: 'Bram Bestuur',
        decided_by_staff: null,
        approvals,
        approvals_required,
      },
      ...invoice.decisions,
    ],
  };
}

/**
 * Returns mocked calls of invoices. Decisions are kept for the duration of one story or test.
 * @param all the invoices, sorted by creation time, ascending.
 * @param first handlers that take precedence over the other calls. The call that counts invoices is still
 * before them, because its path also matches the path of one invoice.
 */
export function invoicesCalls(all: readonly Invoice[], first: readonly HttpHandler[] = []): HttpHandler[] {
  let items = [...all];
  /** Returns an invoice with the ids of the previous and next invoice in its list. */
  const found = (id: string): Invoice | undefined => {
    const invoice = items.find((item) => item.id === id);
    if (!invoice) return undefined;
    const own = items.filter((item) => isChecked(item) === isChecked(invoice));
    const list = isChecked(invoice) ? own.toReversed() : own;
    const place = list.indexOf(invoice);
    return { ...invoice, previous_id: list[place - 1]?.id ?? null, next_id: list[place + 1]?.id ?? null };
  };
  const waiting = () => items.filter((item) => !isChecked(item));
  return [
    mockCall(invoicesContract.listSuppliers, () => ({
      data: [...new Set(items.map(({ supplier }) => supplier ?? ''))]
        .filter((name) => name !== '')
        .toSorted((one, other) => one.localeCompare(other, 'nl'))
        .map((name) => ({ key: keyOf(name), name })),
    })),
    mockCall(invoicesContract.countInvoices, () => ({
      to_check: waiting().filter(({ is_approved_by_you }) => !is_approved_by_you).length,
      waiting_for_other: waiting().filter(({ is_approved_by_you }) => is_approved_by_you).length,
      checked: items.length - waiting().length,
    })),
    ...first,
    mockCall(invoicesContract.listInvoices, ({ query }) => {
      const wanted = query.get('is_checked');
      const q = query.get('q')?.toLowerCase() ?? '';
      const page = Number(query.get('page') ?? 1);
      const wantedSupplier = query.get('supplier');
      const from = Number(query.get('total_from') ?? -Infinity);
      const to = Number(query.get('total_to') ?? Infinity);
      const shown = items
        .filter((item) => wanted === null || isChecked(item) === (wanted === 'true'))
        .filter(({ name, supplier }) => `${name} ${supplier}`.toLowerCase().includes(q))
        .filter(({ supplier }) => wantedSupplier === null || keyOf(supplier ?? '') === wantedSupplier)
        .filter(({ total_cents }) => total_cents === null || (total_cents >= from && total_cents <= to))
        .map(inList)
        .toSorted(compare(query.get('sort') ?? (wanted === 'false' ? 'created_at' : '-created_at')));
      return {
        data: shown.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE),
        meta: { page, per_page: LIST_PAGE_SIZE, total: shown.length },
      };
    }),
    mockCall(
      invoicesContract.getInvoice,
      ({ params }) => found(params.invoice_id) ?? new Refusal('not_found'),
    ),
    mockCall(invoicesContract.decideInvoice, ({ params, body }) => {
      const invoice = found(params.invoice_id);
      if (!invoice) return new Refusal('not_found');
      if (invoice.is_processed) return new Refusal('invoice_processed');
      if (invoice.version !== body.version) return new Refusal('conflict');
      const place = items.findIndex(({ id }) => id === invoice.id);
      items = items.with(place, decided(invoice, body));
      const isWaiting = (item: Invoice) => !isChecked(item) && !item.is_approved_by_you;
      const next = items.slice(place + 1).find(isWaiting) ?? items.find(isWaiting);
      return { invoice: found(invoice.id) ?? invoice, next: (next && found(next.id)) ?? null };
    }),
    http.get(INVOICE_FILE, ({ params }) => {
      const { name = '' } = found(String(params['invoice'])) ?? {};
      return new HttpResponse(onePagePdfText(`Factuur ${name}`), {
        headers: { 'content-type': 'application/pdf' },
      });
    }),
  ];
}
