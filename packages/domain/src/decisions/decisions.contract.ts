import { array, boolean, type InferType, number, object, string } from 'yup';
import { sinceConvocations } from '../agenda/since-convocation.ts';
import { attachedFile } from '../files/files.contract.ts';
import { SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import { decidedMotionStates, motionKinds } from '../motions/rules.ts';
import { day, defineContract, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { decisionOutcomes, decisionsOperations } from './decisions.ts';

/** Another decision of the same association, as a link shows it. */
export const linkedDecision = object({
  /** The id of the decision, a UUID. */
  id: id().required(),
  /** What the decision is about. */
  title: string().required(),
  /** The day of the decision, such as `2026-06-10`. */
  decided_on: day().required(),
});

const votes = () => number().integer().defined().nullable();

/** A decision as the register lists it. */
export const decisionInList = object({
  /** The id of the decision, a UUID. */
  id: id().required(),
  /** The number in the one series of all decisions of a year, such as `2026-014`, which never changes; null for the moment before it is given. */
  register_number: string().defined().nullable(),
  /** The number that the provider gave it, such as `2026-04`; null if it gave none. */
  number: string().defined().nullable(),
  /** What the decision is about. */
  title: string().required(),
  /** The day of the decision, such as `2026-06-10`. */
  decided_on: day().required(),
  /** Whether the meeting took the decision, or turned the proposal down. */
  outcome: string().oneOf(decisionOutcomes).required(),
  /** The votes for the decision; null if they are unknown. */
  votes_for: votes(),
  /** The votes against the decision; null if they are unknown. */
  votes_against: votes(),
  /** The abstentions; null if they are unknown. */
  votes_abstained: votes(),
  /** The votes of each option or candidate, in the order of the proposal; null for a decision without options, and if they are unknown. */
  votes_by_option: array(
    object({
      /** The option, or the name of the candidate. */
      option: string().required(),
      /** The votes for the option. */
      votes: number().integer().required(),
    }),
  )
    .defined()
    .nullable(),
  /** The votes that were present; null if they are unknown. */
  votes_present: votes(),
  /** The day on which the minutes or the result became known; null if it is unknown. */
  published_on: day().defined().nullable(),
  /** The day on which the minutes of the meeting were published in the portal; null before it, and if they are published elsewhere. */
  minutes_published_on: day().defined().nullable(),
  /** The last day on which a court can be asked to annul the decision, for who was at the meeting; null without `published_on`. */
  voidable_until: day().defined().nullable(),
  /** The last day for who was absent, counted from `minutes_published_on`; null without it, and if `published_on` is later. */
  absent_voidable_until: day().defined().nullable(),
  /** Whether the month of who was absent starts later, when the minutes are published. */
  awaits_minutes: boolean().required(),
  /** Whether somebody, present or absent, can still ask a court to annul the decision, by the clock of the server. */
  is_voidable: boolean().required(),
  /** The day from which the decision holds; null if it is unknown. */
  in_force_since: day().defined().nullable(),
  /** The day on which the board annulled the result of its ballot; null unless it did. */
  annulled_on: day().defined().nullable(),
  /** Why the board annulled the result; null unless it did. */
  annulled_reason: string().defined().nullable(),
  /** Whether the decision was adopted, is neither superseded nor annulled, and does not begin to hold later. */
  is_in_force: boolean().required(),
  /** Whether all owners decided in writing, outside a meeting. */
  is_outside_meeting: boolean().required(),
  /** How the proposal differed from the convocation; null if it did not, or it is not known. */
  since_convocation: string().oneOf(sinceConvocations).defined().nullable(),
  /** The later decision that replaced this one; null if there is none. */
  superseded_by: linkedDecision.defined().nullable(),
});

/** A decision with all its fields. */
export const decision = decisionInList.shape({
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** The kind of the decision, such as `Grote uitgaven`; null if it has none. */
  decision_kind: string().defined().nullable(),
  /** The meeting that decided; null if it is unknown. */
  meeting: object({
    /** The id of the meeting, a UUID. */
    id: id().required(),
    /** What the meeting was about, such as `Algemene ledenvergadering`. */
    concerns: string().required(),
    /** The start of the meeting. */
    meeting_date: string().datetime().required(),
  })
    .defined()
    .nullable(),
  /** The documents of the meeting that belong to the decision. `downloadDocument` of the meeting sends one. */
  documents: array(attachedFile).required(),
  /** The amendments and counter-proposals that the meeting voted about before the decision, in that order. */
  motions: array(
    object({
      /** The id of the motion, a UUID. */
      id: id().required(),
      /** Whether the motion changed the proposal, or came in its place. */
      kind: string().oneOf(motionKinds).required(),
      /** What the motion asked, as one line. */
      text: string().required(),
      /** Who proposed the motion, as the board typed it. */
      proposer: string().required(),
      /** What became of the motion. */
      state: string().oneOf(decidedMotionStates).required(),
    }),
  ).required(),
  /** The earlier decisions that this one replaced, newest first. */
  supersedes: array(linkedDecision).required(),
});

const filters = {
  /** Only the decisions of this year. */
  year: number().integer().min(1800).max(2200),
  /** Only the decisions that were adopted, or only those that were rejected. */
  outcome: string().oneOf(decisionOutcomes),
  /** Only the decisions that hold now, or only the others. */
  is_in_force: boolean(),
  /** Only the decisions of this meeting. */
  meeting_id: id(),
};

export const decisionsQuery = object({ ...listQuery(['decided_on']), ...filters }).exact();

/** The filters of the list, for a file with all decisions that match. */
export const decisionsFileQuery = object({
  /** The words to search for, as in the list. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  ...filters,
}).exact();

export const shapes = {
  listDecisions: { query: decisionsQuery, response: listResponse(decisionInList) },
  /** The years that have decisions, in descending order. */
  listYears: {
    response: object({
      /** The years, newest first. */
      data: array(number().integer().required()).required(),
    }),
  },
  downloadCsv: { sends: 'csv', query: decisionsFileQuery },
  downloadPdf: { sends: 'pdf', query: decisionsFileQuery },
  getDecision: { response: decision, errors: ['not_found'] },
} as const satisfies Shapes;

export const decisionsContract = defineContract(decisionsOperations, shapes);

export type LinkedDecision = InferType<typeof linkedDecision>;
export type DecisionInList = InferType<typeof decisionInList>;
export type Decision = InferType<typeof decision>;
export type DecisionsQuery = InferType<typeof decisionsQuery>;
export type DecisionsFileQuery = InferType<typeof decisionsFileQuery>;
