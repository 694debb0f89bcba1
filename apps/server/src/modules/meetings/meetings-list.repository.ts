import { dutchDay } from '@mijn/domain/formats';
import { isOver, type MeetingInList, type MeetingsQuery } from '@mijn/domain/meetings';
import { sql, type SQL } from 'drizzle-orm';
import { meetingInList } from '@mijn/domain/meetings/contract';
import {
  columnsOf,
  type Database,
  fixed,
  listOf,
  namesOf,
  runPrepared,
  type RowOf,
} from '../../platform/database/index.ts';
import { foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';
import { dutchTimeOf, dutchYearOf, isInYear, startOfDay } from '../../capabilities/lists/dutch-year.ts';
import { type ListResponse, orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { meetings } from './meetings.tables.ts';

const MEETING_DATE = sql.raw('meeting_date');

const dutchMeetingDate = fixed(dutchTimeOf(MEETING_DATE));

const DAYS = `'{zondag,maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag}'::text[]`;
const MONTHS = `'{januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december}'::text[]`;

/** All words must match one text: of a document or an agenda item, and its meeting, because people search for "notulen juni 2023". */
const searchedTexts = fixed(sql`select concat_ws(' ', search_key,
    (${sql.raw(DAYS)})[1 + extract(dow from ${dutchMeetingDate})::int],
    to_char(${dutchMeetingDate}, 'FMDD'),
    (${sql.raw(MONTHS)})[extract(month from ${dutchMeetingDate})::int],
    to_char(${dutchMeetingDate}, 'YYYY FMDD-FMMM-YYYY'),
    part.key) as text
  from (select meetings.association_id, meetings.id) meeting left join (
    select association_id, meeting_id, fold_text(name) as key from meeting_documents
    union all select association_id, meeting_id, search_key from meeting_items
  ) part on part.association_id = meeting.association_id and part.meeting_id = meeting.id`);

/** `offset 0` makes PostgreSQL create each text once, not once for each word. */
const holdsWords = (associationId: string, sought: Sought): SQL =>
  sql`(exists (select from (${searchedTexts} offset 0) searched
    where ${resemblesMost(sql.raw('searched.text'), sought, { column: MEETING_DATE, isDay: false })})
    or id in (select meeting_id from meeting_documents where association_id = ${associationId}
      and file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files)))`;

interface MeetingsScope {
  association_id: string;
  filter: MeetingsFilter;
}

function conditionsOf(
  { association_id, filter }: MeetingsScope,
  { period, year, is_cancelled }: Pick<MeetingsQuery, 'period' | 'year' | 'is_cancelled'>,
  sought: Sought | undefined,
  now: Date,
): SQL {
  const parts = [filter.where];
  const today = startOfDay(sql`${dutchDay(now)}::date`);
  if (period === 'upcoming') parts.push(sql`meeting_date >= ${today}`);
  if (period === 'past') parts.push(sql`meeting_date < ${today}`);
  if (year !== undefined) parts.push(isInYear(MEETING_DATE, year));
  if (is_cancelled !== undefined) parts.push(sql`is_cancelled = ${is_cancelled}`);
  if (sought) parts.push(holdsWords(association_id, sought));
  return sql.join(parts, sql` and `);
}

type SortName = NonNullable<MeetingsQuery['sort']>;

/** The order equals that of an index. */
const sorts: Sorts<MeetingsQuery> = { meeting_date: ['meeting_date', 'id'] };

const columns = columnsOf(meetings, meetingInList);
const listed = fixed(listOf({ ...columns, association_id: meetings.association_id }));

type MeetingInListRow = RowOf<MeetingInList, 'meeting_date' | 'ends_at'>;

type Stored = Omit<MeetingInListRow, 'is_over'>;

/** The next meeting comes first among upcoming meetings, the latest one otherwise. */
const defaultSort = ({ period }: MeetingsQuery): SortName =>
  period === 'upcoming' ? 'meeting_date' : '-meeting_date';

const documentCount = sql`(select count(*) from meeting_documents
  where association_id = listed.association_id and meeting_id = listed.id) as document_count`;

const withIsOver = (row: Stored, now: Date): MeetingInListRow =>
  Object.assign(row, { is_over: isOver(row.meeting_date, now) });

export async function listMeetings(
  database: Database,
  scope: MeetingsScope,
  query: MeetingsQuery,
  now: Date,
): Promise<ListResponse<MeetingInListRow>> {
  const order = orderBy(sorts, query.sort ?? defaultSort(query));
  const { data, meta } = await readList<Stored>(database, query, 'meetings', ({ sought, limits }) => {
    const conditions = conditionsOf(scope, query, sought, now);
    // A list reads only one page, so its rows are counted separately. A search reads all rows in any case.
    const total = sought ? sql`count(*) over ()` : sql`(select count(*) from meetings where ${conditions})`;
    return sql`select ${namesOf(columns)}, total, ${documentCount}
      from (
        select ${listed}, ${total} as total from meetings where ${conditions} order by ${order} ${limits}
      ) as listed order by ${order}`;
  });
  return { data: data.map((row) => withIsOver(row, now)), meta };
}

/** A cancelled meeting before the next one comes first, because a member planned to come. Only planned meetings count. */
export async function listNextMeetings(
  database: Database,
  scope: MeetingsScope,
  now: Date,
): Promise<{ data: MeetingInListRow[]; total: number }> {
  const upcoming = (is_cancelled: boolean): SQL =>
    conditionsOf(scope, { period: 'upcoming', is_cancelled }, undefined, now);
  const order = orderBy(sorts, 'meeting_date');
  const firstOf = (conditions: SQL): SQL =>
    sql`(select ${listed} from meetings where ${conditions} order by ${order} limit 1)`;
  const planned = upcoming(false);
  const rows = await runPrepared<Stored & { total: number }>(
    database,
    sql`select ${namesOf(columns)}, ${documentCount}, (select count(*) from meetings where ${planned}) as total
      from (${firstOf(planned)} union all ${firstOf(upcoming(true))}) as listed order by ${order}`,
  );
  const next = rows.find(({ is_cancelled }) => !is_cancelled);
  const isShown = (row: Stored): boolean => row === next || !next || row.meeting_date < next.meeting_date;
  const data = rows.filter(isShown).map(({ total: _total, ...row }) => withIsOver(row, now));
  return { data, total: rows[0]?.total ?? 0 };
}

export async function listYears(database: Database, filter: MeetingsFilter): Promise<number[]> {
  const rows = await runPrepared<{ year: number }>(
    database,
    sql`select distinct ${dutchYearOf(MEETING_DATE)} as year
      from meetings where ${filter.where} order by year desc`,
  );
  return rows.map(({ year }) => year);
}
