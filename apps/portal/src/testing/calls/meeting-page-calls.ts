import { attendanceCalls, type AttendanceData } from '@mijn/api/mock/attendance';
import { memberProposalsCalls, type MemberProposalsData } from '@mijn/api/mock/member-proposals';
import { proxiesCalls, type ProxiesData, someTerms } from '@mijn/api/mock/proxies';
import { questionsCalls, type QuestionsData } from '@mijn/api/mock/questions';
import { someApartments, someVotingRules, votingRulesCalls } from '@mijn/api/mock/voting-rules';
import type { VotingRules } from '@mijn/domain/voting-rules';
import type { HttpHandler } from 'msw';
import { hallCalls } from './hall-calls.ts';

export interface MeetingPageData extends AttendanceData, MemberProposalsData, ProxiesData, QuestionsData {
  rules?: VotingRules;
}

/** The terms of an association without proxies. */
const noProxies = someTerms({ obstacle: 'not_allowed', proxies_max: 0, is_board_allowed: false });

/**
 * Returns the calls of the page of a meeting, beside those of the meeting, its agenda, its decisions and its convocations. A story of a
 * held meeting has `hallCalls` before these.
 */
export const meetingPageCalls = ({
  rules = someVotingRules(),
  terms = noProxies,
  ...data
}: MeetingPageData = {}): HttpHandler[] => [
  ...attendanceCalls(data),
  ...proxiesCalls({ ...data, terms }),
  ...votingRulesCalls(rules, someApartments()),
  ...questionsCalls(data),
  ...memberProposalsCalls(data),
  ...hallCalls({ isHeld: false }),
];
