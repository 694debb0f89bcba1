import { inTransaction } from '../../database/index.ts';
import { originDetails, writeAudit } from '../../security/audit.ts';
import type { Services } from '../../services.ts';
import type { Browser } from './browser.service.ts';
import { closeSession } from './session.repository.ts';

/**
 * Closes the session of a browser, and records in the audit log that the member signed out. The end of a session of
 * provider staff has an entry of its own. Without a session it does nothing.
 */
export async function logout(
  { database: { queries }, now }: Pick<Services, 'database' | 'now'>,
  { token, ...browser }: Browser,
): Promise<void> {
  await inTransaction(queries, async (transaction) => {
    const ended = await closeSession(transaction, token, now());
    if (!ended || ended.staff_id !== null) return;
    await writeAudit(transaction, {
      action: 'signed_out',
      happened_at: now(),
      user_id: ended.user_id,
      details: originDetails(browser),
    });
  });
}
