import { isOver, type MeetingInList, type MeetingsQuery } from '@mijn/domain/meetings';
import { meetingInList } from '@mijn/domain/meetings/contract';
import { sql } from 'drizzle-orm';
import { columnsOf, fixed, listOf, namesOf, runPrepared, type Database } from '../../database/index.ts';
import { orderBy, readList, type ListAnswer, type Sorts } from '../../lists/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';
import { conditionsOf, dutchMeetingDate } from './meetings-conditions.repository.ts';
import { meetings } from './meetings.tables.ts';

type SortName = NonNullable<MeetingsQuery['sort']>;

/** Each order is that of the index, read forwards or backwards. */
const sorts: Sorts<MeetingsQuery> = { meeting_date: ['meeting_date', 'id'] };

const columns = columnsOf(meetings, meetingInList);
const listed = fixed(listOf({ ...columns, association_id: meetings.association_id }));

/** A meeting of a list, before it is serialised. */
export type MeetingInListRow = Omit<MeetingInList, 'meeting_date' | 'ends_at'> & {
  meeting_date: Date;
  ends_at: Date | null;
};

type Stored = Omit<MeetingInListRow, 'is_over'>;

/** Upcoming meetings begin with the next one, all others with the last one. */
const defaultSort = ({ period }: MeetingsQuery): SortName =>
  period === 'upcoming' ? 'meeting_date' : '-meeting_date';

/** One page of the meetings. */
export async function listMeetings(
  database: Database,
  filter: MeetingsFilter,
  query: MeetingsQuery,
  now: Date,
): Promise<ListAnswer<MeetingInListRow>> {
  const order = orderBy(sorts, query.sort ?? defaultSort(query));
  const { data, meta } = await readList<Stored>(database, query, ({ words, limits }) => {
    const conditions = conditionsOf(filter, query, words, now);
    // A page is read no further than its end, so all rows are counted apart. A search has read all of them.
    const total =
      words.length > 0 ? sql`count(*) over ()` : sql`(select count(*) from meetings where ${conditions})`;
    return sql`select ${namesOf(columns)}, total, (select count(*) from meeting_documents
          where association_id = listed.association_id and meeting_id = listed.id) as document_count
      from (
        select ${listed}, ${total} as total from meetings where ${conditions} order by ${order} ${limits}
      ) as listed order by ${order}`;
  });
  return { data: data.map((row) => Object.assign(row, { is_over: isOver(row.meeting_date, now) })), meta };
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
