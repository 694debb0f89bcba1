import { isSealedNow, seal, unseal } from '../../platform/security/seal.ts';
import type { SealedTable } from '../../platform/security/reseal.ts';
import { SEAL_PURPOSE } from './deliver-webhook.job.ts';
import { listSealedSecrets, replaceSealedSecret } from './webhooks.repository.ts';

/** An operator has few webhooks, so that their secrets are read at once. */
export const sealedWebhooks: SealedTable = {
  name: 'webhooks',
  reseal: async (queries, secret) => {
    const result = { resealed: 0, unreadable: 0 };
    const rows = await listSealedSecrets(queries);
    for (const row of rows.filter(({ sealed }) => !isSealedNow(secret, SEAL_PURPOSE, sealed))) {
      const own = unseal(secret, SEAL_PURPOSE, row.sealed);
      if (own === undefined) {
        result.unreadable += 1;
        continue;
      }
      await replaceSealedSecret(queries, row, seal(secret, SEAL_PURPOSE, own));
      result.resealed += 1;
    }
    return result;
  },
};
