import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WORD } from '@mijn/server/testing/fixtures';
import { budgets } from '../budgets.ts';
import { buildPortal } from '../build.ts';
import { openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchFor, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { smallFilling } from '../scale/fill.ts';
import { makeFilling } from '../scale/open-filling.ts';

const IDLE_MS = 10_000;
const FLOOD_MS = 20_000;
/** The time that the flooder gets to start, in milliseconds. */
const START_MS = 2000;
const AT_ONCE = 40;

async function measure({ server, client }: Running): Promise<void> {
  const flooder = await openSession(client);
  const target = targetOf(server, (await openSession(client, 'bench5')).headers);
  printWatchHead();
  const idle = await watchIdle(target, IDLE_MS);
  printWatched('idle', idle);
  const ofAssociation = `${server.url}/api/associations/${flooder.association_id}`;
  const floods = {
    [`${AT_ONCE} searches in everything`]: `${ofAssociation}/search?q=${WORD}`,
    [`${AT_ONCE} text searches of the archive`]: `${ofAssociation}/archive/documents?in_text=true&q=${WORD}`,
    [`${AT_ONCE} pages of the archive`]: `${server.url}/archive`,
  };
  const ratios: number[] = [];
  for (const [name, url] of Object.entries(floods)) {
    // The flooder is a process of its own, so that its work does not delay the calls that are measured.
    const program = path.join(import.meta.dirname, 'flooder.ts');
    const parameters = [program, url, flooder.headers['cookie'] ?? '', String(AT_ONCE)];
    const flood = spawn(process.execPath, parameters, { stdio: 'inherit' });
    try {
      await wait(START_MS);
      const watched = await watchFor(target, FLOOD_MS);
      ratios.push(watched.p95 / idle.p95);
      printWatched(name, watched, (watched.p95 / idle.p95).toFixed(2));
    } finally {
      flood.kill('SIGKILL');
    }
  }
  const { p95Max } = budgets.floods;
  printVerdict(
    Math.max(...ratios) < p95Max,
    `a p95 of at most ${Math.max(...ratios).toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export async function measureFloods(): Promise<void> {
  buildPortal();
  // As in production: a page that would take longer is left to the browser.
  process.env['DRAW_MS_MAX'] ??= '150';
  await withServer(measure, { prepare: async (dataDir) => makeFilling(dataDir, smallFilling) });
}
