import type {
  Decision,
  DecisionInList,
  DecisionsFileQuery,
  DecisionsQuery,
  KnownByMinutes,
  Voidability,
} from '@mijn/domain/decisions';
import { decision, decisionInList } from '@mijn/domain/decisions/contract';
import { DECISIONS_FILE_MAX } from '@mijn/domain/limits';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { type ListResponse, orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import {
  columnsOf,
  type Database,
  findRow,
  fixed,
  listOf,
  namesOf,
  type Queries,
  runPrepared,
} from '../../platform/database/index.ts';
import type { DecisionsFilter } from '../meetings/meetings.access.ts';
import { numberDecisions } from './decision-numbers.repository.ts';
import { decisions } from './decisions.tables.ts';

/** What the clock says about a decision is no column. */
type Stored<Row> = Omit<Row, keyof Voidability> & Pick<KnownByMinutes, 'is_of_ballot'>;

export type ListedDecision = Stored<DecisionInList>;
export type WrittenDecision = ListedDecision &
  Pick<Decision, 'wording' | 'decision_kind'> & { meeting_id: string | null };
/** A decision in a file of the register, with what the clock says about it. */
export type FiledDecision = Omit<WrittenDecision, 'is_of_ballot'> & Voidability;
export type StoredDecision = WrittenDecision &
  Pick<Decision, 'motions' | 'supersedes'> & { document_ids: string[] };

/** A result that the board annulled is no decision any more, so that nobody waits for its minutes. */
const isOfBallot = sql.raw(
  '((item_id is not null or ballot_id is not null) and annulled_on is null) as is_of_ballot',
);

const listedColumns = columnsOf(decisions, decisionInList);
const { wording, decision_kind } = decisions;
const writtenColumns = { ...listedColumns, wording, decision_kind, meeting_id: decisions.meeting_id };

const link = sql.raw(`jsonb_build_object('id', id, 'title', title, 'decided_on', decided_on)`);

/** The decision that replaced a row of a table with the columns of decisions. */
const laterThan = (table: string): SQL =>
  sql.raw(`from decisions later where later.association_id = ${table}.association_id
    and later.id = ${table}.superseded_by_id`);

/** The scalar subquery keeps PostgreSQL from hashing the decisions of all associations. @param today a day in the Netherlands. */
const isInForce = (today: string): SQL =>
  sql`(outcome = 'adopted' and annulled_on is null and coalesce(in_force_since <= ${today}::date, true)
    and (select later.id ${laterThan('decisions')}) is null)`;

const withSuccessor = fixed(
  sql`left join lateral (select ${link} as superseded_by ${laterThan('listed')}) successor on true`,
);

function conditionsOf(
  filter: DecisionsFilter,
  { year, outcome, is_in_force, meeting_id }: DecisionsFileQuery,
  sought: Sought | undefined,
  today: string,
): SQL {
  const parts: SQL[] = [filter.where];
  if (year !== undefined) {
    parts.push(
      sql`decided_on >= make_date(${year}::int, 1, 1) and decided_on < make_date(${year}::int + 1, 1, 1)`,
    );
  }
  if (outcome !== undefined) parts.push(sql`outcome = ${outcome}`);
  if (is_in_force !== undefined) parts.push(sql`${isInForce(today)} = ${is_in_force}`);
  if (meeting_id !== undefined) parts.push(sql`meeting_id = ${meeting_id}`);
  if (sought) {
    const date = { column: sql.raw('decided_on'), isDay: true };
    parts.push(sql`(${resemblesMost(sql.raw('search_key'), sought, date)})`);
  }
  return sql.join(parts, sql` and `);
}

/** The order equals that of an index. The newest come first, and those of one day in the order of their import. */
const sorts: Sorts<DecisionsQuery> = { decided_on: ['decided_on', '-id'] };

const inner = fixed(
  listOf({
    ...writtenColumns,
    association_id: decisions.association_id,
    superseded_by_id: decisions.superseded_by_id,
  }),
);

interface Listing {
  filter: DecisionsFilter;
  query: DecisionsFileQuery & Pick<DecisionsQuery, 'sort'>;
  columns: SQL;
  today: string;
}

type Statement = Parameters<typeof readList>[3];

const selectDecisions = ({ filter, query, columns, today }: Listing): Statement => {
  const order = orderBy(sorts, query.sort ?? '-decided_on');
  return ({ sought, limits }) => {
    const condition = conditionsOf(filter, query, sought, today);
    return sql`select ${columns}, is_in_force, is_of_ballot, superseded_by, total from (
        select ${inner}, ${isOfBallot}, ${isInForce(today)} as is_in_force,
          (select count(*) from decisions where ${condition}) as total
        from decisions where ${condition} order by ${order} ${limits}
      ) as listed ${withSuccessor} order by ${order}`;
  };
};

/** @param today the day in the Netherlands, which decides what is in force. */
export const listDecisions = async (
  database: Database,
  filter: DecisionsFilter,
  query: DecisionsQuery,
  today: string,
): Promise<ListResponse<ListedDecision>> => {
  const statement = selectDecisions({ filter, query, columns: namesOf(listedColumns), today });
  return readList<ListedDecision>(database, query, 'decisions', statement);
};

/** Lists the decisions of a file, with their wording, and how many there are. Beyond the limit of a file they are left out. */
export async function listAllDecisions(
  database: Database,
  filter: DecisionsFilter,
  query: DecisionsFileQuery,
  today: string,
): Promise<{ rows: WrittenDecision[]; total: number }> {
  const statement = selectDecisions({ filter, query, columns: namesOf(writtenColumns), today });
  const asked = { ...query, page: 1, per_page: DECISIONS_FILE_MAX };
  const { data, meta } = await readList<WrittenDecision>(database, asked, 'decisions', statement);
  return { rows: data, total: meta.total };
}

export async function listYears(database: Database, filter: DecisionsFilter): Promise<number[]> {
  const rows = await runPrepared<{ year: number }>(
    database,
    sql`select distinct extract(year from decided_on)::int as year
      from decisions where ${filter.where} order by year desc`,
  );
  return rows.map(({ year }) => year);
}

const detailColumns = columnsOf(decisions, decision);

/** The motions that the meeting voted about before the ballot of a decision of `listed`. */
const motionsBefore = sql.raw(`
  select jsonb_agg(jsonb_build_object('id', motions.id, 'kind', motions.kind, 'text', motions.text, 'proposer', motions.proposer,
      'state', case about.result ->> 'outcome' when 'adopted' then 'carried' else 'rejected' end) order by about.opened_at, about.id)
  from ballots own
    join ballots about on about.association_id = own.association_id and about.meeting_id = own.meeting_id and about.item_id = own.item_id
      and (about.opened_at, about.id) < (own.opened_at, own.id) and about.state = 'closed' and about.annulled_at is null
      and about.result ->> 'outcome' in ('adopted', 'rejected')
    join motions on motions.association_id = about.association_id and motions.id = about.motion_id
  where own.association_id = listed.association_id and own.id = listed.ballot_id`);

export async function findDecision(database: Database, filter: DecisionsFilter, id: string, today: string) {
  return findRow<StoredDecision>(
    database,
    sql`select ${namesOf(detailColumns)}, meeting_id, document_ids, is_in_force, is_of_ballot, superseded_by, coalesce((
        select jsonb_agg(${link} order by decided_on desc, id desc) from decisions earlier
        where earlier.association_id = listed.association_id and earlier.superseded_by_id = listed.id
      ), '[]') as supersedes, coalesce((${motionsBefore}), '[]') as motions
      from (
        select decisions.*, ${isOfBallot}, ${isInForce(today)} as is_in_force from decisions where ${filter.where} and id = ${id}
      ) as listed ${withSuccessor}`,
  );
}

interface OfItem {
  association_id: string;
  item_id: string;
}

const isOfItem = ({ association_id, item_id }: OfItem) =>
  and(eq(decisions.association_id, association_id), eq(decisions.item_id, item_id));

/** Enters a decision, and gives it its number in the series. */
export async function insertDecision(queries: Queries, row: typeof decisions.$inferInsert): Promise<void> {
  await queries.insert(decisions).values(row);
  await numberDecisions(queries, row.association_id);
}

/**
 * Enters the decision of a ballot. An earlier one about the same item stays as it is, and is superseded by it. One of a former version gets
 * the ballot to which it belongs. Returns the ids of the decisions that changed.
 */
export async function insertDecisionOfItem(
  queries: Queries,
  { item_id, ...row }: typeof decisions.$inferInsert & OfItem & { ballot_id: string },
): Promise<string[]> {
  const key = { association_id: row.association_id, item_id };
  const ballotBefore = sql`(select id from ballots where ballots.association_id = ${key.association_id}
    and ballots.item_id = ${item_id} and ballots.id <> ${row.ballot_id} and ballots.motion_id is null and state = 'closed'
    and result ->> 'outcome' in ('adopted', 'rejected') order by opened_at desc, id desc limit 1)`;
  const former = await queries
    .update(decisions)
    .set({ item_id: null, ballot_id: sql`coalesce(${decisions.ballot_id}, ${ballotBefore})` })
    .where(isOfItem(key))
    .returning({ id: decisions.id });
  await insertDecision(queries, { ...row, item_id });
  for (const { id } of former)
    await queries
      .update(decisions)
      .set({ superseded_by_id: row.id })
      .where(and(eq(decisions.association_id, key.association_id), eq(decisions.id, id)));
  return [row.id, ...former.map(({ id }) => id)];
}

/**
 * Annuls the decision of a ballot. What it superseded holds again, or is superseded by what superseded the annulled one. Returns the ids
 * of the decisions that changed.
 * @param of the ballot and its item, whose last decision is that of a former version if it names no ballot.
 */
export async function annulDecision(
  queries: Queries,
  { association_id, item_id, ballot_id }: OfItem & { ballot_id: string },
  annulment: { annulled_on: string; annulled_reason: string },
): Promise<string[]> {
  const ofAssociation = eq(decisions.association_id, association_id);
  const [found] = await queries
    .select({ id: decisions.id, item_id: decisions.item_id, superseded_by_id: decisions.superseded_by_id })
    .from(decisions)
    .where(
      and(
        ofAssociation,
        or(
          eq(decisions.ballot_id, ballot_id),
          and(eq(decisions.item_id, item_id), isNull(decisions.ballot_id)),
        ),
      ),
    )
    .for('update');
  if (!found) return [];
  await queries
    .update(decisions)
    .set({ ...annulment, item_id: null, ballot_id, superseded_by_id: null })
    .where(and(ofAssociation, eq(decisions.id, found.id)));
  const earlier = await queries
    .update(decisions)
    .set({ superseded_by_id: found.superseded_by_id, ...(found.item_id !== null && { item_id }) })
    .where(and(ofAssociation, eq(decisions.superseded_by_id, found.id), isNotNull(decisions.ballot_id)))
    .returning({ id: decisions.id });
  return [found.id, ...earlier.map(({ id }) => id)];
}

/** Records the day on which the minutes of a meeting were published with its decisions. Returns their ids. */
export async function updateMinutesDay(
  queries: Queries,
  { association_id, meeting_id }: { association_id: string; meeting_id: string },
  minutes_published_on: string,
): Promise<string[]> {
  const changed = await queries
    .update(decisions)
    .set({ minutes_published_on })
    .where(and(eq(decisions.association_id, association_id), eq(decisions.meeting_id, meeting_id)))
    .returning({ id: decisions.id });
  return changed.map(({ id }) => id);
}
