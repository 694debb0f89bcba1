import { isOver, type MeetingInList, type MeetingsQuery } from '@mijn/domain/meetings';
import { sql, type SQL } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';
import { conditionsOf, dutchMeetingDate } from './meetings-conditions.ts';

type SortName = NonNullable<MeetingsQuery['sort']>;

type Row = Omit<MeetingInList, 'meeting_date' | 'ends_at' | 'is_over'> & {
  meeting_date: Date;
  ends_at: Date | null;
  total: number;
};

/** Each order is that of the index, read forwards or backwards. */
const orders: Readonly<Record<SortName, SQL>> = {
  meeting_date: sql`meeting_date, id`,
  '-meeting_date': sql`meeting_date desc, id desc`,
};

const toListItem = (row: Row, now: Date): MeetingInList => ({
  id: row.id,
  meeting_date: row.meeting_date.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  is_over: isOver(row.meeting_date, now),
  concerns: row.concerns,
  location: row.location,
  document_count: row.document_count,
});

/** Upcoming meetings begin with the next one, all others with the last one. */
const defaultSort = ({ period }: MeetingsQuery): SortName =>
  period === 'upcoming' ? 'meeting_date' : '-meeting_date';

/** One page of the meetings. */
export async function listMeetings(
  database: Database,
  filter: MeetingsFilter,
  query: MeetingsQuery,
  now: Date,
): Promise<ListAnswer<MeetingInList>> {
  const order = orders[query.sort ?? defaultSort(query)];
  return readList<Row, MeetingInList>(
    database,
    query,
    ({ words, limits }) => {
      const conditions = conditionsOf(filter, query, words, now);
      // A page is read no further than its end, so that all are counted apart; a search has looked at all of them.
      const total =
        words.length > 0
          ? sql`(count(*) over ())::int`
          : sql`(select count(*)::int from meetings where ${conditions})`;
      return sql`select listed.*, (select count(*)::int from meeting_documents
            where association_id = listed.association_id and meeting_id = listed.id) as document_count
        from (
          select association_id, id, meeting_date, ends_at, concerns, location, ${total} as total
          from meetings where ${conditions} order by ${order} ${limits}
        ) as listed order by ${order}`;
    },
    (row) => toListItem(row, now),
  );
}

/** The years that have meetings, the last one first. */
export async function listYears(database: Database, filter: MeetingsFilter): Promise<number[]> {
  const rows = await runPrepared<{ year: number }>(
    database,
    sql`select distinct extract(year from ${dutchMeetingDate})::int as year
      from meetings where ${filter.where} order by year desc`,
  );
  return rows.map(({ year }) => year);
}
