import { noticeNeeded } from '../convocations/notice.ts';
import { addDays } from '../formats/days.ts';
import { dutchDay } from '../formats/formats.ts';
import { countOfRule, type RuleOfVoting } from '../voting-rules/voting-rules.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './member-proposals.contract.ts';

/** What the board decides about a proposal of a member. */
export const proposalDecisions = ['on_agenda', 'refused'] as const;

export type ProposalDecision = (typeof proposalDecisions)[number];

const proposals = '/associations/{association_id}/meetings/{meeting_id}/member-proposals';
const oneProposal = `${proposals}/{proposal_id}` as const;

/**
 * The operations of proposals of members for a meeting. The board puts them on the agenda, or says why not. Until then its proposer and the
 * board alone read a proposal.
 */
export const memberProposalsOperations = defineOperations<typeof shapes>()({
  /** Returns the proposals for a meeting, oldest first: all for the board, and for others their own ones. */
  listMemberProposals: { method: 'GET', path: proposals },
  /** Submits a proposal, until the last day for it. The board has not decided about at most 3 of a member. */
  submitProposal: { method: 'POST', path: proposals, respondsWith: 'id', isCreatedOnce: true },
  /** Puts a proposal at the end of the agenda, as an item to decide that names its proposer, for the board. */
  placeProposal: { method: 'PUT', path: `${oneProposal}/agenda-item`, respondsWith: 'id' },
  /** Refuses a proposal with a reason, for the board. */
  refuseProposal: { method: 'PUT', path: `${oneProposal}/refusal`, respondsWith: 'id' },
  /** Withdraws a proposal of the caller about which the board has not decided. */
  withdrawProposal: { method: 'DELETE', path: oneProposal },
});

/** A meeting for which members submit proposals. */
export interface ProposedMeeting {
  is_cancelled: boolean;
  meeting_date: Date | string;
  /** The day on which the members were convened; null if they were not. */
  sent_date: string | null;
}

/**
 * Returns the last day on which members submit proposals. Its days are counted as those of the notice: the day itself and that of the meeting
 * do not count. Without a rule, it is the last day on which the members can be convened in time, and before they are: what is decided stands
 * in the convocation.
 */
export function lastProposalDay(
  rules: readonly RuleOfVoting[],
  { meeting_date, sent_date }: Pick<ProposedMeeting, 'meeting_date' | 'sent_date'>,
): string {
  const lastBefore = (days: number): string => addDays(dutchDay(meeting_date), -days - 1);
  const ruled = countOfRule(rules, 'proposal_days');
  if (ruled !== undefined) return lastBefore(ruled);
  const inTime = lastBefore(noticeNeeded(rules).days);
  const beforeConvened = sent_date === null ? inTime : addDays(sent_date, -1);
  return beforeConvened < inTime ? beforeConvened : inTime;
}

/** Returns whether members can still submit proposals for a meeting. */
export const maySubmitProposal = (
  rules: readonly RuleOfVoting[],
  meeting: ProposedMeeting,
  now: Date,
): boolean => !meeting.is_cancelled && dutchDay(now) <= lastProposalDay(rules, meeting);

/** Returns the text of the agenda item that is made of a proposal. @param proposer null if the account of that member is gone. */
export const itemTextOf = (proposer: string | null, explanation: string | null): string =>
  [`Voorstel van ${proposer ?? 'een eigenaar'}.`, ...(explanation === null ? [] : [explanation])].join(
    '\n\n',
  );

export type * from './member-proposals.contract.ts';
