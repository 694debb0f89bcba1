import type { CheckStatus, DecisionKind } from './invoice.contract.ts';

const statuses: Readonly<Record<DecisionKind, CheckStatus>> = {
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'to_check',
};

/** What an invoice is after a decision (decisions §5). */
export function statusAfter(decision: DecisionKind): CheckStatus {
  return statuses[decision];
}

/** Whether a decision can be made on an invoice of this status: nothing is withdrawn from one that is to check. */
export function canDecide(status: CheckStatus, decision: DecisionKind): boolean {
  return decision !== 'withdrawn' || status !== 'to_check';
}
