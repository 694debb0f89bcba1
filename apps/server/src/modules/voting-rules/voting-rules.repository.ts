import type { Apartment, VotingRule } from '@mijn/domain/voting-rules';
import { votingRule } from '@mijn/domain/voting-rules/contract';
import { sql } from 'drizzle-orm';
import { columnsOf, type Database, listOf, runPrepared } from '../../platform/database/index.ts';
import { apartmentOwners, apartments, votingRules } from './voting-rules.tables.ts';

/** Everyone of an association may read its rules, because they are in the deed (docs/product.md#voting-rules). */
export async function listVotingRules(database: Database, association_id: string): Promise<VotingRule[]> {
  return runPrepared<VotingRule>(
    database,
    sql`select ${listOf(columnsOf(votingRules, votingRule))} from voting_rules
      where association_id = ${association_id} order by position, rule, decision_kind`,
  );
}

/** The number of apartments of an association, and the votes of all of them. */
export async function getTotals(database: Database, association_id: string) {
  const [totals] = await runPrepared<{ apartments_total: number; votes_total: number }>(
    database,
    sql`select count(*)::int as apartments_total, coalesce(sum(votes), 0)::int as votes_total
      from apartments where association_id = ${association_id}`,
  );
  return totals ?? { apartments_total: 0, votes_total: 0 };
}

/** Returns the apartments that a member owns, alone or with others. */
export async function listOwnApartments(
  database: Database,
  { association_id, user_id }: { association_id: string; user_id: string },
): Promise<Apartment[]> {
  return runPrepared<Apartment>(
    database,
    sql`select ${apartments.name}, ${apartments.votes} from ${apartmentOwners} join ${apartments}
        on ${apartments.association_id} = ${apartmentOwners.association_id} and ${apartments.id} = ${apartmentOwners.apartment_id}
      where ${apartmentOwners.association_id} = ${association_id}
        and ${apartmentOwners.owner_id} = (select owner_id from users where id = ${user_id})
      order by ${apartments.position}, ${apartments.id}`,
  );
}
