import { dutchDay } from '@mijn/domain/formats';
import type { DecideBody, Invoice, InvoiceInList } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { HttpHandler } from 'msw';
import { type Member, nameOfMember, nowOf } from '../call/member.ts';
import { mockCall, type MockedCall } from '../call/mock-call.ts';
import { Refusal } from '../call/refusal.ts';
import { inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { aDecision, manyInvoices } from '../provider/invoice-data.ts';

export { aDecision, aLine, anInvoice, aSignal, someFacts } from '../provider/invoice-data.ts';

const isChecked = ({ check_status }: Pick<Invoice, 'check_status'>) => check_status !== 'to_check';

function inList(invoice: Invoice, today: string): InvoiceInList {
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
    is_overdue: !isChecked(invoice) && due_date !== null && due_date < today,
  };
}

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '');

/** Returns an invoice after a decision. It waits as long as it has fewer approvals than it says it needs. */
function decided(
  invoice: Invoice,
  { decision, remark }: DecideBody,
  member: Member | undefined,
): Partial<Invoice> {
  const version = invoice.version + 1;
  const { approvals_required } = invoice;
  const approvals = decision === 'approved' ? invoice.approvals + 1 : 0;
  const isWaiting = decision === 'withdrawn' || (approvals > 0 && approvals < approvals_required);
  const made = aDecision(version, {
    id: idOf(43, Number(invoice.id.slice(-12)) * 100 + version),
    version,
    decision,
    remark: remark ?? null,
    decided_at: nowOf(member),
    decided_by: nameOfMember(member),
    approvals,
    approvals_required,
  });
  return {
    check_status: isWaiting ? 'to_check' : decision,
    approvals,
    is_approved_by_you: decision === 'approved',
    decisions: [made, ...invoice.decisions],
  };
}

/** Returns the responders. @param initial the invoices, sorted by creation time, ascending. */
function respond(initial: readonly Invoice[]) {
  const rows = keepRows(initial);
  /** Returns an invoice with the ids of the previous and next invoice in its list. */
  const find = (id: string): Invoice | Refusal => {
    const invoice = rows.find(id);
    if (invoice instanceof Refusal) return invoice;
    const own = rows.all().filter((item) => isChecked(item) === isChecked(invoice));
    const list = isChecked(invoice) ? own.toReversed() : own;
    const place = list.indexOf(invoice);
    return { ...invoice, previous_id: list[place - 1]?.id ?? null, next_id: list[place + 1]?.id ?? null };
  };
  const waiting = () => rows.all().filter((item) => !isChecked(item));
  const matches = (query: URLSearchParams) => {
    const [wanted, supplier] = [query.get('is_checked'), query.get('supplier')];
    const [from, to] = [query.get('total_from'), query.get('total_to')];
    const [first, last] = [query.get('created_from'), query.get('created_to')];
    const isWithin = (total: number | null) =>
      (from === null && to === null) ||
      (total !== null && total >= Number(from ?? -Infinity) && total <= Number(to ?? Infinity));
    return (item: Invoice) =>
      (wanted === null || isChecked(item) === (wanted === 'true')) &&
      (supplier === null || keyOf(item.supplier ?? '') === supplier) &&
      isWithin(item.total_cents) &&
      (first === null || dutchDay(item.created_at) >= first) &&
      (last === null || dutchDay(item.created_at) <= last);
  };
  return {
    listSuppliers: () => ({
      data: [...new Set(rows.all().map(({ supplier }) => supplier ?? ''))]
        .filter((name) => name !== '')
        .toSorted((one, other) => one.localeCompare(other, 'nl'))
        .map((name) => ({ key: keyOf(name), name })),
    }),
    countInvoices: () => ({
      to_check: waiting().filter(({ is_approved_by_you }) => !is_approved_by_you).length,
      waiting_for_other: waiting().filter(({ is_approved_by_you }) => is_approved_by_you).length,
      checked: rows.all().length - waiting().length,
    }),
    listInvoices: ({ query, member }: MockedCall<typeof invoicesContract.listInvoices>) => {
      const today = dutchDay(nowOf(member));
      const chosen = rows.all().filter(matches(query));
      const sort = query.get('is_checked') === 'false' ? 'created_at' : '-created_at';
      return searchedPage(query, (has) => {
        const found = chosen.filter(({ name, supplier }) => has(`${name} ${supplier}`));
        return pageOf(
          inOrder(
            found.map((item) => inList(item, today)),
            query,
            sort,
          ),
          query,
        );
      });
    },
    getInvoice: ({ params }: MockedCall<typeof invoicesContract.getInvoice>) => find(params.invoice_id),
    decideInvoice: ({ params, body, member }: MockedCall<typeof invoicesContract.decideInvoice>) => {
      const invoice = rows.find(params.invoice_id);
      if (invoice instanceof Refusal) return invoice;
      const place = rows.all().indexOf(invoice);
      const changed = rows.change(invoice.id, decided(invoice, body, member), body.version);
      if (changed instanceof Refusal) return changed;
      const toCheck = (item: Invoice) => !isChecked(item) && !item.is_approved_by_you;
      const following =
        rows
          .all()
          .slice(place + 1)
          .find(toCheck) ?? rows.all().find(toCheck);
      const [found, next] = [find(invoice.id), following ? find(following.id) : null];
      return {
        invoice: found instanceof Refusal ? changed : found,
        next: next instanceof Refusal ? null : next,
      };
    },
  } satisfies Responders<typeof invoicesContract>;
}

/** The handlers `first` take precedence. The calls with a fixed path still come before them, because their paths also match the path of one invoice. */
export function invoicesCalls(invoices: readonly Invoice[], first: readonly HttpHandler[] = []) {
  const responders = respond(invoices);
  return [
    mockCall(invoicesContract.listSuppliers, responders.listSuppliers),
    mockCall(invoicesContract.countInvoices, responders.countInvoices),
    ...first,
    ...callsOf(invoicesContract, responders),
  ];
}

export const invoicesMock = defineMock({
  contract: invoicesContract,
  generate: manyInvoices,
  respond,
});
