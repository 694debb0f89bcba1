import { dutchDay, formatDate, formatNumber } from '../formats/formats.ts';
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

/** How a decision became known to who was absent when it was taken. */
export interface KnownByMinutes {
  /** Whether a ballot of the portal decided. Who was at the meeting then knew it at once, and who was absent by the minutes. */
  is_of_ballot: boolean;
  /** The day on which the minutes of the meeting were published; null before it. */
  minutes_published_on: string | null;
}

/** Until when a court can be asked to annul a decision. */
export interface Voidability {
  /** The last day; for who was there, if a ballot of the portal decided. Null if nobody knows when it became known. */
  voidable_until: string | null;
  /** The last day for who was absent; null before the minutes are published, and if there is no other day for them. */
  absent_voidable_until: string | null;
  /** Whether the month of who was absent starts later, with the publication of the minutes. */
  awaits_minutes: boolean;
  /** Whether the last day of somebody is not over. */
  is_voidable: boolean;
}

const NO_MINUTES: KnownByMinutes = { is_of_ballot: false, minutes_published_on: null };

/**
 * Returns until when a decision is voidable, and whether it is so now. The last day counts whole, in the Netherlands. The month runs from the
 * day on which the applicant took notice of the decision or could (Burgerlijk Wetboek 5:130 lid 2): at the meeting for who was there, and with
 * the minutes for who was not.
 * @param published_on the day on which the decision became known first, such as `2026-01-31`.
 */
export function voidability(
  published_on: string | null,
  now: Date,
  { is_of_ballot, minutes_published_on }: KnownByMinutes = NO_MINUTES,
): Voidability {
  const today = dutchDay(now);
  const runs = (since: string): boolean => since <= today && today <= voidableUntil(since);
  // A decision that the provider delivered can name a day after that of the minutes.
  const absentSince =
    minutes_published_on !== null && (published_on === null || published_on < minutes_published_on)
      ? minutes_published_on
      : null;
  return {
    voidable_until: published_on && voidableUntil(published_on),
    absent_voidable_until: absentSince && voidableUntil(absentSince),
    awaits_minutes: is_of_ballot && minutes_published_on === null,
    is_voidable: [published_on, absentSince].some((since) => since !== null && runs(since)),
  };
}

/** Returns the lines that say until when who was there and who was absent can ask a court; none if the same day holds for both. */
export function voidableLines({
  voidable_until,
  absent_voidable_until,
  awaits_minutes,
}: Omit<Voidability, 'is_voidable'>): string[] {
  if (absent_voidable_until === null && !awaits_minutes) return [];
  return [
    ...(voidable_until === null ? [] : [`Wie aanwezig was: tot en met ${formatDate(voidable_until)}.`]),
    absent_voidable_until === null
      ? 'Wie er niet was: een maand, die begint als de notulen zijn gepubliceerd.'
      : `Wie er niet was: tot en met ${formatDate(absent_voidable_until)} (een maand na publicatie van de notulen).`,
  ];
}

export type * from './decisions.contract.ts';
