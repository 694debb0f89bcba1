import type { AuditAction } from '@mijn/domain/activity';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { auditEntries, type Queries } from '../../../platform/database/index.ts';

const FAILED: readonly AuditAction[] = [
  'sign_in_failed',
  'second_factor_failed',
  'confirmation_failed',
  'passkey_failed',
];

/** The id of no user, so that an unknown e-mail address takes the same query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export async function countFailures(
  queries: Queries,
  userId: string | null,
  since: Date,
): Promise<{ total: number; codes: number }> {
  const { user_id, action, happened_at } = auditEntries;
  const isFailure = and(eq(user_id, userId ?? NOBODY), gt(happened_at, since), inArray(action, [...FAILED]));
  const [row] = await queries
    .select({
      total: sql<number>`count(*)::int`,
      codes: sql<number>`(count(*) filter (where ${action} = 'second_factor_failed'))::int`,
    })
    .from(auditEntries)
    .where(isFailure);
  return row ?? { total: 0, codes: 0 };
}
