import { and, eq } from 'drizzle-orm';
import { isSealedNow, seal, unseal } from '../security/seal.ts';
import type { SealedTable } from '../security/reseal.ts';
import { SEAL_PURPOSE } from './deliver-webhook.job.ts';
import { webhooks } from './webhooks.tables.ts';

/** The secrets of webhooks. An operator has a few of them, so that they are read at once. */
export const sealedWebhooks: SealedTable = {
  name: 'webhooks',
  reseal: async (queries, secret) => {
    const result = { resealed: 0, unreadable: 0 };
    const rows = await queries.select({ id: webhooks.id, sealed: webhooks.sealed_secret }).from(webhooks);
    for (const { id, sealed } of rows.filter((row) => !isSealedNow(secret, SEAL_PURPOSE, row.sealed))) {
      const own = unseal(secret, SEAL_PURPOSE, sealed);
      if (own === undefined) {
        result.unreadable += 1;
        continue;
      }
      await queries
        .update(webhooks)
        .set({ sealed_secret: seal(secret, SEAL_PURPOSE, own) })
        .where(and(eq(webhooks.id, id), eq(webhooks.sealed_secret, sealed)));
      result.resealed += 1;
    }
    return result;
  },
};
