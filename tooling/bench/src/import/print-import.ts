import path from 'node:path';
import { inMegabytes, printVerdict } from '../harness/report.ts';
import { withDataFolder } from '../harness/with-server.ts';
import { runImport } from './run-import.ts';
import { sizeOf, writeFolder } from './write-folder.ts';

/** The limits of an import of 1,000,000 documents: its seconds, its bytes of memory, and the share of its time that a repeat takes. */
const SECONDS_MAX = 1800;
const MEMORY_MAX = 400_000_000;
const AGAIN_MAX = 0.1;

/** 1,000,000 documents belong to 10,000 associations with 200,000 owners. */
export const printImport = async (documents: number): Promise<void> =>
  withDataFolder((folder) =>
    withDataFolder(async (dataDir) => {
      const source = path.join(folder, 'levering');
      const rows = await writeFolder(source, sizeOf(documents));
      const time = async (name: string) => {
        const run = await runImport(source, dataDir);
        const pace = `${Math.round(rows / run.seconds).toLocaleString('en')} rows a second`;
        const memory = `at most ${inMegabytes(run.memoryBytes)} MB`;
        console.log([`${name}: ${run.seconds.toFixed(1)} s, ${pace}, ${memory}`, ...run.counts].join('\n'));
        return run;
      };
      const first = await time(`The import of ${rows.toLocaleString('en')} rows`);
      const second = await time('The same again');
      const again = second.seconds / first.seconds;
      const memory = Math.max(first.memoryBytes, second.memoryBytes);
      printVerdict(first.seconds <= SECONDS_MAX, `at most ${SECONDS_MAX} s`);
      printVerdict(memory <= MEMORY_MAX, `at most ${inMegabytes(MEMORY_MAX)} MB`);
      printVerdict(
        again <= AGAIN_MAX && second.counts.every((line) => / \d+ unchanged$/u.test(line)),
        `the second with unchanged rows alone, and at most ${AGAIN_MAX} of the first: ${again.toFixed(2)}`,
      );
    }),
  );
