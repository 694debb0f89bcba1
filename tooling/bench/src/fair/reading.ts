import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { inMegabytes, printVerdict, tableOf } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchDuring, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { addHostileFiles, type HostileFile } from './hostile-files.ts';

const IDLE_MS = 20_000;

/** The timeout to read ten files, in milliseconds. Each file is tried twice, for at most a minute. */
const PATIENCE_MS = 25 * 60_000;

interface Outcome {
  file_hash: string;
  searchability: string;
  is_unreadable: boolean;
  page_count: number | null;
  texts: number;
}

async function outcomes(client: pg.Client): Promise<Outcome[]> {
  const { rows } = await client.query<Outcome>(
    `select file_hash, searchability, is_unreadable, page_count,
      (select count(*)::int from file_pages pages where pages.file_hash = readings.file_hash) as texts
      from file_readings readings`,
  );
  return rows;
}

async function untilRead(client: pg.Client): Promise<Outcome[]> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(500)) {
    const rows = await outcomes(client);
    if (rows.every(({ searchability }) => searchability !== 'pending')) return rows;
  }
  throw new Error('The files were not read in time.');
}

function printOutcomes(files: readonly HostileFile[], rows: readonly Outcome[]): void {
  const printRow = tableOf(42, 7, 11);
  printRow(['file', 'pages', 'with text'], 'marked');
  for (const { name, hash } of files) {
    const row = rows.find(({ file_hash }) => file_hash === hash);
    const mark = row?.is_unreadable ? 'unreadable' : row?.searchability;
    printRow([name, row?.page_count ?? '–', row?.texts ?? '–'], mark);
  }
}

async function measure({ server, client, dataDir }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client);
  const target = targetOf(server, (await openSession(client)).headers);
  const idle = await watchIdle(target, IDLE_MS);
  const files = await addHostileFiles(dataDir, client);
  const started = Date.now();
  const { watched: reading, result: rows } = await watchDuring(target, async () => untilRead(client));

  printOutcomes(files, rows);
  console.log(`${files.length} files were read in ${((Date.now() - started) / 1000).toFixed(0)} s.\n`);
  printWatchHead();
  printWatched('idle', idle);
  printWatched(`${files.length} hostile files`, reading);
  const { memoryBytesMax, p95Max } = budgets.reading;
  const [grown, slower] = [reading.memory - idle.memory, reading.p95 / idle.p95];
  printVerdict(
    grown <= memoryBytesMax && slower < p95Max,
    `${inMegabytes(grown)} MB above idle of at most ${inMegabytes(memoryBytesMax)}, ` +
      `and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export const measureReading = async (): Promise<void> => withServer(measure);
