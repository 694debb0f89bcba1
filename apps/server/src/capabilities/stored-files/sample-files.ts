import type { Database } from '../../platform/database/index.ts';
import type { Files } from '../files/index.ts';
import type { FileKind } from './file-kind.ts';

/** The number of files of each kind that are looked for. */
const SAMPLE = 5;

/** How many files of a sample the store has not, and how many there are in the sample. */
export interface Sampled {
  missing: number;
  sampled: number;
}

/**
 * Looks for the files of a few rows of each kind. A store that lacks them is probably not the one of the database:
 * `verifyFiles` then says which files are missing.
 */
export async function sampleFiles(
  source: Pick<Database, 'queries'>,
  store: Pick<Files, 'sizeOf'>,
  kinds: readonly FileKind[],
): Promise<Sampled> {
  const sum: Sampled = { missing: 0, sampled: 0 };
  for (const kind of kinds) {
    for await (const page of kind.listRequired(source)) {
      const sample = page.slice(0, SAMPLE);
      const sizes = await Promise.all(sample.map(({ key }) => store.sizeOf(key)));
      sum.sampled += sample.length;
      sum.missing += sizes.filter((size) => size === undefined).length;
      break;
    }
  }
  return sum;
}
