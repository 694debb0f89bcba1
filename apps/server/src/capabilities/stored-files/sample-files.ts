import type { Database } from '../../platform/database/index.ts';
import type { Files } from '../files/index.ts';
import type { FileKind } from './file-kind.ts';

const SAMPLE = 5;

export interface Sampled {
  missing: number;
  sampled: number;
}

/** A store that lacks the files of a few rows is probably of another database. `verifyFiles` says which are missing. */
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
