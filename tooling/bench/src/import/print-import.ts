import path from 'node:path';
import { budgets } from '../budgets.ts';
import { withDataFolder } from '../harness/real-server.ts';
import { inMegabytes, printVerdict } from '../harness/report.ts';
import { type ImportRun, runImport } from './run-import.ts';
import { sizeOf, writeFolder } from './write-folder.ts';

const DOCUMENTS = 1_000_000;

function print(name: string, rows: number, { seconds, memoryBytes, counts }: ImportRun): void {
  const pace = Math.round(rows / seconds).toLocaleString('en');
  console.log(
    `\n${name}: ${seconds.toFixed(0)} s, ${pace} rows a second, at most ${inMegabytes(memoryBytes)} MB`,
  );
  for (const line of counts) console.log(line);
}

/** 1,000,000 documents belong to 10,000 associations with 200,000 owners. */
export async function printImport(documents = DOCUMENTS): Promise<void> {
  await withDataFolder((folder) =>
    withDataFolder(async (dataDir) => {
      const source = path.join(folder, 'levering');
      const rows = await writeFolder(source, sizeOf(documents));
      console.log(
        `Importing ${rows.toLocaleString('en')} rows, ${documents.toLocaleString('en')} of them documents …`,
      );
      const first = await runImport(source, dataDir);
      print('The first import', rows, first);
      const second = await runImport(source, dataDir);
      print('The same again', rows, second);
      const { secondsMax, againMax, memoryBytesMax } = budgets.import;
      const again = second.seconds / first.seconds;
      const memory = Math.max(first.memoryBytes, second.memoryBytes);
      const isUnchanged = second.counts.every((line) => /: \d+ unchanged$/u.test(line));
      const isKept =
        first.seconds <= secondsMax && again <= againMax && memory <= memoryBytesMax && isUnchanged;
      console.log('');
      printVerdict(
        isKept,
        `at most ${secondsMax} s and ${inMegabytes(memoryBytesMax)} MB, and the second at ` +
          `most ${againMax} of the first, which was ${again.toFixed(2)}, with nothing but unchanged rows`,
      );
    }),
  );
}
