import { array, boolean, type InferType, number, object, string } from 'yup';
import { AGENDA_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX, WORDING_LENGTH_MAX } from '../limits/limits.ts';
import { day, defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { apartmentStandings, resolutionChoices, resolutionStates } from './rules.ts';
import { writtenResolutionsOperations } from './written-resolutions.ts';

/** How many apartments said what. */
export const resolutionProgress = object({
  /** The apartments whose owners consent. */
  apartments_for: number().integer().required(),
  /** The apartments of which an owner is against. */
  apartments_against: number().integer().required(),
  /** All apartments that vote. */
  apartments_total: number().integer().required(),
});

/** A written resolution as the list shows it. */
export const writtenResolutionInList = object({
  /** The id of the resolution, a UUID. */
  id: id().required(),
  /** What the resolution is about. */
  title: string().required(),
  /** The last day on which members can vote, such as `2026-12-20`. It counts whole. */
  last_day: day().required(),
  /**
   * `open` until the last day is over; `adopted` once everybody consents; after the last day `rejected` if somebody is against, or `lapsed` if
   * somebody did not vote; `withdrawn` by the board.
   */
  state: string().oneOf(resolutionStates).required(),
  /** The time at which the board asked for the consent, in UTC. */
  created_at: string().datetime().required(),
  /** The day on which everybody had consented; null before it. */
  adopted_on: day().defined().nullable(),
  /** The day on which the board withdrew it; null unless it did. */
  withdrawn_on: day().defined().nullable(),
  /** The decision in the register; null unless the resolution was adopted. */
  decision_id: id().defined().nullable(),
  /** How many apartments said what; null unless the resolution is open. */
  progress: resolutionProgress.defined().nullable(),
});

/** An apartment of the caller. */
export const ownApartmentOfResolution = object({
  /** The name of the apartment. */
  name: string().required(),
  /** Its votes, which its owners share. */
  votes: number().integer().required(),
  /** What the caller said; null before it. */
  choice: string().oneOf(resolutionChoices).defined().nullable(),
  /** What the owners of the apartment said together. */
  standing: string().oneOf(apartmentStandings).required(),
});

/** An apartment that votes, for the board. */
export const apartmentOfResolution = object({
  /** The id of the apartment, a UUID. */
  apartment_id: id().required(),
  /** The name of the apartment. */
  name: string().required(),
  /** What the owners of the apartment said together. */
  standing: string().oneOf(apartmentStandings).required(),
  /** The day of the consent on paper; null without one. */
  signed_on: day().defined().nullable(),
});

/** A written resolution with all its fields. */
export const writtenResolution = writtenResolutionInList.shape({
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** Why the board proposes it, as plain text with line breaks; null without it. */
  explanation: string().defined().nullable(),
  /** The day on which the board asked for the consent, which is the first one of a consent on paper. */
  created_on: day().required(),
  /** Whether the caller can vote now: the resolution is open, and the caller owns an apartment that votes. */
  may_vote: boolean().required(),
  /** The apartments of the caller that vote. */
  own_apartments: array(ownApartmentOfResolution).required(),
  /** All apartments that vote, for the board; empty for other callers. */
  apartments: array(apartmentOfResolution).required(),
});

export const writtenResolutionForm = object({
  /** What the resolution is about, which is one line. */
  title: string().trim().max(SUBJECT_LENGTH_MAX).required(),
  /** The text of the decision, as plain text with line breaks. */
  wording: string().trim().max(WORDING_LENGTH_MAX).required(),
  /** Why the board proposes it, as plain text with line breaks; empty for none. */
  explanation: string().trim().max(AGENDA_TEXT_LENGTH_MAX),
  /** The last day on which members can vote, from tomorrow until 90 days from now. */
  last_day: day().required(),
}).exact();

export const resolutionVoteForm = object({
  /** What the caller says for all own apartments. */
  choice: string().oneOf(resolutionChoices).required(),
}).exact();

/** What the board fills in about a paper. */
export const signedOnForm = object({
  /** The day on which the owner signed. */
  signed_on: day().required(),
}).exact();

export const paperConsentForm = object({
  /** The id of an apartment that votes. */
  apartment_id: id().required(),
  /** The day on which the owner signed, from the day on which the board asked until today; null takes the consent back. */
  signed_on: day().defined().nullable(),
}).exact();

export const shapes = {
  listWrittenResolutions: {
    response: object({
      /** The resolutions, newest first. */
      data: array(writtenResolutionInList).required(),
    }),
  },
  getWrittenResolution: { response: writtenResolution, errors: ['not_found'] },
  createWrittenResolution: {
    body: writtenResolutionForm,
    response: writtenResolution,
    status: 201,
    errors: ['forbidden', 'resolution_day', 'too_many_resolutions'],
  },
  withdrawWrittenResolution: {
    response: writtenResolution,
    errors: ['forbidden', 'not_found', 'resolution_closed'],
  },
  voteOnWrittenResolution: {
    body: resolutionVoteForm,
    response: writtenResolution,
    errors: ['forbidden', 'not_found', 'resolution_closed'],
  },
  setPaperConsent: {
    body: paperConsentForm,
    response: writtenResolution,
    errors: ['forbidden', 'not_found', 'resolution_closed', 'resolution_day'],
  },
} as const satisfies Shapes;

export const writtenResolutionsContract = defineContract(writtenResolutionsOperations, shapes);

export type WrittenResolutionInList = InferType<typeof writtenResolutionInList>;
export type WrittenResolution = InferType<typeof writtenResolution>;
export type ApartmentOfResolution = InferType<typeof apartmentOfResolution>;
export type WrittenResolutionForm = InferType<typeof writtenResolutionForm>;
export type PaperConsentForm = InferType<typeof paperConsentForm>;
