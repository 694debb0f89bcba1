import type { Convocation, Delivery } from '@mijn/domain/convocations';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { readList } from '../../../capabilities/lists/read-list.ts';
import {
  type Database,
  findRow,
  outboxMails,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { MeetingKey } from '../meetings.service.ts';
import type { ConvocationsFilter } from '../meetings.access.ts';
import { convocationDeliveries, convocationDocuments, meetingConvocations } from './convocations.tables.ts';

export interface ConvocationKey {
  association_id: string;
  convocation_id: string;
}

/** A convocation of a meeting, as a call names it. */
export interface OfConvocation {
  meeting_id: string;
  convocation_id: string;
}

const fields = sql`meeting_convocations.id, version, frozen_at, meeting_convocations.hash, delivery_count,
  (select count(*)::int from convocation_documents
    where convocation_documents.association_id = meeting_convocations.association_id
      and convocation_id = meeting_convocations.id) as document_count`;

/** Returns the convocations of a meeting, newest first. */
export const listConvocations = async (database: Database, filter: ConvocationsFilter, meeting_id: string) =>
  runPrepared<RowOf<Convocation, 'frozen_at'>>(
    database,
    sql`select ${fields} from meeting_convocations where ${filter.where} and meeting_id = ${meeting_id}
      order by version desc`,
  );

/** Returns a convocation with its content. */
export const findConvocation = async (
  database: Database,
  filter: ConvocationsFilter,
  { meeting_id, convocation_id }: OfConvocation,
) =>
  findRow<typeof meetingConvocations.$inferSelect>(
    database,
    sql`select * from meeting_convocations
      where ${filter.where} and meeting_id = ${meeting_id} and id = ${convocation_id}`,
  );

/** Returns the files of a convocation, in the order of its content. */
export const listConvocationDocuments = async (
  database: Database,
  filter: ConvocationsFilter,
  convocation_id: string,
) =>
  runPrepared<typeof convocationDocuments.$inferSelect>(
    database,
    sql`select convocation_documents.* from meeting_convocations join convocation_documents
        on convocation_documents.association_id = meeting_convocations.association_id
        and convocation_id = meeting_convocations.id
      where ${filter.where} and meeting_convocations.id = ${convocation_id} order by position`,
  );

/** Returns the newest convocation of a meeting. */
export async function findNewest(queries: Queries, { association_id, meeting_id }: MeetingKey) {
  const { version, content } = meetingConvocations;
  const [newest] = await queries
    .select({ version, content })
    .from(meetingConvocations)
    .where(
      and(
        eq(meetingConvocations.association_id, association_id),
        eq(meetingConvocations.meeting_id, meeting_id),
      ),
    )
    .orderBy(desc(version))
    .limit(1);
  return newest;
}

export async function insertConvocation(
  queries: Queries,
  convocation: typeof meetingConvocations.$inferInsert,
  documents: readonly Omit<
    typeof convocationDocuments.$inferInsert,
    'association_id' | 'convocation_id' | 'position'
  >[],
): Promise<void> {
  await queries.insert(meetingConvocations).values(convocation);
  const { association_id, id: convocation_id } = convocation;
  const rows = documents.map((document, at) =>
    Object.assign({ association_id, convocation_id, position: at + 1 }, document),
  );
  if (rows.length > 0) await queries.insert(convocationDocuments).values(rows);
}

const isConvocation = ({ association_id, convocation_id }: ConvocationKey) =>
  and(eq(meetingConvocations.association_id, association_id), eq(meetingConvocations.id, convocation_id));

/** Returns a convocation, and keeps others from adding deliveries to it until the transaction ends. */
export async function lockConvocation(queries: Queries, key: ConvocationKey) {
  const [convocation] = await queries
    .select()
    .from(meetingConvocations)
    .where(isConvocation(key))
    .for('update');
  return convocation;
}

type AddedDelivery = Omit<typeof convocationDeliveries.$inferInsert, keyof ConvocationKey>;

/** Adds deliveries to the chain of a convocation that is locked. @param end the end of the chain with them. */
export async function appendDeliveries(
  queries: Queries,
  key: ConvocationKey,
  {
    deliveries,
    end,
  }: { deliveries: readonly AddedDelivery[]; end: { delivery_count: number; delivery_hash: string } },
): Promise<void> {
  if (deliveries.length === 0) return;
  await queries.insert(convocationDeliveries).values(deliveries.map((delivery) => ({ ...key, ...delivery })));
  await queries.update(meetingConvocations).set(end).where(isConvocation(key));
}

/** Returns the key of the mail of a delivery in the outbox. */
export const mailKeyOf = (convocation_id: string, user_id: string): string =>
  `convocation:${convocation_id}:${user_id}`;

type DeliveryRow = RowOf<Delivery, 'delivered_at'>;

/** The columns of a delivery, with what happened to its mail since. */
const sent = sql`position, name, email, apartment, way, delivered_at, hash,
  case when way = 'post' then 'posted' when sent_at is not null then 'sent' when failed_at is not null then 'failed'
    when skipped_at is not null then 'skipped' else 'waiting' end as state`;

const withMails = sql`convocation_deliveries left join ${outboxMails}
  on dedupe_key = 'convocation:' || convocation_id || ':' || user_id`;

const ofConvocation = ({ association_id, convocation_id }: ConvocationKey) =>
  sql`association_id = ${association_id} and convocation_id = ${convocation_id}`;

/** Returns one page of the deliveries of a convocation, in the order of the chain. */
export const listDeliveries = async (
  database: Database,
  key: ConvocationKey,
  query: { page: number; per_page: number },
) =>
  readList<DeliveryRow>(
    database,
    query,
    undefined,
    ({ limits }) => sql`
      select ${sent}, (select count(*)::int from convocation_deliveries where ${ofConvocation(key)}) as total
      from ${withMails} where ${ofConvocation(key)} order by position ${limits}`,
  );

export const listAllDeliveries = async (database: Database, key: ConvocationKey) =>
  runPrepared<DeliveryRow>(
    database,
    sql`select ${sent} from ${withMails} where ${ofConvocation(key)} order by position`,
  );

/** Returns the deliveries of a convocation with the end of their chain, as they are at one moment. */
export async function findChain(queries: Queries, key: ConvocationKey) {
  const { delivery_count, delivery_hash } = meetingConvocations;
  const rows = await queries
    .select({ end: { delivery_count, delivery_hash }, delivery: convocationDeliveries })
    .from(meetingConvocations)
    .leftJoin(
      convocationDeliveries,
      and(
        eq(convocationDeliveries.association_id, meetingConvocations.association_id),
        eq(convocationDeliveries.convocation_id, meetingConvocations.id),
      ),
    )
    .where(isConvocation(key))
    .orderBy(asc(convocationDeliveries.position));
  const end = rows[0]?.end;
  return end && { end, deliveries: rows.flatMap(({ delivery }) => delivery ?? []) };
}
