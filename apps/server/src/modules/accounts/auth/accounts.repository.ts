import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Database, memberships, type Queries, users } from '../../../platform/database/index.ts';

export const rights = {
  board: 'is_board',
  check: 'is_invoice_check',
  copy: 'is_invoice_check_copy',
} as const;

export type Right = keyof typeof rights;

export interface AccountMembership {
  association: string;
  name: string;
  rights: Right[];
}

/** An account for the operator, who knows associations by their codes. */
export interface Account {
  id: string;
  email: string;
  name: string;
  code: string;
  disabled_at: Date | null;
  has_password: boolean;
  has_two_factor: boolean;
  memberships: AccountMembership[];
}

const accountColumns = sql`u.id, u.email, u.name, u.code, u.disabled_at, u.password_hash is not null as has_password,
  u.totp_secret is not null as has_two_factor,
  coalesce((
    select json_agg(json_build_object('association', a.code, 'name', a.name, 'rights', array_remove(array[
      case when m.is_board then 'board' end, case when m.is_invoice_check then 'check' end,
      case when m.is_invoice_check_copy then 'copy' end], null)) order by a.code)
    from memberships m join associations a on a.id = m.association_id where m.user_id = u.id
  ), '[]'::json) as memberships`;

export interface AccountSearch {
  association?: string | undefined;
  search?: string | undefined;
}

const PAGE = 500;

/** Yields pages in the order of the e-mail addresses, so that only one page is in memory. */
export async function* listAccounts(
  { queries }: Pick<Database, 'queries'>,
  { association, search }: AccountSearch,
): AsyncGenerator<Account[]> {
  for (let after: string | undefined; ;) {
    const { rows } = await queries.execute<Account & Record<string, unknown>>(sql`
      select ${accountColumns} from users u
      where (${after ?? null}::citext is null or u.email > ${after ?? null}::citext)
        and (${association ?? null}::text is null or exists (
          select from memberships m join associations a on a.id = m.association_id
          where m.user_id = u.id and a.code = ${association ?? null}))
        and (${search ?? null}::text is null
          or strpos(lower(concat_ws(' ', u.email, u.name, u.code)), lower(${search ?? null})) > 0)
      order by u.email limit ${PAGE}`);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.email;
  }
}

export interface AccountDetails extends Account {
  passkeys: number;
  sessions: number;
  access_tokens: number;
  last_signed_in_at: Date | null;
  is_held: boolean;
}

export async function findAccount(
  { queries }: Pick<Database, 'queries'>,
  email: string,
  now: Date,
): Promise<AccountDetails | undefined> {
  const at = now.toISOString();
  const { rows } = await queries.execute<AccountDetails & Record<string, unknown>>(sql`
    select ${accountColumns},
      (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
      (select count(*)::int from sessions s where s.user_id = u.id and s.staff_id is null and s.expires_at > ${at}) as sessions,
      (select count(*)::int from access_tokens t where t.user_id = u.id and t.expires_at > ${at}) as access_tokens,
      (select max(happened_at) from audit_entries e where e.user_id = u.id and e.action = 'signed_in') as last_signed_in_at,
      exists (select from sign_in_holds h where h.user_id = u.id and (h.ends_at is null or h.ends_at > ${at})) as is_held
    from users u where u.email = ${email}`);
  return rows[0];
}

export interface AssociationSummary {
  code: string;
  name: string;
  title: string | null;
  members: number;
}

/** Yields pages in the order of the codes. */
export async function* listAssociationSummaries(
  { queries }: Pick<Database, 'queries'>,
  search: string | undefined,
): AsyncGenerator<AssociationSummary[]> {
  for (let after: string | undefined; ;) {
    const { rows } = await queries.execute<AssociationSummary & Record<string, unknown>>(sql`
      select code, name, title,
        (select count(*)::int from memberships m where m.association_id = a.id) as members
      from associations a
      where (${after ?? null}::text is null or code > ${after ?? null})
        and (${search ?? null}::text is null or strpos(lower(code || ' ' || name), lower(${search ?? null})) > 0)
      order by code limit ${PAGE}`);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.code;
  }
}

export type Membership = typeof memberships.$inferSelect;

/** Locks the membership until the transaction ends. */
export async function lockMembership(
  queries: Queries,
  { association_id, user_id }: Pick<Membership, 'association_id' | 'user_id'>,
): Promise<Membership | undefined> {
  const [row] = await queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.association_id, association_id), eq(memberships.user_id, user_id)))
    .for('update');
  return row;
}

export async function saveMembership(queries: Queries, membership: Membership): Promise<void> {
  const { association_id: _association, user_id: _user, ...set } = membership;
  await queries
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({ target: [memberships.association_id, memberships.user_id], set });
}

/** Returns whether the account was in the other state. */
export async function setDisabled(queries: Queries, id: string, disabled_at: Date | null): Promise<boolean> {
  const isOther = disabled_at === null ? sql`disabled_at is not null` : sql`disabled_at is null`;
  const { rowCount } = await queries
    .update(users)
    .set({ disabled_at })
    .where(and(eq(users.id, id), isOther));
  return rowCount === 1;
}

/** @param erasures remove or change what refers to the user, before the user goes. */
export async function deleteUser(queries: Queries, id: string, erasures: readonly SQL[]): Promise<void> {
  for (const statement of erasures) await queries.execute(statement);
  await queries.delete(users).where(eq(users.id, id));
}
