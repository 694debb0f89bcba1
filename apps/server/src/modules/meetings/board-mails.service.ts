import { BOARD_MAILS_PER_DAY, DAY_MS } from '@mijn/domain/limits';
import type { Queries } from '../../platform/database/index.ts';
import { countAudited } from '../../platform/security/audit.ts';
import { AppError, type Member, RETRY_AFTER_DAILY_LIMIT_S } from '../../platform/wire/index.ts';

/** The actions of a member that mail the board. What is withdrawn counts too, because it was mailed. */
const ACTIONS = ['question_asked', 'proposal_submitted'] as const;

/** @throws AppError `too_many_requests` for a member who mailed the board `BOARD_MAILS_PER_DAY` times in 24 hours. */
export async function requireFewBoardMails(
  transaction: Queries,
  { user_id }: Member,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countAudited(transaction, { user_id, actions: ACTIONS, since })) >= BOARD_MAILS_PER_DAY)
    throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_DAILY_LIMIT_S });
}
