import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Queries } from '../database/index.ts';
import type { Receiver } from './receiver.ts';

/** A member to mail. */
export type MemberToMail = Receiver & { user_id: string };

/** Which members come next, in the order of their ids. */
export interface MemberPage {
  /** The id of the last member so far; null at first. */
  after: string | null;
  limit: number;
}

/**
 * Works through many members, a batch in each transaction.
 * @param work returns the members of the batch that it worked through; fewer than the limit end the work.
 */
export async function inMemberBatches(
  queries: Queries,
  limit: number,
  work: (transaction: Queries, page: MemberPage) => Promise<readonly Pick<MemberToMail, 'user_id'>[]>,
): Promise<void> {
  let after: string | null = null;
  do {
    const page: MemberPage = { after, limit };
    const members = await inTransaction(queries, async (transaction) => work(transaction, page));
    after = members.length < limit ? null : (members.at(-1)?.user_id ?? null);
  } while (after !== null);
}

/** Returns the next members of an association who can sign in. @param isReceiver a condition about a row of `users`. */
export async function listMembersToMail(
  queries: Queries,
  association_id: string,
  isReceiver: SQL,
  { after, limit }: MemberPage,
): Promise<MemberToMail[]> {
  const { rows } = await queries.execute<MemberToMail & Record<string, unknown>>(
    sql`select users.id as user_id, email, name, salutation, name_prefix, last_name
      from memberships join users on users.id = memberships.user_id
      where memberships.association_id = ${association_id} and users.disabled_at is null
        and (${after}::uuid is null or users.id > ${after}::uuid) and ${isReceiver}
      order by users.id limit ${limit}`,
  );
  return rows;
}
