import path from 'node:path';
import { parseArgs } from 'node:util';
import { importFolder, type ImportResult } from '../capabilities/import/import-folder.ts';
import { importers } from '../modules/index.ts';
import { describeCounts } from '../capabilities/import/outcomes.ts';
import { listUse } from '../capabilities/quotas/quotas.repository.ts';
import type { Foundation } from '../platform/foundation.ts';
import { describePlace, type Place, requireDataFolder } from './places.ts';
import { describeUse } from './quota.ts';
import { UsageFault } from './usage.ts';

const listCounts = (result: ImportResult): string[] =>
  Object.entries(result).map(([file, counts]) => `  ${file}: ${describeCounts(counts)}`);

/** Reads the arguments of `mijn import` (docs/import.md). */
export function importCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'set-aside': { type: 'string' },
      complete: { type: 'string', multiple: true, default: [] },
      'withdraw-many': { type: 'boolean', default: false },
      create: { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageFault('import needs one folder.');
  const { 'dry-run': isTrial, 'set-aside': setAside, complete, create } = values;
  return {
    schema: isTrial ? ('as it is' as const) : ('migrated' as const),
    whenStopped: isTrial
      ? 'Nothing was written.'
      : 'A part of the rows may be in the portal. Run the same import again: it completes the rest.',
    before: async (config: Place): Promise<void> => {
      if (isTrial || !create) await requireDataFolder(config, isTrial);
      console.error(`${isTrial ? 'Tries to import' : 'Imports'} into ${describePlace(config)}.`);
    },
    run: async (foundation: Foundation): Promise<string> => {
      const result = await importFolder(
        importers,
        folder,
        foundation,
        (progress) => console.error(progress),
        {
          isTrial,
          setAside,
          complete,
          allowsManyWithdrawn: values['withdraw-many'],
        },
      );
      const uses = isTrial
        ? []
        : await listUse(foundation.database.queries, foundation.config.associationQuota);
      const over = uses.filter(
        ({ used_bytes, quota_bytes }) => quota_bytes !== null && used_bytes > quota_bytes,
      );
      const hasSetAside = Object.values(result).some((counts) => counts.setAside > 0);
      return [
        isTrial ? 'Nothing was written. The import would have these rows:' : 'Imported:',
        ...listCounts(result),
        ...(setAside !== undefined && hasSetAside && !isTrial
          ? [`The rows that were set aside are in ${path.resolve(setAside)}, with a report.csv.`]
          : []),
        ...(over.length > 0
          ? [
              'Over their quota, so that their members can add no documents and no photos:',
              ...over.map((use) => `  ${describeUse(use)}`),
            ]
          : []),
        ...(isTrial ? [] : ['A running server reads new documents at once.']),
      ].join('\n');
    },
  };
}
