import type { VotingRules } from '@mijn/domain/voting-rules';
import type { Services } from '../../capabilities/services.ts';
import type { Member } from '../../platform/wire/index.ts';
import { getTotals, listOwnApartments, listVotingRules } from './voting-rules.repository.ts';

export {
  isOwnerOf,
  nameOfApartment,
  ownersOfApartment,
  ownsVotingApartment,
  votingApartments,
} from './voting-apartments.repository.ts';
export { faultsOfDecisionKinds } from './decision-kinds.import.ts';
export {
  listOwnApartments,
  listVotesOfApartments,
  listVotingRules,
  lockApartment,
  lockOwnApartments,
} from './voting-rules.repository.ts';

/** Returns the rules of the association of a member, with the apartments of the member. */
export async function getVotingRules(
  { database }: Pick<Services, 'database'>,
  { user_id, membership: { association_id } }: Member,
): Promise<VotingRules> {
  const [rules, totals, own_apartments] = await Promise.all([
    listVotingRules(database, association_id),
    getTotals(database, association_id),
    listOwnApartments(database, { association_id, user_id }),
  ]);
  return { rules, ...totals, own_apartments };
}
