import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  ATTENDEE_LENGTH_MAX,
  ATTENDEES_MAX,
  PERSON_NAME_LENGTH_MAX,
  SEARCH_TEXT_LENGTH_MAX,
} from '../limits/limits.ts';
import { adjournment } from '../procedure/procedure.contract.ts';
import { ownVotes } from '../ballots/own-votes.contract.ts';
import { ownedApartment } from '../voting-rules/voting-rules.contract.ts';
import { defineContract, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { presenceOperations } from './presence.ts';

const reachedQuorum = object({
  /** The kind of decisions; empty for all decisions without a quorum of their own. */
  decision_kind: string().defined(),
  /** The number of votes that must be present. */
  votes: number().integer().required(),
  /** Whether so many votes are present now. */
  is_reached: boolean().required(),
});

/** Who leads a meeting and who writes about it, for its minutes. */
export const officers = object({
  /** The name of the chair; null before the board said it. */
  chair: string().defined().nullable(),
  /** The name of who takes the minutes; null before the board said it. */
  minute_taker: string().defined().nullable(),
  /** The time of the last change, in UTC; null before the first. */
  set_at: string().datetime().defined().nullable(),
  /** Whether the rule `chair` lets a member with the name of the chair chair; null without such a rule, a chair or a member with that name. */
  is_chair_allowed: boolean().defined().nullable(),
  /** Whether the names stay as they are, because the minutes are published. */
  is_final: boolean().required(),
});

/** How many apartments and votes are present. An apartment counts once: by an owner, else by the holder of its proxy. */
export const presence = object({
  /** Whether presence and votes can be recorded now: from some hours before the start of the meeting until some hours after it. */
  is_held: boolean().required(),
  /** The time from which presence can be recorded, in UTC. */
  opens_at: string().datetime().required(),
  /** The number of apartments of the association that vote. */
  apartments_total: number().integer().required(),
  /** The votes of these apartments together. */
  votes_total: number().integer().required(),
  /** The number of apartments that are present. */
  apartments_present: number().integer().required(),
  /** The votes of the apartments that are present. */
  votes_present: number().integer().required(),
  /** The apartments with an owner in the hall. */
  in_hall: number().integer().required(),
  /** The apartments with an owner online, and none in the hall. */
  online: number().integer().required(),
  /** The apartments without an owner, for which the holder of a proxy is present. */
  by_proxy: number().integer().required(),
  /** The votes that must be present for decisions; none at a second meeting that needs no quorum. */
  quorums: array(reachedQuorum).required(),
  /** Who chairs, and who takes the minutes. */
  officers: officers.required(),
  /** The break, while the meeting is adjourned; null otherwise. */
  adjournment: adjournment.defined().nullable(),
});

const representedApartment = ownedApartment.shape({
  /** The name of the owner who gave a proxy; null for an own apartment. */
  giver: string().defined().nullable(),
});

/** Somebody who can be present: a member, an owner without an account, or somebody else who holds a proxy on paper. */
export const attendee = object({
  /** What identifies the person in `setPresence`, such as `member:` and the id of the member. */
  attendee: string().required(),
  /** The name of the person; null for an owner without an account of whom the provider gave no name. */
  name: string().defined().nullable(),
  /** The code that a member shows at the door; null for others. */
  code: string().defined().nullable(),
  /** The apartments of the person, and those for which the person holds an accepted proxy for the whole meeting. */
  apartments: array(representedApartment).required(),
  /** Whether the person is present. */
  is_present: boolean().required(),
  /** Whether the person attends online. */
  is_online: boolean().required(),
  /** The time at which the person came, in UTC; null for somebody who was never present. */
  arrived_at: string().datetime().defined().nullable(),
  /** The time at which the person left, in UTC; null for somebody who is present or was never present. */
  left_at: string().datetime().defined().nullable(),
  /** The time at which the member, signed in, confirmed the presence for the attendance list, in UTC; null for who did not. */
  signed_at: string().datetime().defined().nullable(),
});

export const attendeesQuery = object({
  ...pageQuery(),
  /** Words of a name, an apartment or a giver of a proxy, or the code of a member or a proxy, also without its dashes. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  /** Only those who are present, or only the others. */
  is_present: boolean(),
}).exact();

export const presenceForm = object({
  /** Who came or left, as `listAttendees` returns it. */
  attendee: string().max(ATTENDEE_LENGTH_MAX).required(),
  /** Whether the person is present. */
  is_present: boolean().required(),
  /** Whether the person attends online. Ignored for somebody who left. */
  is_online: boolean().required(),
}).exact();

export const presencesForm = object({
  /** Who came or left, as `listAttendees` returns them. */
  attendees: array(string().max(ATTENDEE_LENGTH_MAX).required()).min(1).max(ATTENDEES_MAX).required(),
  /** Whether they are present. */
  is_present: boolean().required(),
  /** Whether they attend online. Ignored for those who left. */
  is_online: boolean().required(),
}).exact();

export const officersForm = object({
  /** The name of the chair; empty for nobody. What is left out stays as it is. */
  chair: string().trim().max(PERSON_NAME_LENGTH_MAX),
  /** The name of who takes the minutes; empty for nobody. What is left out stays as it is. */
  minute_taker: string().trim().max(PERSON_NAME_LENGTH_MAX),
}).exact();

export const ownPresenceForm = object({
  /** Whether the caller is present: online, or confirms to be in the hall. */
  is_present: boolean().required(),
}).exact();

export const shapes = {
  getPresence: { response: presence, errors: ['forbidden', 'not_found'] },
  listAttendees: {
    query: attendeesQuery,
    response: listResponse(attendee),
    errors: ['forbidden', 'not_found'],
  },
  downloadAttendanceSheet: { sends: 'pdf', errors: ['forbidden', 'not_found'] },
  setPresence: {
    body: presenceForm,
    response: presence,
    errors: ['forbidden', 'not_found', 'meeting_not_held'],
  },
  setPresences: {
    body: presencesForm,
    response: presence,
    errors: ['forbidden', 'not_found', 'meeting_not_held'],
  },
  setOfficers: {
    body: officersForm,
    response: presence,
    errors: ['forbidden', 'not_found', 'meeting_not_begun', 'minutes_published'],
  },
  setOwnPresence: {
    body: ownPresenceForm,
    response: ownVotes,
    errors: ['forbidden', 'not_found', 'meeting_not_held'],
  },
} as const satisfies Shapes;

export const presenceContract = defineContract(presenceOperations, shapes);

export type Presence = InferType<typeof presence>;
export type Attendee = InferType<typeof attendee>;
export type AttendeesQuery = InferType<typeof attendeesQuery>;
export type PresenceForm = InferType<typeof presenceForm>;
export type PresencesForm = InferType<typeof presencesForm>;
export type Officers = InferType<typeof officers>;
export type OfficersForm = InferType<typeof officersForm>;
export type OwnPresenceForm = InferType<typeof ownPresenceForm>;
