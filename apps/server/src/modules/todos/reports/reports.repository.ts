import type { ReportOptions } from '@mijn/domain/reports';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import {
  associations,
  type Database,
  type Queries,
  runPrepared,
  users,
} from '../../../platform/database/index.ts';
import { receiverColumns } from '../../../platform/mail/receiver.ts';
import { todoEntries } from '../timeline/timeline.tables.ts';
import { AWAITS_BOARD, type TodosFilter, type TodosReader } from '../todos.access.ts';
import { todos } from '../todos.tables.ts';
import { reportNumbers } from './reports.tables.ts';

/** The number of places that the form of a report suggests. */
const PLACES_MAX = 12;

/** Returns the next number of a report of an association in a year. Another report waits until this transaction ends. */
export async function nextNumber(
  transaction: Queries,
  row: Omit<typeof reportNumbers.$inferInsert, 'last_number'>,
): Promise<number> {
  const [numbered] = await transaction
    .insert(reportNumbers)
    .values({ ...row, last_number: 1 })
    .onConflictDoUpdate({
      target: [reportNumbers.association_id, reportNumbers.year],
      set: { last_number: sql`${reportNumbers.last_number} + 1` },
    })
    .returning({ number: reportNumbers.last_number });
  return numbered?.number ?? 1;
}

export async function countReports(
  queries: Queries,
  { user_id, membership: { association_id } }: TodosReader,
  since: Date,
): Promise<number> {
  const [found] = await queries
    .select({ reports: count() })
    .from(todos)
    .where(
      and(
        eq(todos.association_id, association_id),
        eq(todos.reporter_id, user_id),
        gt(todos.reported_at, since),
      ),
    );
  return found?.reports ?? 0;
}

export async function insertReport(queries: Queries, row: typeof todos.$inferInsert): Promise<void> {
  await queries.insert(todos).values(row);
}

/** Returns whether a report waits for the board, by its entry. */
export async function isWaiting(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<boolean> {
  const [found] = await queries
    .select({ id: todos.id })
    .from(todoEntries)
    .innerJoin(
      todos,
      and(eq(todos.association_id, todoEntries.association_id), eq(todos.id, todoEntries.todo_id)),
    )
    .where(and(eq(todoEntries.association_id, association_id), eq(todoEntries.id, entity_id), AWAITS_BOARD));
  return found !== undefined;
}

/** Returns the places that visible action items name most often. Apartments of members are left out. */
export async function listPlaces(database: Database, filter: TodosFilter, own: string): Promise<string[]> {
  const rows = await runPrepared<{ place: string }>(
    database,
    sql`select concerns as place from todos
      where ${filter.where} and concerns is not null and concerns not like ${`${own}%`} and concerns not ilike 'appartement%'
      group by concerns order by count(*) desc, concerns limit ${sql.raw(String(PLACES_MAX))}`,
  );
  return rows.map(({ place }) => place);
}

export async function findVisibility(
  queries: Queries,
  association_id: string,
): Promise<ReportOptions['visibility']> {
  const [found] = await queries
    .select({ visibility: associations.report_visibility })
    .from(associations)
    .where(eq(associations.id, association_id));
  return found?.visibility ?? 'after_review';
}

/** Returns the member and the association that the mail about a report names. */
export async function findReporter(
  queries: Queries,
  { user_id, association_id }: { user_id: string; association_id: string },
) {
  const { code, name } = associations;
  const [found] = await queries
    .select({ recipient: receiverColumns, association: { code, name } })
    .from(users)
    .innerJoin(associations, eq(associations.id, association_id))
    .where(eq(users.id, user_id));
  return found;
}
