import { mayWithdrawFrom, obstacleOfMeeting } from '@mijn/domain/early-votes';
import { isConvened } from '@mijn/domain/meetings';
import type { RuleOfVoting } from '@mijn/domain/voting-rules';
import type { Queries } from '../../../platform/database/index.ts';
import { orNotFound } from '../../../platform/wire/index.ts';
import { isPlanned, type MeetingKey } from '../../meetings/meetings.service.ts';
import { findMeetingToVoteAbout } from './voting-state.repository.ts';

interface Asked {
  rules: readonly RuleOfVoting[];
  now: () => Date;
  /** Whether to lock the meeting, so that no ballot is opened and no item changed until the transaction ends. */
  isShared?: boolean;
}

/**
 * Returns what owners can do before a meeting now. It has begun with its first ballot, also if its time was moved afterwards.
 * @throws AppError `not_found`
 */
export async function getVotingState(
  queries: Queries,
  key: MeetingKey,
  { rules, now, isShared = false }: Asked,
) {
  const found = orNotFound(await findMeetingToVoteAbout(queries, key, isShared));
  // The call can have waited for the lock.
  const at = now();
  const { meeting_date, has_ballots, has_open_ballot } = found;
  const is_planned = isPlanned(found, at);
  const is_convened = isConvened(found.sent_date, at);
  const meeting = { meeting_date, is_convened, has_begun: !is_planned || has_ballots };
  return {
    at,
    meeting_date,
    obstacle: obstacleOfMeeting(rules, meeting, at),
    may_withdraw: mayWithdrawFrom(rules, { is_planned, has_open_ballot }),
  };
}

export type VotingState = Awaited<ReturnType<typeof getVotingState>>;
