import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import type { BallotKey } from './ballots.repository.ts';
import { ballotApartments } from './ballots.tables.ts';

type Key = Pick<BallotKey, 'association_id' | 'ballot_id'>;

/** Keeps the votes that each apartment has now, for the whole ballot. */
export async function keepVotes(queries: Queries, { association_id, ballot_id }: Key): Promise<void> {
  await queries.execute(sql`
    insert into ${ballotApartments} (association_id, ballot_id, apartment_id, votes)
    select association_id, ${ballot_id}, id, votes from apartments where association_id = ${association_id}`);
}

/** Selects the apartments of a ballot with the votes that they have in it: those at its opening. */
export const votesAtOpening = ({ association_id, ballot_id }: Key): SQL => sql`
  select apartment_id, votes from ballot_apartments
  where ballot_apartments.association_id = ${association_id} and ballot_apartments.ballot_id = ${ballot_id}
  union all
  -- A ballot of a former version kept none.
  select id, votes from apartments where apartments.association_id = ${association_id} and not exists (
    select from ballot_apartments where ballot_apartments.association_id = ${association_id} and ballot_apartments.ballot_id = ${ballot_id})`;

/** Returns the votes that all apartments have together in a ballot: those at its opening. */
export async function getVotesAtOpening(queries: Queries, key: Key): Promise<number> {
  const { rows } = await queries.execute<{ votes_total: number }>(
    sql`select coalesce(sum(votes), 0)::int as votes_total from (${votesAtOpening(key)}) as weights`,
  );
  return rows[0]?.votes_total ?? 0;
}

/** The members who own the apartment of a row of `votes` now. */
const ownersOf = (association_id: string, votes: string): SQL => sql`
  from apartment_owners join users on users.owner_id = apartment_owners.owner_id
    join memberships on memberships.association_id = ${association_id} and memberships.user_id = users.id
  where apartment_owners.association_id = ${association_id} and apartment_owners.apartment_id = ${sql.raw(votes)}.apartment_id`;

/** The condition that the member who cast a row of votes owns its apartment now. @param votes the name of `ballot_votes` in the statement. */
export const isOfOwnerNow = (association_id: string, votes = 'ballot_votes'): SQL =>
  sql`exists (select ${ownersOf(association_id, votes)} and users.id = ${sql.raw(votes)}.user_id)`;

/**
 * The condition that a row of `sealed_votes` is of an owner of now: one of them sealed votes for the apartment. Rows of former versions do
 * not know who did.
 */
export const isSealedByOwner = (
  association_id: string,
): SQL => sql`(sealed_votes.proxy_id is null and (sealed_votes.marks = '{}' or exists (
  select ${ownersOf(association_id, 'sealed_votes')} and jsonb_exists(sealed_votes.marks, rtrim(translate(encode(
    sha256(convert_to(sealed_votes.ballot_id::text || E'\\n' || users.id::text, 'UTF8')), 'base64'), '+/', '-_'), '=')))))`;
