import { array, boolean, type InferType, object, string } from 'yup';
import {
  PROPOSAL_EXPLANATION_LENGTH_MAX,
  REFUSAL_REASON_LENGTH_MAX,
  SUBJECT_LENGTH_MAX,
  WORDING_LENGTH_MAX,
} from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { memberProposalsOperations, proposalDecisions } from './member-proposals.ts';

/** What a member asks a meeting to decide, with what the board did with it. */
export const memberProposal = object({
  /** The id of the proposal, a UUID. */
  id: id().required(),
  /** What the proposal is about. */
  title: string().required(),
  /** The text of the decision, as plain text with line breaks. */
  wording: string().required(),
  /** Why the meeting should decide it, as plain text with line breaks; null without an explanation. */
  explanation: string().defined().nullable(),
  /** The time at which it was submitted, in UTC. */
  submitted_at: string().datetime().required(),
  /** Whether the caller submitted it. */
  is_own: boolean().required(),
  /** Who submitted it; null if the account of that member is gone. */
  proposer: string().defined().nullable(),
  /** The names of the apartments of whoever submitted it. */
  apartments: array(string().required()).required(),
  /** What the board decided; null as long as it has not. */
  decision: string().oneOf(proposalDecisions).defined().nullable(),
  /** Why the proposal does not stand on the agenda, as plain text with line breaks; null unless it was refused. */
  reason: string().defined().nullable(),
  /** The time at which the board decided, in UTC; null as long as it has not. */
  decided_at: string().datetime().defined().nullable(),
  /** The id of the agenda item that was made of it; null without one, or once it was removed from the agenda. */
  item_id: id().defined().nullable(),
});

export const proposalForm = object({
  /** What the proposal is about, which is one line. */
  title: string().trim().max(SUBJECT_LENGTH_MAX).required(),
  /** The text of the decision, as plain text with line breaks. */
  wording: string().trim().max(WORDING_LENGTH_MAX).required(),
  /** Why the meeting should decide it, as plain text with line breaks; empty for none. */
  explanation: string().trim().max(PROPOSAL_EXPLANATION_LENGTH_MAX),
}).exact();

export const refusalForm = object({
  /** Why the proposal does not stand on the agenda, as plain text with line breaks. Its proposer reads it. */
  reason: string().trim().max(REFUSAL_REASON_LENGTH_MAX).required(),
}).exact();

export const shapes = {
  listMemberProposals: {
    response: object({
      /** The proposals that the caller may read, oldest first, at most the 200 newest. */
      data: array(memberProposal).required(),
      /** The last day on which members submit proposals for the meeting, such as `2026-12-01`. */
      last_day: string().required(),
      /** Whether members can still submit proposals: `last_day` is not over, and the meeting is not cancelled. */
      may_submit: boolean().required(),
    }),
    errors: ['not_found'],
  },
  submitProposal: {
    body: proposalForm,
    response: memberProposal,
    status: 201,
    errors: ['not_found', 'meeting_begun', 'proposals_closed', 'too_many_proposals'],
  },
  placeProposal: {
    response: memberProposal,
    errors: ['forbidden', 'not_found', 'meeting_begun', 'proposal_decided', 'too_many_agenda_items'],
  },
  refuseProposal: {
    body: refusalForm,
    response: memberProposal,
    errors: ['forbidden', 'not_found', 'proposal_decided'],
  },
  withdrawProposal: { errors: ['not_found', 'proposal_decided'] },
} as const satisfies Shapes;

export const memberProposalsContract = defineContract(memberProposalsOperations, shapes);

export type MemberProposal = InferType<typeof memberProposal>;
export type ProposalForm = InferType<typeof proposalForm>;
export type RefusalForm = InferType<typeof refusalForm>;
