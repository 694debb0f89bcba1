import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import type pg from 'pg';
import { createDemoData } from '../build.ts';
import { withClient } from '../harness/database.ts';
import { median } from '../harness/median.ts';
import { environment, withDataFolder } from '../harness/real-server.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { serverFolder } from '../places.ts';
import { type Caller, signInAt } from './caller.ts';
import { listMailFaults } from './mail-faults.ts';
import { startTarget, type Target, until, type Victim, victims } from './target.ts';
import { createArchivist, createChecker, createEditor, createPoster, type Writer } from './writers.ts';

const KILLS = 50;

const ANNA = 'anna.eigenaar@waterpas.example';
const BRAM = 'bram.bestuur@waterpas.example';
const PASSWORD = 'Waterpas-2026!';

/** A member may post five messages with mails on a day. */
const NOTIFIED = 5;

/** The time that the writers get before a kill, in milliseconds. It varies, so that kills hit all steps of a write. */
const LOAD_MS_MIN = 200;
const LOAD_MS_SPREAD = 1300;

async function listDamage(dataDir: string): Promise<string[]> {
  const child = spawn(process.execPath, ['src/cli/main.ts', 'verify'], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(dataDir),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return child.exitCode === 0 ? [] : [`"mijn verify" ended with code ${child.exitCode}:\n${output}`];
}

async function killUnderLoad(
  target: Target,
  kills: number,
  callers: readonly Caller[],
  { writers, notifier }: { writers: readonly Writer[]; notifier: Writer },
): Promise<Record<Victim, number[]>> {
  const over = new AbortController();
  const writing = Promise.all(
    writers.map(async ({ write }) => {
      while (!over.signal.aborted) await write();
    }),
  );
  // A refused call is reported at the end.
  writing.catch(() => undefined);
  const notifyEvery = Math.ceil(kills / NOTIFIED);
  const times: Record<Victim, number[]> = { server: [], 'server and database': [], database: [] };
  for (let round = 0; round < kills; round += 1) {
    const notified = round % notifyEvery === 0 ? notifier.write() : undefined;
    await wait(LOAD_MS_MIN + Math.random() * LOAD_MS_SPREAD);
    const victim = victims[round % victims.length] ?? 'server';
    times[victim].push(await target.kill(victim));
    for (const caller of callers) caller.moveTo(target.url());
    await notified;
  }
  over.abort();
  await writing;
  return times;
}

const printRow = tableOf(34, 6);

async function untilJobsAreDone(client: pg.Client): Promise<void> {
  await until(async () => {
    const { rowCount } = await client.query('select from graphile_worker.jobs where run_at <= now()');
    return rowCount === 0;
  }, 'all jobs were done');
}

async function measure(target: Target, dataDir: string, kills: number): Promise<void> {
  const startedAt = new Date();
  const anna = await signInAt(target.url(), ANNA, PASSWORD);
  const bram = await signInAt(target.url(), BRAM, PASSWORD);
  const { associationId } = bram;
  const notifier = createPoster(anna, associationId, true);
  const writers = [
    createPoster(anna, associationId, false),
    await createEditor(bram, associationId),
    await createArchivist(bram, associationId),
    await createChecker(bram, associationId),
  ];
  const times = await killUnderLoad(target, kills, [anna, bram], { writers, notifier });

  const mailed = await withClient(dataDir, async (client) => {
    await untilJobsAreDone(client);
    return listMailFaults(client, dataDir, startedAt, notifier.countAcknowledged());
  });
  for (const victim of victims.slice(0, kills)) {
    const ready = (median(times[victim]) / 1000).toFixed(1);
    printRow([`kills of the ${victim}`, times[victim].length], `ready again after ${ready} s`);
  }
  const faults: string[] = [];
  for (const writer of [...writers, notifier]) {
    const found = await writer.listFaults();
    printRow([writer.name, writer.countAcknowledged()], `acknowledged, ${found.length} faults`);
    faults.push(...found);
  }
  printRow(['mails', mailed.mails], `sent, ${mailed.faults.length} faults`);
  faults.push(...mailed.faults, ...(await listDamage(dataDir)));
  for (const fault of faults) console.log(fault);
  printVerdict(faults.length === 0, `no write was lost or doubled: ${faults.length} faults`);
}

export async function printKills(kills = KILLS): Promise<void> {
  createDemoData();
  await withDataFolder(async (dataDir) => {
    await copyDemoData(dataDir);
    const target = await startTarget(dataDir);
    try {
      await measure(target, dataDir, kills);
    } finally {
      await target.stop();
    }
  });
}
