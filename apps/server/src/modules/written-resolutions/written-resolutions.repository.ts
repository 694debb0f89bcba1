import { RESOLUTIONS_LISTED_MAX } from '@mijn/domain/limits';
import type { ResolutionChoice, ResolutionFacts, ResolutionProgress } from '@mijn/domain/written-resolutions';
import { and, count, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { type Database, fixed, listOf, type Queries, runPrepared } from '../../platform/database/index.ts';
import { isOwnerOf, ownersOfApartment, votingApartments } from '../voting-rules/voting-rules.service.ts';
import type { ResolutionsFilter } from './written-resolutions.access.ts';
import { writtenResolutions, writtenResolutionVotes } from './written-resolutions.tables.ts';

const { title, wording, created_at, created_on, last_day, adopted_on, withdrawn_on, decision_id } =
  writtenResolutions;

const listedColumns = {
  id: writtenResolutions.id,
  title,
  created_at,
  last_day,
  adopted_on,
  withdrawn_on,
  decision_id,
};

export interface ListedResolution extends ResolutionFacts {
  id: string;
  title: string;
  created_at: Date;
  decision_id: string | null;
}

export interface StoredResolution extends ListedResolution {
  wording: string;
  explanation: string | null;
  created_on: string;
}

// Not with "exists", for which PostgreSQL may read the votes of all associations into a hash table.
const hasAgainst = fixed(sql`coalesce((
  select true from written_resolution_votes votes where votes.association_id = written_resolutions.association_id
    and votes.resolution_id = written_resolutions.id and votes.choice = 'against' limit 1), false) as has_against`);

const listed = fixed(listOf(listedColumns));
const stored = fixed(
  listOf({ ...listedColumns, wording, explanation: writtenResolutions.explanation, created_on }),
);

/** Returns the resolutions of an association, newest first. */
export const listResolutions = async (
  database: Database,
  filter: ResolutionsFilter,
): Promise<ListedResolution[]> =>
  runPrepared<ListedResolution & Record<string, unknown>>(
    database,
    sql`select ${listed}, ${hasAgainst} from written_resolutions where ${filter.where}
      order by created_at desc, id desc limit ${RESOLUTIONS_LISTED_MAX}`,
  );

/** Returns undefined if the caller may not see the resolution. */
export async function findResolution(
  database: Database,
  filter: ResolutionsFilter,
  id: string,
): Promise<StoredResolution | undefined> {
  const [found] = await runPrepared<StoredResolution & Record<string, unknown>>(
    database,
    sql`select ${stored}, ${hasAgainst} from written_resolutions where ${filter.where} and id = ${id}`,
  );
  return found;
}

export interface ResolutionKey {
  association_id: string;
  resolution_id: string;
}

/** Locks a resolution until the transaction ends, so that two last consents adopt it once. Returns whether the caller may see it. */
export async function lockResolution(
  transaction: Queries,
  filter: ResolutionsFilter,
  id: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: writtenResolutions.id })
    .from(writtenResolutions)
    .where(and(filter.where, eq(writtenResolutions.id, id)))
    .for('update');
  return rows.length > 0;
}

/** Transactions that add a resolution to an association wait for each other, so that no more are open than can be. */
export const lockOpen = async (transaction: Queries, association_id: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`written resolutions ${association_id}`}, 0))`,
  );
};

/** @param today a day in the Netherlands. */
export async function countOpen(queries: Queries, association_id: string, today: string): Promise<number> {
  const [row] = await queries
    .select({ open: count() })
    .from(writtenResolutions)
    .where(
      and(
        eq(writtenResolutions.association_id, association_id),
        isNull(adopted_on),
        isNull(withdrawn_on),
        gte(last_day, today),
      ),
    );
  return row?.open ?? 0;
}

export async function insertResolution(
  queries: Queries,
  row: typeof writtenResolutions.$inferInsert,
): Promise<void> {
  await queries.insert(writtenResolutions).values(row);
}

/** Closes a resolution. */
export async function updateResolution(
  queries: Queries,
  { association_id, resolution_id }: ResolutionKey,
  change: { withdrawn_on: string } | { adopted_on: string; decision_id: string } | { settled_at: Date },
): Promise<void> {
  await queries
    .update(writtenResolutions)
    .set(change)
    .where(
      and(eq(writtenResolutions.association_id, association_id), eq(writtenResolutions.id, resolution_id)),
    );
}

/** An apartment that votes, with what its owners said about a resolution. */
export interface ApartmentRow {
  apartment_id: string;
  name: string;
  votes: number;
  choices: ResolutionChoice[];
  signed_on: string | null;
  /** Whether the caller owns it. */
  is_own: boolean;
  /** What the caller said; null before it. */
  own_choice: ResolutionChoice | null;
}

/**
 * The condition that what was said for an apartment still counts, of a row of `written_resolution_votes` with the name `said`. While a resolution is
 * open, the vote of whoever sold the apartment counts no more, and neither does the paper that a former owner signed.
 */
export const isStillSaid = (association_id: string): SQL => {
  const apartment = sql.raw('said.apartment_id');
  return sql`case when said.signed_on is null then ${isOwnerOf(association_id, apartment, sql.raw('said.voter_id'))}
    else said.signed_owners = ${ownersOfApartment(association_id, apartment)} end`;
};

/** Returns the apartments that vote about a resolution, in the order of the provider. */
export const listApartments = async (
  database: Database,
  { association_id, user_id }: { association_id: string; user_id: string },
  { id, is_open }: { id: string; is_open: boolean },
): Promise<ApartmentRow[]> =>
  runPrepared<ApartmentRow & Record<string, unknown>>(
    database,
    sql`select units.id as apartment_id, units.name, units.votes,
        coalesce(array_agg(said.choice order by said.id) filter (where said.choice is not null), '{}') as choices,
        max(said.signed_on) as signed_on, max(said.choice) filter (where said.voter_id = ${user_id}::uuid) as own_choice,
        ${isOwnerOf(association_id, sql.raw('units.id'), sql`${user_id}::uuid`)} as is_own
      from ${votingApartments(association_id)} as units
        left join written_resolution_votes said on said.association_id = ${association_id}
          and said.resolution_id = ${id} and said.apartment_id = units.id
          and (not ${is_open}::boolean or ${isStillSaid(association_id)})
      group by units.id, units.name, units.votes, units.position
      order by units.position, units.id`,
  );

interface CountedResolution extends ResolutionProgress {
  resolution_id: string;
  /** The votes of all apartments that vote. */
  votes_total: number;
}

/** Returns how many apartments said what about each of some open resolutions, as `progressOf` counts them (docs/product.md#written-resolutions). */
export const countProgress = async (
  database: Database,
  association_id: string,
  open: readonly string[],
): Promise<CountedResolution[]> =>
  runPrepared<CountedResolution & Record<string, unknown>>(
    database,
    sql`select asked.id as resolution_id, counted.*, totals.*
      from unnest(${sql.param(open)}::uuid[]) as asked (id)
        cross join (
          select count(*)::int as apartments_total, coalesce(sum(votes), 0)::int as votes_total
          from ${votingApartments(association_id)} as units
        ) as totals
        cross join lateral (
          select count(*) filter (where not is_against)::int as apartments_for,
            count(*) filter (where is_against)::int as apartments_against
          from (
            select bool_or(said.choice = 'against') as is_against
            from written_resolution_votes said join ${votingApartments(association_id)} as units on units.id = said.apartment_id
            where said.association_id = ${association_id} and said.resolution_id = asked.id and ${isStillSaid(association_id)}
            group by said.apartment_id
          ) as standings
        ) as counted`,
  );

const isUnsettled = and(isNull(adopted_on), isNull(withdrawn_on), isNull(writtenResolutions.settled_at));

/** Returns the next resolutions of all associations that may be open, in the order of their keys. @param today a day in the Netherlands. */
export async function listAllOpen(
  queries: Queries,
  today: string,
  { after, limit }: { after: ResolutionKey | null; limit: number },
): Promise<ResolutionKey[]> {
  const { association_id, id } = writtenResolutions;
  return queries
    .select({ association_id, resolution_id: id })
    .from(writtenResolutions)
    .where(
      and(
        isUnsettled,
        gte(last_day, today),
        after
          ? sql`(${association_id}, ${id}) > (${after.association_id}, ${after.resolution_id})`
          : undefined,
      ),
    )
    .orderBy(association_id, id)
    .limit(limit);
}

const votesOf = ({ association_id, resolution_id }: ResolutionKey): SQL | undefined =>
  and(
    eq(writtenResolutionVotes.association_id, association_id),
    eq(writtenResolutionVotes.resolution_id, resolution_id),
  );

/** Saves what a member says for apartments, in place of what the member said before. */
export async function upsertVotes(
  queries: Queries,
  votes: readonly (typeof writtenResolutionVotes.$inferInsert)[],
): Promise<void> {
  const { association_id, resolution_id, apartment_id, voter_id } = writtenResolutionVotes;
  await queries
    .insert(writtenResolutionVotes)
    .values([...votes])
    .onConflictDoUpdate({
      target: [association_id, resolution_id, apartment_id, voter_id],
      set: { choice: sql`excluded.choice`, voted_at: sql`excluded.voted_at` },
    });
}

/** Removes the votes that count no more, so that those of a closed resolution are the ones that counted. */
export async function deleteFormerVotes(
  queries: Queries,
  { association_id, resolution_id }: ResolutionKey,
): Promise<void> {
  await queries.execute(sql`
    delete from written_resolution_votes said
    where said.association_id = ${association_id} and said.resolution_id = ${resolution_id} and not (
      ${isStillSaid(association_id)}
      and said.apartment_id in (select units.id from ${votingApartments(association_id)} as units))`);
}

/** Returns resolutions of all associations whose last day passed, and whose votes were not settled. @param today a day in the Netherlands. */
export const listEnded = async (queries: Queries, today: string, limit: number): Promise<ResolutionKey[]> => {
  const { association_id, id } = writtenResolutions;
  return queries
    .select({ association_id, resolution_id: id })
    .from(writtenResolutions)
    .where(and(isUnsettled, lt(last_day, today)))
    .limit(limit);
};

/** Takes the consent on paper of an apartment away. */
export async function deletePaperConsent(
  queries: Queries,
  key: ResolutionKey,
  apartment_id: string,
): Promise<void> {
  await queries
    .delete(writtenResolutionVotes)
    .where(
      and(
        votesOf(key),
        eq(writtenResolutionVotes.apartment_id, apartment_id),
        sql`${writtenResolutionVotes.signed_on} is not null`,
      ),
    );
}

export async function insertPaperConsent(
  queries: Queries,
  row: typeof writtenResolutionVotes.$inferInsert,
): Promise<void> {
  const signed_owners = ownersOfApartment(row.association_id, sql`${row.apartment_id}::uuid`);
  await queries.insert(writtenResolutionVotes).values({ ...row, signed_owners });
}
