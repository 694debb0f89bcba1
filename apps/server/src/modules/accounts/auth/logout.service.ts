import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/index.ts';
import { checkUser } from '../../../platform/plugins/gate.ts';
import { originDetails, writeAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../capabilities/services.ts';
import type { Browser } from './browser.service.ts';
import { closeSession, findSession } from './session.repository.ts';

/**
 * Audits the sign-out; the end of a session of staff has its own entry. @param only the id of the session to close, so that
 * another session stays. @returns whether the browser has no session any more. @throws AppError `other_user` if the call
 * names another user than that of the session.
 */
export async function logout(
  { database: { queries }, now }: Pick<Services, 'database' | 'now'>,
  { token, ...browser }: Browser,
  request: Pick<FastifyRequest, 'headers'>,
  only: string | undefined,
): Promise<boolean> {
  return inTransaction(queries, async (transaction) => {
    const session = token === undefined ? undefined : await findSession(transaction, token);
    if (session) checkUser(request, session.user_id);
    if (session && only !== undefined && only !== session.id) return false;
    const ended = await closeSession(transaction, token, now());
    if (!ended || ended.staff_id !== null) return true;
    await writeAudit(transaction, {
      action: 'signed_out',
      happened_at: now(),
      user_id: ended.user_id,
      details: originDetails(browser),
    });
    return true;
  });
}
