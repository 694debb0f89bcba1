import type { ApartmentInList, ApartmentsQuery, OwnedApartment, VotingRule } from '@mijn/domain/voting-rules';
import { votingRule } from '@mijn/domain/voting-rules/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ListResponse } from '../../capabilities/lists/read-list.ts';
import { hasWholeWords, readMostWords, wordsIn, wordsOf } from '../../capabilities/lists/read-most-words.ts';
import {
  columnsOf,
  type Database,
  listOf,
  type Queries,
  runPrepared,
  users,
} from '../../platform/database/index.ts';
import type { ApartmentsFilter } from './voting-rules.access.ts';
import { apartmentOwners, apartments, votingRules } from './voting-rules.tables.ts';

/** Everyone of an association may read its rules, because they are in the deed (docs/product.md#voting-rules). */
export async function listVotingRules(database: Database, association_id: string): Promise<VotingRule[]> {
  return runPrepared<VotingRule>(
    database,
    sql`select ${listOf(columnsOf(votingRules, votingRule))} from voting_rules
      where association_id = ${association_id} order by position, rule, decision_kind`,
  );
}

/** The number of apartments of an association that vote, and the votes of all of them. */
export async function getTotals(database: Database, association_id: string) {
  const [totals] = await runPrepared<{ apartments_total: number; votes_total: number }>(
    database,
    sql`select count(*)::int as apartments_total, coalesce(sum(votes), 0)::int as votes_total
      from apartments where association_id = ${association_id} and voting = 'yes'`,
  );
  return totals ?? { apartments_total: 0, votes_total: 0 };
}

/** Returns the votes of each apartment that has any. */
export async function listVotesOfApartments(database: Database, association_id: string): Promise<number[]> {
  const rows = await runPrepared<{ votes: number }>(
    database,
    sql`select votes from apartments where association_id = ${association_id} and votes > 0`,
  );
  return rows.map(({ votes }) => votes);
}

/** Returns the apartments that a member owns, alone or with others. */
export async function listOwnApartments(
  database: Database,
  { association_id, user_id }: { association_id: string; user_id: string },
): Promise<OwnedApartment[]> {
  return runPrepared<OwnedApartment>(
    database,
    sql`select ${apartments.name}, ${apartments.votes}, ${apartments.voting} from ${apartmentOwners} join ${apartments}
        on ${apartments.association_id} = ${apartmentOwners.association_id} and ${apartments.id} = ${apartmentOwners.apartment_id}
      where ${apartmentOwners.association_id} = ${association_id}
        and ${apartmentOwners.owner_id} = (select owner_id from users where id = ${user_id})
      order by ${apartments.position}, ${apartments.id}`,
  );
}

const ownersOf = sql`array(
  select users.name from apartment_owners join users on users.owner_id = apartment_owners.owner_id
  where apartment_owners.association_id = apartments.association_id and apartment_id = apartments.id
  order by users.name, users.id)`;

/**
 * Returns one page of the apartments, by the words of their names and of those of their owners. An exact apartment comes first. If no
 * apartment has all words, it returns those that have most of them.
 */
export async function listApartments(
  database: Database,
  filter: ApartmentsFilter,
  { q = '', ...query }: ApartmentsQuery,
): Promise<ListResponse<ApartmentInList>> {
  const words = wordsOf(q);
  return readMostWords<ApartmentInList>(database, query, words, {
    rows: sql`
      with all_apartments as materialized (
        select id, name, votes, voting, owner_name, position, ${ownersOf} as owners from apartments where ${filter.where}
      )
      select *, ${wordsIn(sql`concat_ws(' ', name, owner_name, array_to_string(owners, ' '))`, words)} as matched from all_apartments`,
    columns: sql`id, name, votes, voting, owner_name, owners`,
    order: sql`${hasWholeWords(sql`name`, words)} desc, position, id`,
  });
}

const apartmentColumns = { id: apartments.id, name: apartments.name, votes: apartments.votes };

/** Locks the apartments of a member, so that two owners do not give proxies for one apartment at once. */
export async function lockOwnApartments(
  queries: Queries,
  { association_id, user_id }: { association_id: string; user_id: string },
) {
  const owned = queries
    .select({ id: apartmentOwners.apartment_id })
    .from(apartmentOwners)
    .innerJoin(users, eq(users.owner_id, apartmentOwners.owner_id))
    .where(and(eq(apartmentOwners.association_id, association_id), eq(users.id, user_id)));
  return queries
    .select(apartmentColumns)
    .from(apartments)
    .where(and(eq(apartments.association_id, association_id), inArray(apartments.id, owned)))
    .orderBy(asc(apartments.id))
    .for('no key update');
}

/** Returns undefined if the association does not have the apartment. */
export async function lockApartment(
  queries: Queries,
  { association_id, id }: { association_id: string; id: string },
) {
  const [apartment] = await queries
    .select(apartmentColumns)
    .from(apartments)
    .where(and(eq(apartments.association_id, association_id), eq(apartments.id, id)))
    .for('no key update');
  return apartment;
}
