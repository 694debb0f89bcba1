import { dutchDay } from '@mijn/domain/formats';
import { isUnanimous, stateOfResolution } from '@mijn/domain/written-resolutions';
import { object } from 'yup';
import { isImporting } from '../../capabilities/import/hold-import.ts';
import { inTransaction, readIn } from '../../platform/database/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { adoptIfUnanimous } from './adopt-resolution.service.ts';
import { resolutionsFor } from './written-resolutions.access.ts';
import * as repository from './written-resolutions.repository.ts';
import { tellAll } from './written-resolutions.service.ts';

/** The number of resolutions that are read at once. */
const PAGE_MAX = 500;

async function adopt({ database, now }: JobContext, key: repository.ResolutionKey): Promise<void> {
  const { association_id, resolution_id } = key;
  const filter = resolutionsFor({ membership: { association_id } });
  await inTransaction(database.queries, async (transaction) => {
    if (!(await repository.lockResolution(transaction, filter, resolution_id))) return;
    const at = now();
    // A vote can have adopted it meanwhile, and the board can have withdrawn it.
    const found = await repository.findResolution(readIn(database, transaction), filter, resolution_id);
    if (!found || stateOfResolution(found, dutchDay(at)) !== 'open') return;
    if (await adoptIfUnanimous(database, transaction, key, null, at)) await tellAll(transaction, key, at);
  });
}

/** Removes the votes that did not count any more when the last day of a resolution passed, once. */
async function settle({ database, now }: JobContext, key: repository.ResolutionKey): Promise<void> {
  const { association_id, resolution_id } = key;
  const filter = resolutionsFor({ membership: { association_id } });
  await inTransaction(database.queries, async (transaction) => {
    if (!(await repository.lockResolution(transaction, filter, resolution_id))) return;
    await repository.deleteFormerVotes(transaction, key);
    await repository.updateResolution(transaction, key, { settled_at: now() });
  });
}

/**
 * Adopts the resolutions to which everybody consents since owners changed: the last apartment without a consent was sold, merged, or votes no
 * more. It looks at what is stored, so that it follows an import, a member who was deleted, and whatever changes owners later. Half an import
 * can look like a consent, so that it waits for the end of one. It also settles those whose last day passed, because owners who change later
 * do not change how they ended.
 */
export const adoptConsented = defineJob({
  name: 'adopt_consented_resolutions',
  data: object(),
  attemptsMax: 3,
  cron: '*/10 * * * *',
  run: async (context) => {
    const { database, now } = context;
    const { queries } = database;
    if (await isImporting(queries)) return;
    for (const key of await repository.listEnded(queries, dutchDay(now()), PAGE_MAX))
      await settle(context, key);
    let after: repository.ResolutionKey | null = null;
    do {
      const page = { after, limit: PAGE_MAX };
      const open: repository.ResolutionKey[] = await repository.listAllOpen(queries, dutchDay(now()), page);
      for (const [association_id, keys] of Map.groupBy(open, (key) => key.association_id)) {
        const ids = keys.map(({ resolution_id }) => resolution_id);
        const counted = await repository.countProgress(database, association_id, ids);
        for (const { resolution_id, ...progress } of counted)
          if (isUnanimous(progress)) await adopt(context, { association_id, resolution_id });
      }
      after = open.length < PAGE_MAX ? null : (open.at(-1) ?? null);
    } while (after !== null);
  },
});
