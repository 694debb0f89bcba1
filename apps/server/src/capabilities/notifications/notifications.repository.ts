import {
  digestKinds,
  isKindFor,
  isOnByDefault,
  type RequestedKind,
  rightOfKind,
} from '@mijn/domain/notifications';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type Database, findRow, type Queries, runPrepared } from '../../platform/database/index.ts';
import type { Receiver } from '../../platform/mail/receiver.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { digestDays, notificationRuns } from './notifications.tables.ts';
import type { NotificationSource } from './sources.ts';

type RunKey = Pick<typeof notificationRuns.$inferSelect, 'association_id' | 'id'>;

const isRun = ({ association_id, id }: RunKey) =>
  and(eq(notificationRuns.association_id, association_id), eq(notificationRuns.id, id));

/** Locks a run whose mails are not all written, so that one job at a time writes them. */
export async function lockOpenRun(transaction: Queries, key: RunKey) {
  const [run] = await transaction
    .select()
    .from(notificationRuns)
    .where(and(isRun(key), isNull(notificationRuns.written_at)))
    .for('update');
  return run;
}

export async function updateRun(
  transaction: Queries,
  key: RunKey,
  progress: Partial<Pick<typeof notificationRuns.$inferInsert, 'last_user_id' | 'written_at'>>,
): Promise<void> {
  await transaction.update(notificationRuns).set(progress).where(isRun(key));
}

export interface Recipient {
  user_id: string;
  email: string;
}

/** The condition that a kind is for a member, of a row of `memberships`. */
export function isForMembers(kind: RequestedKind): SQL {
  const right = rightOfKind[kind];
  return right === undefined ? sql`true` : sql.raw(`memberships.${right}`);
}

export interface Audience {
  association_id: string;
  kind: RequestedKind;
  /** Which members it concerns, as a condition on a row of `memberships`; undefined for all members of the kind. */
  concerned?: SQL | undefined;
}

/** Returns the members of an association whom a kind is for, and who have it switched on, except the author. */
const audienceOf = (
  { association_id, kind, concerned = sql`true` }: Audience,
  authorId: string | null,
): SQL =>
  sql`from memberships
      join users on users.id = memberships.user_id
      left join notification_choices choices on choices.association_id = memberships.association_id
        and choices.user_id = memberships.user_id and choices.kind = ${kind}
    where memberships.association_id = ${association_id}
      and memberships.user_id is distinct from ${authorId}::uuid
      and ${isForMembers(kind)} and ${concerned}
      and coalesce(choices.is_on, ${isOnByDefault(kind)})`;

export async function countRecipients(
  database: Database,
  audience: Audience,
  authorId: string | null,
): Promise<number> {
  const found = await findRow<{ recipients: number }>(
    database,
    sql`select count(*)::int as recipients ${audienceOf(audience, authorId)}`,
  );
  return found?.recipients ?? 0;
}

/** Returns a `MailProgress` for a row with the alias `listed`; null if nobody requested mails. */
export const mailProgressOf = (kind: RequestedKind): SQL =>
  sql`(select case when count(*) > 0 then json_build_object(
        'queued', sum(queued_count), 'sent', sum(sent_count),
        'is_finished', bool_and(
          written_at is not null and coalesce(sent_count + unsent_count >= queued_count, true))) end
      from notification_runs run
      where run.association_id = listed.association_id and run.kind = ${kind} and run.entity_id = listed.id)`;

/** Sorts members by id. @param after the id after which the members follow, or null for the first members. */
export async function listRecipients(
  queries: Queries,
  audience: Audience,
  { after, authorId, limit }: { after: string | null; authorId: string | null; limit: number },
): Promise<Recipient[]> {
  const { rows } = await queries.execute<Recipient & Record<string, unknown>>(
    sql`select memberships.user_id, users.email ${audienceOf(audience, authorId)}
        and (${after}::uuid is null or memberships.user_id > ${after}::uuid)
      order by memberships.user_id limit ${limit}`,
  );
  return rows;
}

/** Returns the condition that a member is concerned, of a row of `memberships` and a run with the alias `run`. */
export const concernedOf = (sources: readonly Pick<NotificationSource, 'kind' | 'concerns'>[]): SQL =>
  sql.join(
    [
      sql`true`,
      ...sources.flatMap(({ kind, concerns }) =>
        concerns ? sql`(run.kind <> ${kind} or ${concerns(sql.raw('run.entity_id'))})` : [],
      ),
    ],
    sql` and `,
  );

export interface NotificationTarget extends Receiver {
  association_name: string;
  association_code: string;
  has_several_associations: boolean;
  kind: RequestedKind;
  entity_id: string;
}

/**
 * Returns undefined if the user has switched the kind off, or is no member now for whom the kind is. @param concerns the
 * condition of the source of each kind, for the entity of a run.
 */
export async function findTarget(
  queries: Queries,
  { association_id, run_id, user_id }: { association_id: string; run_id: string; user_id: string },
  concerns: readonly Pick<NotificationSource, 'kind' | 'concerns'>[],
): Promise<NotificationTarget | undefined> {
  const { rows } = await queries.execute<
    NotificationTarget & { is_on: boolean | null; is_board: boolean; is_invoice_check: boolean } & Record<
        string,
        unknown
      >
  >(
    sql`select users.email, users.name, users.salutation, users.name_prefix, users.last_name,
        associations.name as association_name, associations.code as association_code,
        (select count(*) from memberships where user_id = users.id) > 1 as has_several_associations,
        run.kind, run.entity_id, choices.is_on, memberships.is_board, memberships.is_invoice_check
      from notification_runs run
        join associations on associations.id = run.association_id
        join memberships on memberships.association_id = run.association_id and memberships.user_id = ${user_id}
        join users on users.id = memberships.user_id
        left join notification_choices choices on choices.association_id = run.association_id
          and choices.user_id = users.id and choices.kind = run.kind
      where run.association_id = ${association_id} and run.id = ${run_id} and ${concernedOf(concerns)}`,
  );
  const [found] = rows;
  const isWanted = found && isKindFor(found.kind, found) && (found.is_on ?? isOnByDefault(found.kind));
  return isWanted ? found : undefined;
}

/** Creates the digest of a day, unless it exists. */
export async function insertDigestDay(queries: Queries, day: string, until: Date): Promise<boolean> {
  const { rowCount } = await queries.insert(digestDays).values({ day, until }).onConflictDoNothing();
  return rowCount === 1;
}

export async function findOpenDay(queries: Queries, day: string) {
  const isOpen = and(eq(digestDays.day, day), isNull(digestDays.written_at));
  const [found] = await queries.select().from(digestDays).where(isOpen);
  return found;
}

/** Locks a day, and returns it if its digests are written until the same member as before. */
export async function lockDay(
  transaction: Queries,
  { day, last_user_id }: Pick<typeof digestDays.$inferSelect, 'day' | 'last_user_id'>,
): Promise<boolean> {
  const [found] = await transaction.select().from(digestDays).where(eq(digestDays.day, day)).for('update');
  return found?.written_at === null && found.last_user_id === last_user_id;
}

export async function updateDay(
  transaction: Queries,
  day: string,
  progress: Partial<Pick<typeof digestDays.$inferInsert, 'last_user_id' | 'written_at'>>,
): Promise<void> {
  await transaction.update(digestDays).set(progress).where(eq(digestDays.day, day));
}

const kindsOfDigest = sql`(${sql.join(
  digestKinds.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

export interface DigestUser extends Recipient {
  since: Date;
}

/** Sorts users by id. A user who never had a digest is told what is new since the choice. */
export async function listDigestUsers(
  database: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<DigestUser[]> {
  return runPrepared<DigestUser>(
    database,
    sql`select users.id as user_id, users.email, coalesce(marks.told_until, chosen.since) as since
      from (
        select user_id, min(changed_at) as since from notification_choices
        where is_on and kind in ${kindsOfDigest} and (${after}::uuid is null or user_id > ${after}::uuid)
        group by user_id order by user_id limit ${limit}
      ) chosen
      join users on users.id = chosen.user_id
      left join digest_marks marks on marks.user_id = chosen.user_id
      order by users.id`,
  );
}

export async function setMarks(transaction: Queries, userIds: readonly string[], until: Date): Promise<void> {
  await transaction.execute(
    sql`insert into digest_marks (user_id, told_until)
      select value::uuid, ${until.toISOString()}::timestamptz
      from json_array_elements_text(${JSON.stringify(userIds)}::json)
      on conflict (user_id) do update set told_until = excluded.told_until`,
  );
}

export interface ChosenKind extends Membership {
  association_name: string;
  association_code: string;
  kind: string;
  changed_at: Date;
}

export async function listChosenKinds(database: Database, userId: string): Promise<ChosenKind[]> {
  return runPrepared<ChosenKind>(
    database,
    sql`select memberships.association_id, is_board, is_invoice_check, is_invoice_check_copy,
        associations.name as association_name, associations.code as association_code, kind, changed_at
      from memberships
        join associations on associations.id = memberships.association_id
        join notification_choices choices on choices.association_id = memberships.association_id
          and choices.user_id = memberships.user_id
      where memberships.user_id = ${userId} and is_on and kind in ${kindsOfDigest}
      order by associations.code, kind`,
  );
}

export async function findReader(database: Database, userId: string) {
  return findRow<Receiver & { has_several_associations: boolean }>(
    database,
    sql`select email, name, salutation, name_prefix, last_name,
        (select count(*) from memberships where user_id = users.id) > 1 as has_several_associations
      from users where id = ${userId}`,
  );
}
