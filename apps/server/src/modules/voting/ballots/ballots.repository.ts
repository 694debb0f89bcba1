import type { Ballot } from '@mijn/domain/ballots';
import type { ElectionRules } from '@mijn/domain/elections';
import { and, eq, getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm';
import {
  type Database,
  findRow,
  listOf,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import { keepsItem } from '../../meetings/agenda/agenda.service.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import type { SealedApartment } from './secret-voters.service.ts';
import type { BallotsFilter } from '../../meetings/meetings.access.ts';
import { ballots, sealedVotes } from './ballots.tables.ts';

export interface BallotKey extends MeetingKey {
  ballot_id: string;
}

/** A ballot, as a call names it. */
export type OfBallot = Omit<BallotKey, 'association_id'>;

export type BallotRow = RowOf<Ballot, 'opened_at' | 'closed_at'>;

type StoredBallot = typeof ballots.$inferSelect;

/** A ballot as it is stored, with the rules of its election; null unless people are elected. */
export type BallotRecord = StoredBallot & { election: ElectionRules | null };

const {
  votes_each: _each,
  counts_early_votes: _early,
  votes_present: _votes,
  apartments_present: _apartments,
  apartments_early: _earlyApartments,
  decision_kind: _kind,
  meeting_id: _meeting,
  association_id: _association,
  result: _result,
  annulled_at: _annulledAt,
  annulled_reason: _annulledReason,
  motion_id: _motion,
  seats: _seats,
  election_method: _method,
  first_ballot_id: _first,
  elected_before: _before,
  lot_seed: _seed,
  lot_number: _number,
  ...columns
} = getTableColumns(ballots);

/** A meeting has few ballots. Older ones are left out. */
const BALLOTS_MAX = 500;

/** The election of a ballot. The seed of its lot is shown once the meeting called a number. */
const election =
  sql.raw(`case when seats is not null then json_build_object('seats', seats, 'method', election_method,
      'round', case when first_ballot_id is null then 1 else 2 end, 'first_ballot_id', first_ballot_id, 'elected_before', elected_before,
      'lot', json_build_object('hash', encode(sha256(convert_to(lot_seed, 'UTF8')), 'hex'),
        'seed', case when lot_number is not null then lot_seed end, 'number', lot_number)) end`);

const ballotQuery = (condition: SQL): SQL => sql`
  select ${listOf(columns)},
    -- Results of former versions have all totals, no votes that were invalid or on paper, and a majority of the votes cast.
    case when result is not null then '{"has_totals": true, "votes_invalid": 0, "votes_paper": 0, "election": null}'::jsonb
      || jsonb_build_object('votes_base', result -> 'votes_cast') || result end as result,
    ${election} as election,
    case when annulled_at is not null then json_build_object('reason', annulled_reason, 'annulled_at',
      to_char(annulled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as annulment, (
      select jsonb_build_object('id', motions.id, 'kind', motions.kind, 'text', motions.text, 'proposer', motions.proposer) from motions
      where motions.association_id = ballots.association_id and motions.id = ballots.motion_id
    ) as motion, (
      select decisions.id from decisions
      where decisions.association_id = ballots.association_id and (decisions.ballot_id = ballots.id
        -- A decision of a former version belongs to the last ballot about its item that decided.
        or (decisions.item_id = ballots.item_id and decisions.ballot_id is null and ballots.motion_id is null and ballots.state = 'closed'
          and ballots.result ->> 'outcome' in ('adopted', 'rejected') and not exists (
            select from ballots later where later.association_id = ballots.association_id and later.meeting_id = ballots.meeting_id
              and later.item_id = ballots.item_id and later.motion_id is null and (later.opened_at, later.id) > (ballots.opened_at, ballots.id)
              and later.state = 'closed' and later.result ->> 'outcome' in ('adopted', 'rejected'))))
    ) as decision_id
  from ballots where ${condition} order by opened_at desc, id desc limit ${BALLOTS_MAX}`;

/** Returns the ballots of a meeting, newest first. */
export const listBallots = async (database: Database, filter: BallotsFilter, meeting_id: string) =>
  runPrepared<BallotRow>(database, ballotQuery(sql`${filter.where} and meeting_id = ${meeting_id}`));

export const findBallot = async (
  database: Database,
  filter: BallotsFilter,
  { meeting_id, ballot_id }: Pick<BallotKey, 'meeting_id' | 'ballot_id'>,
) =>
  findRow<BallotRow>(
    database,
    ballotQuery(sql`${filter.where} and meeting_id = ${meeting_id} and ballots.id = ${ballot_id}`),
  );

/** Returns the ballot of a meeting that is open, or being counted. */
export const findOpenBallot = async (database: Database, filter: BallotsFilter, meeting_id: string) =>
  findRow<BallotRow>(
    database,
    ballotQuery(sql`${filter.where} and meeting_id = ${meeting_id} and state in ('open', 'counting')`),
  );

const isBallot = ({ association_id, meeting_id, ballot_id }: BallotKey) =>
  and(
    eq(ballots.association_id, association_id),
    eq(ballots.meeting_id, meeting_id),
    eq(ballots.id, ballot_id),
  );

const rulesOf = ({ seats, election_method, first_ballot_id }: StoredBallot): ElectionRules | null =>
  seats === null || election_method === null
    ? null
    : { seats, method: election_method, round: first_ballot_id === null ? 1 : 2 };

/** Locks a ballot. Votes share the lock, so that its closing waits for them and counts them. */
export async function lockBallot(
  queries: Queries,
  key: BallotKey,
  strength: 'share' | 'update',
): Promise<BallotRecord | undefined> {
  const [row] = await queries.select().from(ballots).where(isBallot(key)).for(strength);
  return row && { ...row, election: rulesOf(row) };
}

export async function insertBallot(queries: Queries, row: typeof ballots.$inferInsert): Promise<void> {
  await queries.insert(ballots).values(row);
}

export async function updateBallot(
  queries: Queries,
  key: BallotKey,
  change: Partial<
    Pick<
      BallotRecord,
      | 'state'
      | 'closed_at'
      | 'result'
      | 'votes_present'
      | 'apartments_present'
      | 'apartments_early'
      | 'annulled_at'
      | 'annulled_reason'
      | 'lot_number'
    >
  >,
): Promise<void> {
  await queries.update(ballots).set(change).where(isBallot(key));
}

/** Returns whether a later ballot keeps the same item as it is, so that an earlier result is not the last word. */
export async function hasLaterBallot(
  queries: Queries,
  { association_id, meeting_id, item_id, id, opened_at }: StoredBallot,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and item_id = ${item_id}
      and (opened_at, id) > (${opened_at.toISOString()}::timestamptz, ${id}::uuid) and ${keepsItem} limit 1`);
  return rowCount === 1;
}

/** Returns whether a ballot has a second round that is open or holds. */
export async function hasSecondRound(
  queries: Queries,
  { association_id, meeting_id, id }: StoredBallot,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and first_ballot_id = ${id}
      and state <> 'cancelled' and annulled_at is null limit 1`);
  return rowCount === 1;
}

const isSealedIn = ({ association_id, ballot_id }: BallotKey) =>
  and(eq(sealedVotes.association_id, association_id), eq(sealedVotes.ballot_id, ballot_id));

/** Returns all sealed votes of a ballot. */
export async function listSealed(queries: Queries, key: BallotKey): Promise<string[]> {
  const rows = await queries.select({ sealed: sealedVotes.sealed }).from(sealedVotes).where(isSealedIn(key));
  return rows.flatMap(({ sealed }) => sealed);
}

/** Returns how many sealed votes each apartment has, and who sealed some for it. */
export const listSealedApartments = async (queries: Queries, key: BallotKey): Promise<SealedApartment[]> =>
  queries
    .select({
      apartment_id: sealedVotes.apartment_id,
      sealed: sql<number>`cardinality(${sealedVotes.sealed})`,
      voters: sql<string[]>`array(select jsonb_object_keys(${sealedVotes.marks}))`,
    })
    .from(sealedVotes)
    .where(isSealedIn(key));

/** Returns for how many votes each sealed vote of a ballot that is being counted counts; undefined for other ballots. */
export async function findVotesEach(queries: Queries, key: BallotKey): Promise<number | undefined> {
  const [row] = await queries
    .select({ votes_each: ballots.votes_each })
    .from(ballots)
    .where(and(isBallot(key), eq(ballots.state, 'counting')));
  return row?.votes_each ?? undefined;
}

/** Empties the sealed votes of a ballot that ended. */
export async function emptySealed(queries: Queries, key: BallotKey): Promise<void> {
  await queries.update(sealedVotes).set({ sealed: [], sealed_hash: '', marks: {} }).where(isSealedIn(key));
}

/** Deletes the sealed votes of the apartments that do not count, when a ballot is closed. */
export async function keepSealedOf(
  queries: Queries,
  key: BallotKey,
  apartmentIds: readonly string[],
): Promise<void> {
  await queries
    .delete(sealedVotes)
    .where(and(isSealedIn(key), notInArray(sealedVotes.apartment_id, [...apartmentIds])));
}
