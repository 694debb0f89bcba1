import { dutchDay } from '@mijn/domain/formats';
import {
  type InvoiceInList,
  type InvoiceSignal,
  type InvoicesQuery,
  type InvoiceSummary,
  requiredApprovals,
  type ReturnReason,
  type SignalCode,
} from '@mijn/domain/invoices';
import type { ListResponse } from '../../capabilities/lists/read-list.ts';
import type { Services } from '../../capabilities/services.ts';
import type { Member, Unserialised } from '../../platform/wire/index.ts';
import { signalsOf, signalsOfChanges } from './invoice-signals.service.ts';
import { type InvoicesFilter, invoicesFor } from './invoices.access.ts';
import { listChanges, listDecisions } from './invoices-detail.repository.ts';
import { countSecondChecks, type InvoiceInListRow, listInvoices } from './invoices-list.repository.ts';
import { readComparison } from './invoice-comparison.repository.ts';

type Needs = Pick<Services, 'database' | 'config' | 'now'>;

/** The length of about 15 pages. The page of an invoice compares longer PDFs, so that a list of 100 reads at most 5 MB. */
const LISTED_TEXT_LENGTH_MAX = 50_000;

function summaryOf({
  two_checkers_above_cents: above,
  last_decision: _last,
  ...row
}: InvoiceInListRow): Unserialised<InvoiceSummary> {
  const approvals_required = requiredApprovals(row, above);
  return { ...row, approvals: Math.min(row.approvals, approvals_required), approvals_required };
}

/** The approval of one of two checkers is no return. */
function returnReasonOf({ check_status, approvals, last_decision }: InvoiceInListRow): ReturnReason | null {
  if (check_status !== 'to_check' || last_decision === null) return null;
  if (last_decision === 'withdrawn') return 'withdrawn';
  return approvals === 0 ? 'changed' : null;
}

const codesOf = (signals: readonly InvoiceSignal[]): SignalCode[] => [
  ...new Set(signals.map(({ code }) => code)),
];

/** Returns the same codes as the page of each invoice, except `changed_after_decision`: the list has the return instead. */
async function signalsToCheck(
  { database, config, now }: Needs,
  filter: InvoicesFilter,
  ids: readonly string[],
): Promise<[id: string, codes: SignalCode[]][]> {
  if (ids.length === 0) return [];
  const { around, suppliers } = await readComparison(database, filter, ids, LISTED_TEXT_LENGTH_MAX);
  const setting = { manager: config.brand, suppliers, today: dutchDay(now()) };
  const withoutHistory = { decisions: [], changes: [] };
  return around.map((one) => [one.id, codesOf(signalsOf(withoutHistory, one, setting))]);
}

/** Says only whether the provider changed invoices after the decision. */
async function signalsOfDecided(
  { database }: Needs,
  filter: InvoicesFilter,
  ids: readonly string[],
): Promise<[id: string, codes: SignalCode[]][]> {
  const changes = ids.length === 0 ? [] : await listChanges(database, filter, ids);
  const changed = [...new Set(changes.map(({ invoice_id }) => invoice_id))];
  if (changed.length === 0) return [];
  const decisions = await listDecisions(database, filter, changed);
  return changed.map((id) => {
    const isOf = ({ invoice_id }: { invoice_id: string }): boolean => invoice_id === id;
    return [id, codesOf(signalsOfChanges(decisions.filter(isOf), changes.filter(isOf)))];
  });
}

async function signalCodesOf(
  needs: Needs,
  filter: InvoicesFilter,
  rows: readonly InvoiceInListRow[],
): Promise<ReadonlyMap<string, SignalCode[]>> {
  const idsOf = (isToCheck: boolean) =>
    rows.filter(({ check_status }) => (check_status === 'to_check') === isToCheck).map(({ id }) => id);
  const found = await Promise.all([
    signalsToCheck(needs, filter, idsOf(true)),
    signalsOfDecided(needs, filter, idsOf(false)),
  ]);
  return new Map(found.flat());
}

export async function listInvoicesWithSignals(
  needs: Needs,
  member: Member,
  query: InvoicesQuery,
): Promise<ListResponse<Unserialised<InvoiceInList>>> {
  const filter = invoicesFor(member.membership);
  const { data, meta } = await listInvoices(needs.database, member, filter, query);
  const signals = await signalCodesOf(needs, filter, data);
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

const IN_OVERVIEW = 3;

/** Returns the first invoices that wait for the caller, their number, and for how many the caller is the second checker. */
export async function listInvoicesForCaller(
  { database }: Needs,
  member: Member,
): Promise<{ data: Unserialised<InvoiceSummary>[]; total: number; second_checks: number }> {
  const query = { page: 1, per_page: IN_OVERVIEW, is_checked: false, sort: 'created_at' } as const;
  const filter = invoicesFor(member.membership);
  const [{ data, meta }, second_checks] = await Promise.all([
    listInvoices(database, member, filter, query, 'waiting for the caller'),
    countSecondChecks(database, filter, member.user_id),
  ]);
  return { data: data.map(summaryOf), total: meta.total, second_checks };
}
