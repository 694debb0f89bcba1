import type { Queries } from '../../../platform/database/index.ts';
import { announceRights } from '../../../capabilities/sections/sections.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { deleteTokens } from './access-tokens.repository.ts';

export async function recordEnd(
  queries: Queries,
  user_id: string,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) {
    await writeAudit(queries, {
      action: 'access_token_revoked',
      happened_at: now,
      user_id,
      details: { name },
    });
  }
  await announceRights(queries, user_id);
}

/** Without an association, revokes all tokens. The caller tells the member. Returns the names of the tokens. */
export async function revokeAccessTokensOf(
  queries: Queries,
  user_id: string,
  { now, ...limits }: { association_id?: string; now: Date },
): Promise<string[]> {
  const names = await deleteTokens(queries, user_id, limits);
  await recordEnd(queries, user_id, { names, now });
  return names;
}
