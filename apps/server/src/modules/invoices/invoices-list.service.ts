import { dutchDay } from '@mijn/domain/formats';
import {
  type InvoiceInList,
  type InvoicesQuery,
  type InvoiceSummary,
  requiredApprovals,
  type ReturnReason,
  type SignalCode,
} from '@mijn/domain/invoices';
import type { ListAnswer } from '../../lists/read-list.ts';
import type { Services } from '../../services.ts';
import type { Member, Unserialised } from '../../wire/index.ts';
import { signalsOf } from './invoice-signals.service.ts';
import { invoicesFor } from './invoices.access.ts';
import { listChanges, listDecisions } from './invoices-detail.repository.ts';
import { type InvoiceInListRow, listInvoices } from './invoices-list.repository.ts';
import { listSurroundings } from './invoices-signals.repository.ts';

type Needs = Pick<Services, 'database' | 'config' | 'now'>;

/**
 * The length of the longest PDF that a list compares with its invoice, in characters: about 15 pages. A longer one is
 * compared on the page of the invoice, so that a list of 100 invoices reads at most 5 MB.
 */
const LISTED_TEXT_LENGTH_MAX = 50_000;

function summaryOf({
  two_checkers_above_cents: above,
  last_decision: _last,
  ...row
}: InvoiceInListRow): Unserialised<InvoiceSummary> {
  const approvals_required = requiredApprovals(row, above);
  return { ...row, approvals: Math.min(row.approvals, approvals_required), approvals_required };
}

/** Returns why an invoice is to be checked again. The approval of one of two checkers is no return. */
function returnReasonOf({ check_status, approvals, last_decision }: InvoiceInListRow): ReturnReason | null {
  if (check_status !== 'to_check' || last_decision === null) return null;
  if (last_decision === 'withdrawn') return 'withdrawn';
  return approvals === 0 ? 'changed' : null;
}

const CHANGED = 'changed_after_decision';

/**
 * Returns the codes of the signals of some invoices. They are those of the page of each invoice, except that an invoice
 * to check has its return instead of `changed_after_decision`, and that a decided invoice has nothing else.
 */
async function signalCodesOf(
  { database, config }: Needs,
  { membership }: Member,
  rows: readonly InvoiceInListRow[],
): Promise<ReadonlyMap<string, SignalCode[]>> {
  if (rows.length === 0) return new Map();
  const filter = invoicesFor(membership);
  const ids = rows.map(({ id }) => id);
  const [around, decisions, changes] = await Promise.all([
    listSurroundings(database, filter, ids, LISTED_TEXT_LENGTH_MAX),
    listDecisions(database, filter, ids),
    listChanges(database, filter, ids),
  ]);
  const statuses = new Map(rows.map(({ id, check_status }) => [id, check_status]));
  return new Map(
    around.map((surroundings) => {
      const { id } = surroundings;
      const history = {
        decisions: decisions.filter(({ invoice_id }) => invoice_id === id),
        changes: changes.filter(({ invoice_id }) => invoice_id === id),
      };
      const codes = signalsOf(history, surroundings, config.brand).map(({ code }) => code);
      const isShown = (code: SignalCode) => (code === CHANGED) === (statuses.get(id) !== 'to_check');
      return [id, [...new Set(codes.filter(isShown))]];
    }),
  );
}

/** Returns one page of the invoices, each with what asks for a look. */
export async function listInvoicesWithSignals(
  needs: Needs,
  member: Member,
  query: InvoicesQuery,
): Promise<ListAnswer<Unserialised<InvoiceInList>>> {
  const { data, meta } = await listInvoices(needs.database, member, invoicesFor(member.membership), query);
  const signals = await signalCodesOf(needs, member, data);
  const today = dutchDay(needs.now());
  return {
    data: data.map((row) =>
      Object.assign(summaryOf(row), {
        signals: signals.get(row.id) ?? [],
        returned: returnReasonOf(row),
        is_overdue: row.check_status === 'to_check' && row.due_date !== null && row.due_date < today,
      }),
    ),
    meta,
  };
}

/** The number of invoices in the overview. */
const IN_OVERVIEW = 3;

/** Returns the first invoices that wait for a decision of the caller, and how many do. */
export async function listInvoicesForCaller(
  { database }: Needs,
  member: Member,
): Promise<{ data: Unserialised<InvoiceSummary>[]; total: number }> {
  const query = { page: 1, per_page: IN_OVERVIEW, is_checked: false, sort: 'created_at' } as const;
  const filter = invoicesFor(member.membership);
  const { data, meta } = await listInvoices(database, member, filter, query, 'waiting for the caller');
  return { data: data.map(summaryOf), total: meta.total };
}
