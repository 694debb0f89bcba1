import { dutchDay, formatNumber } from '../formats/formats.ts';
import { defineOperations } from '../wire/wire.ts';
import { endOfTerm } from './days-of-rest.ts';
import type { shapes } from './decisions.contract.ts';

/** Whether a meeting took a decision, or turned a proposal down. */
export const decisionOutcomes = ['adopted', 'rejected'] as const;

export type DecisionOutcome = (typeof decisionOutcomes)[number];

export const decisionOutcomeTexts: Readonly<Record<DecisionOutcome, string>> = {
  adopted: 'Aangenomen',
  rejected: 'Verworpen',
};

/** Returns the votes of options or candidates as one line, such as `Jan Jansen 286, Piet Pieters 201`. */
export const votesByOptionText = (votes: readonly { option: string; votes: number }[]): string =>
  votes.map((one) => `${one.option} ${formatNumber(one.votes)}`).join(', ');

const decisions = '/associations/{association_id}/decisions';

/** The operations of the register of decisions. */
export const decisionsOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the decisions, newest first. */
  listDecisions: { method: 'GET', path: decisions },
  /** Returns the years that have decisions. */
  listYears: { method: 'GET', path: `${decisions}/years` },
  /** Downloads the decisions that match the filters as CSV for a Dutch spreadsheet: UTF-8 with a byte order mark, and semicolons. */
  downloadCsv: { method: 'GET', path: `${decisions}/csv`, bytes: true },
  /** Downloads the decisions that match the filters as a PDF for reading and printing, with their wording. */
  downloadPdf: { method: 'GET', path: `${decisions}/pdf`, bytes: true },
  /** Returns a decision with its wording and documents. */
  getDecision: { method: 'GET', path: `${decisions}/{decision_id}` },
});

/**
 * Returns the last day on which a court can be asked to annul a decision: one month after the day on which it became known (Burgerlijk
 * Wetboek 5:130 lid 2). A month without that day ends on its last day. If that is a Saturday, a Sunday or a general holiday, the month runs
 * on (Algemene termijnenwet, article 1). @param publishedOn a day, such as `2026-01-31`.
 */
export function voidableUntil(publishedOn: string): string {
  const [year = 0, month = 0, day = 0] = publishedOn.split('-').map(Number);
  const lastOfNextMonth = new Date(Date.UTC(2000, month + 1, 0));
  lastOfNextMonth.setUTCFullYear(year, month + 1, 0);
  lastOfNextMonth.setUTCDate(Math.min(day, lastOfNextMonth.getUTCDate()));
  return endOfTerm(lastOfNextMonth.toISOString().slice(0, 10));
}

/** Returns until when a decision is voidable, and whether it is so now. The last day counts whole, in the Netherlands. */
export function voidability(
  published_on: string | null,
  now: Date,
): { voidable_until: string | null; is_voidable: boolean } {
  if (published_on === null) return { voidable_until: null, is_voidable: false };
  const voidable_until = voidableUntil(published_on);
  const today = dutchDay(now);
  return { voidable_until, is_voidable: published_on <= today && today <= voidable_until };
}

export type * from './decisions.contract.ts';
