import { DAY_MS, WEEK_MS } from '@mijn/domain/limits';
import type { ReportSummary } from '@mijn/domain/reports';
import { todoStates } from '@mijn/domain/todos';
import { todoInList } from '@mijn/domain/todos/contract';
import { sql } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  findRow,
  fixed,
  listOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { Unserialised } from '../../../platform/wire/index.ts';
import { isReply } from '../timeline/timeline.service.ts';
import { todos } from '../todos.tables.ts';

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/** The number of waiting reports that the board sees. */
const WAITING_MAX = 10;

const columns = fixed(listOf(columnsOf(todos, todoInList)));

/** The state of a report that an import has brought without one. */
const STATE = sql.raw(`coalesce(state, case when is_done then 'done' else 'in_progress' end)`);

const medianDays = (until: string) =>
  sql.raw(`round((percentile_cont(0.5) within group (order by extract(epoch from ${until} - reported_at) / 86400.0)
    filter (where ${until} is not null))::numeric, 1)::float8`);

/** Returns the numbers of all reports of an association, for its board (docs/product.md#reports-board). */
export async function getSummary(
  database: Database,
  association_id: string,
  now: Date,
): Promise<Unserialised<ReportSummary>> {
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const isReport = sql`association_id = ${association_id} and reported_at is not null and joined_to is null`;
  const isReopened = sql`reopened_at is not null and not exists (
    select from todo_entries where todo_entries.association_id = todos.association_id and todo_entries.todo_id = todos.id
      and happened_at > reopened_at and ${isReply})`;
  const isWaiting = sql`${isReport} and not is_done and (replied_at is null or ${isReopened})`;
  const [states, groups, waiting, counted] = await Promise.all([
    runPrepared<ReportSummary['states'][number]>(
      database,
      sql`select ${STATE} as state, (count(*) filter (where reported_at > ${since(WEEK_MS)}))::int as week,
          (count(*) filter (where reported_at <= ${since(WEEK_MS)} and reported_at > ${since(MONTH_MS)}))::int as month,
          (count(*) filter (where reported_at <= ${since(MONTH_MS)}))::int as older
        from todos where ${isReport} and (not is_done or reported_at > ${since(YEAR_MS)}) group by 1`,
    ),
    runPrepared<ReportSummary['groups'][number]>(
      database,
      sql`select "group", count(*)::int as report_count, ${medianDays('replied_at')} as reply_days,
          ${medianDays('done_at')} as done_days
        from todos where ${isReport} and reported_at > ${since(YEAR_MS)} group by "group" order by 2 desc, 1`,
    ),
    runPrepared<Unserialised<ReportSummary>['waiting'][number]>(
      database,
      sql`select ${columns}, reported_at from todos where ${isWaiting}
        order by reported_at, id limit ${sql.raw(String(WAITING_MAX))}`,
    ),
    findRow<{ waiting_count: number }>(
      database,
      sql`select count(*)::int as waiting_count from todos where ${isWaiting}`,
    ),
  ]);
  const inOrder = states.toSorted(
    (one, other) => todoStates.indexOf(one.state) - todoStates.indexOf(other.state),
  );
  return { states: inOrder, groups, waiting, waiting_count: counted?.waiting_count ?? 0 };
}
