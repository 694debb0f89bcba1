import type { CheckStatus, DecisionKind } from './invoices.contract.ts';

export type TwoCheckersAbove = number | null;

/** An unknown total, and one in another currency than the euro, can't be compared with the amount, so that two checkers are needed. */
export function requiredApprovals(
  { total_cents, currency }: { total_cents: number | null; currency: string },
  above: TwoCheckersAbove,
): 1 | 2 {
  if (above === null) return 1;
  return total_cents === null || currency !== 'EUR' || total_cents > above ? 2 : 1;
}

export interface Decider {
  user_id: string | null;
  staff_id: string | null;
}

export type InvoiceEvent = (Decider & { decision: DecisionKind }) | 'reopened';

export interface Standing {
  check_status: CheckStatus;
  approvals: readonly Decider[];
}

const known = (id: string | null, other: string | null): boolean => id !== null && id === other;

/** Returns whether two decisions come from one person, who counts once. An employee of the provider is one person too. */
const isSamePerson = (one: Decider, other: Decider): boolean =>
  known(one.user_id, other.user_id) || known(one.staff_id, other.staff_id);

export const hasApproved = ({ approvals }: Pick<Standing, 'approvals'>, decider: Decider): boolean =>
  approvals.some((approval) => isSamePerson(approval, decider));

/** An approval after a rejection begins anew, because the others agreed without knowing its reason. Withdrawing takes back the last one. */
export function standingAfter(
  { check_status, approvals }: Standing,
  event: InvoiceEvent,
  required: number,
): Standing {
  if (event === 'reopened') return { check_status: 'to_check', approvals: [] };
  if (event.decision === 'rejected') return { check_status: 'rejected', approvals };
  if (event.decision === 'approved') {
    const others = check_status === 'rejected' ? [] : approvals.filter((one) => !isSamePerson(one, event));
    const agreeing = [...others, { user_id: event.user_id, staff_id: event.staff_id }];
    return { check_status: agreeing.length >= required ? 'approved' : 'to_check', approvals: agreeing };
  }
  const isOwn = hasApproved({ approvals }, event);
  const left = isOwn ? approvals.filter((one) => !isSamePerson(one, event)) : [];
  const kept = check_status === 'rejected' ? approvals : left;
  return { check_status: 'to_check', approvals: kept.length >= required ? [] : kept };
}

const NOTHING: Standing = { check_status: 'to_check', approvals: [] };

export const standingOf = (events: readonly InvoiceEvent[], required: number): Standing =>
  events.reduce((standing, event) => standingAfter(standing, event, required), NOTHING);

/** A checker who agreed can't be the second one too, unless enough checkers agree by now, because the association changed its amount. */
export function refusalOf(
  standing: Standing,
  decision: DecisionKind,
  decider: Decider,
  required: number,
): 'nothing_to_withdraw' | 'already_approved' | undefined {
  const { check_status, approvals } = standing;
  if (check_status !== 'to_check') return undefined;
  const isTheirs = hasApproved(standing, decider);
  if (decision === 'withdrawn' && !isTheirs) return 'nothing_to_withdraw';
  return decision === 'approved' && isTheirs && approvals.length < required ? 'already_approved' : undefined;
}
