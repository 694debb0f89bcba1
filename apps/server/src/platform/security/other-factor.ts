import { eq, sql } from 'drizzle-orm';
import { type Queries, users } from '../database/index.ts';
import { AppError, type Caller } from '../wire/index.ts';
import { hasPasskey } from './required-second-factor.ts';

/** Returns whether the user has a passkey that is not suspended, or an app if it counts. */
async function hasFactor(queries: Queries, userId: string, isTotpCounted: boolean): Promise<boolean> {
  const [row] = await queries
    .select({
      has_totp: sql<boolean>`${users.totp_secret} is not null`,
      has_passkey: sql<boolean>`${sql.raw(hasPasskey('users.id'))}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return (isTotpCounted && (row?.has_totp ?? false)) || (row?.has_passkey ?? false);
}

/**
 * Requires a second factor besides the one that is removed, if the user must have one. The caller has locked the user, or checks again later.
 * @throws AppError `last_second_factor`.
 */
export async function requireOtherFactor(
  queries: Queries,
  { user_id, required_second_factor }: Pick<Caller, 'user_id' | 'required_second_factor'>,
  { isTotpCounted = true } = {},
): Promise<void> {
  if (!required_second_factor?.is_due) return;
  if (!(await hasFactor(queries, user_id, isTotpCounted))) throw new AppError('last_second_factor');
}
