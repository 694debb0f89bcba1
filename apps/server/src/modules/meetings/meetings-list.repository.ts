import { dutchDay } from '@mijn/domain/formats';
import type { MeetingInList, MeetingsQuery } from '@mijn/domain/meetings';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import { resemblesAll } from '../../search/index.ts';
import type { MeetingsFilter } from './meetings.access.ts';

/** What a list of meetings is asked for, as the contract reads it. */
export type MeetingsWish = Omit<MeetingsQuery, 'sort'> & { sort: NonNullable<MeetingsQuery['sort']> };

type Row = Omit<MeetingInList, 'meeting_date' | 'ends_at'> & {
  meeting_date: Date;
  ends_at: Date | null;
  total: number;
};

/** Each order is that of the index, read forwards or backwards. */
const orders: Readonly<Record<MeetingsWish['sort'], SQL>> = {
  meeting_date: sql`meeting_date, id`,
  '-meeting_date': sql`meeting_date desc, id desc`,
};

/** The moment at which a day begins in the Netherlands. */
const startOf = (day: SQL): SQL => sql`((${day})::timestamp at time zone 'Europe/Amsterdam')`;

function conditionsOf(
  filter: MeetingsFilter,
  { period, year }: Pick<MeetingsQuery, 'period' | 'year'>,
  words: readonly string[],
  now: Date,
): SQL {
  const parts = [filter.where];
  const today = startOf(sql`${dutchDay(now)}::date`);
  if (period === 'upcoming') parts.push(sql`meeting_date >= ${today}`);
  if (period === 'past') parts.push(sql`meeting_date < ${today}`);
  if (year !== undefined) {
    parts.push(sql`meeting_date >= ${startOf(sql`make_date(${year}::int, 1, 1)`)}
      and meeting_date < ${startOf(sql`make_date(${year}::int + 1, 1, 1)`)}`);
  }
  if (words.length > 0) parts.push(resemblesAll(sql.raw('search_key'), words));
  return sql.join(parts, sql` and `);
}

const toListItem = ({
  id,
  meeting_date,
  ends_at,
  concerns,
  location,
  document_count,
}: Row): MeetingInList => ({
  id,
  meeting_date: meeting_date.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  concerns,
  location,
  document_count,
});

/** One page of the meetings. */
export async function listMeetings(
  database: Database,
  filter: MeetingsFilter,
  wish: MeetingsWish,
  now: Date,
): Promise<ListAnswer<MeetingInList>> {
  const order = orders[wish.sort];
  return readList<Row, MeetingInList>(
    database,
    wish,
    ({ words, limits }) => {
      const conditions = conditionsOf(filter, wish, words, now);
      return sql`select listed.*, (select count(*)::int from meeting_documents
            where association_id = listed.association_id and meeting_id = listed.id) as document_count
        from (
          select association_id, id, meeting_date, ends_at, concerns, location,
            (select count(*)::int from meetings where ${conditions}) as total
          from meetings where ${conditions} order by ${order} ${limits}
        ) as listed order by ${order}`;
    },
    toListItem,
  );
}
