import { hasEarlyVotes } from '@mijn/domain/early-votes';
import type { Services } from '../../capabilities/services.ts';
import type { Member } from '../../platform/wire/index.ts';
import { listVotingRules } from './voting-rules.repository.ts';

export {
  earlyVotesIn,
  isAboutText,
  isOfOwner,
  numbersVotedAbout,
  ownersOf,
} from './counted-early-votes.repository.ts';

/** Returns whether the ballots of an association count votes before the meeting. */
export const areEarlyVotesCounted = async (
  { database }: Pick<Services, 'database'>,
  { membership: { association_id } }: Pick<Member, 'membership'>,
): Promise<boolean> => hasEarlyVotes(await listVotingRules(database, association_id));
