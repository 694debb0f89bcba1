import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { startRealServer, withDataFolder, type RealServer } from '../real-server.ts';
import { connectionIn } from '../server/rows.ts';
import { addHostileFiles, type HostileFile } from './hostile-files.ts';
import { prepareReader } from './prepare-reader.ts';
import { watch, type Watched } from './watch.ts';

const IDLE_MS = 20_000;

/** The timeout to read ten files, in milliseconds. Each file is tried twice, for at most a minute. */
const PATIENCE_MS = 25 * 60_000;

const MEGABYTE = 1_000_000;

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

/**
 * Waits until all files have been read.
 * @throws Error when this takes too long.
 */
async function untilRead(client: pg.Client): Promise<Outcome[]> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(500)) {
    const rows = await outcomes(client);
    if (rows.every(({ searchability }) => searchability !== 'pending')) return rows;
  }
  throw new Error('The files were not read in time.');
}

function printOutcomes(files: readonly HostileFile[], rows: readonly Outcome[]): void {
  console.log(`${'file'.padEnd(42)}pages  with text  marked`);
  for (const { name, hash } of files) {
    const row = rows.find(({ file_hash }) => file_hash === hash);
    const figures = `${String(row?.page_count ?? '–').padStart(5)}${String(row?.texts).padStart(11)}`;
    console.log(`${name.padEnd(42)}${figures}  ${row?.is_unreadable ? 'unreadable' : row?.searchability}`);
  }
}

function printVerdict(idle: Watched, reading: Watched): void {
  console.log('\nGET auth/user      calls   p95 ms   memory of the server, MB');
  for (const [name, { calls, p95, memory }] of Object.entries({ idle, reading })) {
    const megabytes = (memory / MEGABYTE).toFixed(0);
    console.log(
      `${name.padEnd(15)}${String(calls).padStart(9)}${p95.toFixed(1).padStart(9)}${megabytes.padStart(28)}`,
    );
  }
  const { memoryBytesMax, p95Max } = budgets.reading;
  const [grown, slower] = [reading.memory - idle.memory, reading.p95 / idle.p95];
  const isKept = grown <= memoryBytesMax && slower < p95Max;
  console.log(
    `${isKept ? 'kept' : 'BROKEN'}: ${(grown / MEGABYTE).toFixed(0)} MB above idle of at most ${memoryBytesMax / MEGABYTE}, ` +
      `and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

async function measure(dataDir: string, server: RealServer, client: pg.Client): Promise<void> {
  const target = {
    url: `${server.address}/api/auth/user`,
    headers: { cookie: `mijn_session=${(await prepareReader(client)).token}`, accept: 'application/json' },
    pid: server.pid,
  };
  const lasting = (ms: number) => {
    const end = Date.now() + ms;
    return () => Date.now() >= end;
  };
  await watch(target, lasting(IDLE_MS / 4));
  const idle = await watch(target, lasting(IDLE_MS));

  const files = await addHostileFiles(dataDir, client);
  const started = Date.now();
  let isRead = false;
  const reading = watch(target, () => isRead);
  const rows = await untilRead(client).finally(() => {
    isRead = true;
  });
  printOutcomes(files, rows);
  console.log(`${files.length} files were read in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  printVerdict(idle, await reading);
}

/**
 * Prints the response times and the memory of the server while it reads ten files that are made to exhaust
 * its memory. This is the command `bench reading`.
 */
export async function printReading(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      await measure(dataDir, server, client);
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
