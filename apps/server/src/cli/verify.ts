import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import { openFiles } from '../capabilities/files/index.ts';
import { fileKinds } from '../modules/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { verifyFiles, type Verified } from '../capabilities/stored-files/verify-files.ts';
import { requireFiles } from './places.ts';
import { UsageFault } from './usage.ts';

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const describe = ({ files, bytes, required, young, strays, learned }: Verified): string[] => [
  `Compared ${plural(required, 'file', 'files')} of rows with ${plural(files, 'stored file', 'stored files')} (${bytes} bytes).`,
  ...(learned > 0
    ? [
        `Recorded the fingerprints of ${learned} pictures and thumbnails, which had none: whether those are as they were made can't be told.`,
      ]
    : []),
  ...(strays > 0 ? [`${plural(strays, 'stored file has', 'stored files have')} no row.`] : []),
  ...(young > 0
    ? [
        `${plural(young, 'stored file', 'stored files')} without a row may belong to an upload under way: younger than 24 hours.`,
      ]
    : []),
];

/** Prints each finding at once. Damage ends the command with code 1; a file without a row is no damage. */
export function verifyCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new UsageFault('verify takes no arguments but --quick.');
  return {
    before: requireFiles,
    schema: 'as it is' as const,
    run: async ({ config, database, now }: Foundation): Promise<string> => {
      const verified = await verifyFiles(database, openFiles(config, { hasBreaker: false }), fileKinds, {
        now: now(),
        isQuick: values.quick,
        report: ({ fault, key, details }) => console.log(`${fault}: ${key}: ${details}.`),
      });
      const lines = describe(verified);
      if (verified.damaged === 0) return [...lines, 'Every row has its file.'].join('\n');
      throw new StartFault(
        ...lines,
        `${plural(verified.damaged, 'file is', 'files are')} missing, unreadable or damaged.`,
      );
    },
  };
}
