import type { VoteRefusal } from '@mijn/domain/ballots';
import { AppError } from '../../../platform/wire/index.ts';
import type { BallotRecord } from './ballots.repository.ts';
import type { OwnVoteRow } from './own-votes.repository.ts';

/** Returns why a member can't vote for an apartment now; undefined if the member can. */
export function refusalOf(row: OwnVoteRow | undefined): VoteRefusal | undefined {
  if (!row) return 'forbidden';
  if (row.is_early && row.right === 'proxy') return 'early_vote';
  if (row.is_on_paper) return 'vote_on_paper';
  // The vote of a holder would replace that of an owner who voted secretly and left.
  return row.is_sealed_by_owner && row.right === 'proxy' ? 'vote_by_phone' : undefined;
}

/** Returns why nobody, or not this member, votes in a ballot now; undefined if the member can. */
export function refusalOfAll(
  { state }: Pick<BallotRecord, 'state'>,
  { isHeld: isMeetingHeld, isPresent }: { isHeld: boolean; isPresent: boolean },
): VoteRefusal | undefined {
  if (state !== 'open') return 'ballot_closed';
  if (!isMeetingHeld) return 'meeting_not_held';
  return isPresent ? undefined : 'not_present';
}

const messages: Partial<Record<VoteRefusal, string>> = {
  early_vote: 'The owner voted before the meeting.',
  forbidden: 'The caller does not vote for this apartment.',
};

/** Returns the error of a call of which every vote is refused. */
export function errorOf(reason: VoteRefusal): AppError {
  const message = messages[reason];
  return new AppError(
    reason === 'early_vote' ? 'forbidden' : reason,
    message === undefined ? {} : { message },
  );
}
