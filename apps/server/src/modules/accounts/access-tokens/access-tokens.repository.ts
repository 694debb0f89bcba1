import { and, count, desc, eq, getTableColumns, gt, lt } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import { accessTokens } from './access-tokens.tables.ts';

type TokenRow = typeof accessTokens.$inferSelect;

const { token_hash: _, ...columns } = getTableColumns(accessTokens);

export type ListedToken = Omit<TokenRow, 'token_hash'> & {
  association: { id: string; code: string; name: string } | null;
};

/** Lists the newest tokens first, without those that expired before a time. */
export async function listTokens(
  queries: Queries,
  userId: string,
  expiredSince: Date,
): Promise<ListedToken[]> {
  const { id, code, name } = associations;
  return queries
    .select({ ...columns, association: { id, code, name } })
    .from(accessTokens)
    .leftJoin(associations, eq(associations.id, accessTokens.association_id))
    .where(and(eq(accessTokens.user_id, userId), gt(accessTokens.expires_at, expiredSince)))
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id));
}

export async function countTokens(queries: Queries, userId: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.user_id, userId), gt(accessTokens.expires_at, now)));
  return row?.total ?? 0;
}

export async function insertToken(queries: Queries, row: typeof accessTokens.$inferInsert): Promise<void> {
  await queries.insert(accessTokens).values(row);
}

/** Without a limit, all tokens of a user are deleted. */
interface Limits {
  id?: string;
  association_id?: string;
}

/** Returns the names of the tokens, the oldest first. */
export async function deleteTokens(
  queries: Queries,
  userId: string,
  { id, association_id }: Limits = {},
): Promise<string[]> {
  const rows = await queries
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.user_id, userId),
        id === undefined ? undefined : eq(accessTokens.id, id),
        association_id === undefined ? undefined : eq(accessTokens.association_id, association_id),
      ),
    )
    .returning({ name: accessTokens.name, created_at: accessTokens.created_at });
  return rows
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ name }) => name);
}

export async function deleteExpiredTokens(queries: Queries, before: Date): Promise<void> {
  await queries.delete(accessTokens).where(lt(accessTokens.expires_at, before));
}
