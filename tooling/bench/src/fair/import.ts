import path from 'node:path';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { withDataFolder } from '../harness/real-server.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchDuring, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { runImport } from '../import/run-import.ts';
import { sizeOf, writeFolder } from '../import/write-folder.ts';

const DOCUMENTS = 40_000;
const IDLE_MS = 20_000;

async function measure({ server, client, dataDir }: Running, folder: string): Promise<void> {
  await createAssociation(client);
  await createMembers(client);
  const source = path.join(folder, 'levering');
  const rows = await writeFolder(source, sizeOf(DOCUMENTS));
  const target = targetOf(server, (await openSession(client)).headers);
  printWatchHead();
  const idle = await watchIdle(target, IDLE_MS);
  printWatched('idle', idle);
  const { watched, result } = await watchDuring(target, async () => runImport(source, dataDir));
  const slower = watched.p95 / idle.p95;
  printWatched(`${rows} imported rows`, watched, slower.toFixed(2));
  const { p95Max } = budgets.importBeside;
  printVerdict(
    slower < p95Max,
    `${rows} rows in ${result.seconds.toFixed(0)} s, and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export const measureImport = async (): Promise<void> =>
  withDataFolder((folder) => withServer((running) => measure(running, folder)));
