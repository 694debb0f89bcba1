import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { WORD } from '@mijn/server/testing/fixtures';
import { budgets } from '../budgets.ts';
import { watch, type Watched } from '../reading/watch.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { smallFilling } from '../scale/fill.ts';
import { makeFilling } from '../scale/open-filling.ts';
import { connectionIn, signIn } from '../server/rows.ts';

const QUIET_MS = 10_000;
const FLOOD_MS = 20_000;
/** The time that the flooder gets to start, in milliseconds. */
const START_MS = 2000;
/** The number of calls that the flooder makes at once. */
const AT_ONCE = 40;

const lasting = (ms: number) => {
  const end = Date.now() + ms;
  return () => Date.now() >= end;
};

function print(name: string, { calls, p95, slowest }: Watched, quiet?: Watched): void {
  const ratio = quiet && p95 / quiet.p95;
  const { p95Max } = budgets.fair;
  const verdict = ratio === undefined ? '' : `  ${ratio.toFixed(2)}: ${ratio < p95Max ? 'kept' : 'BROKEN'}`;
  const figures = `${String(calls).padStart(6)}${p95.toFixed(1).padStart(9)}${slowest.toFixed(1).padStart(9)}`;
  console.log(`${name.padEnd(40)}${figures}${verdict}`);
}

/** Prints what a member notices while another one makes 40 costly calls at once, without end. This is the command `bench fair`. */
export async function printFair(): Promise<void> {
  // As in production: a page that would take longer is left to the browser.
  process.env['DRAW_MS_MAX'] ??= '150';
  await withDataFolder(async (dataDir) => {
    await makeFilling(dataDir, smallFilling);
    const server = await startRealServer(dataDir);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      const flooder = await signIn(client);
      const other = await signIn(client, 'bench5');
      const target = {
        url: `${server.address}/api/auth/user`,
        headers: { cookie: `mijn_session=${other.token}`, accept: 'application/json' },
        pid: server.pid,
      };
      await watch(target, lasting(START_MS));
      console.log(
        `${'GET auth/user of another member'.padEnd(40)} calls   p95 ms  slowest  of the quiet one, under ${budgets.fair.p95Max}`,
      );
      const quiet = await watch(target, lasting(QUIET_MS));
      print('quiet', quiet);
      const ofAssociation = `${server.address}/api/associations/${flooder.association_id}`;
      const floods = {
        [`${AT_ONCE} searches in everything`]: `${ofAssociation}/search?q=${WORD}`,
        [`${AT_ONCE} text searches of the archive`]: `${ofAssociation}/archive/documents?in_text=true&q=${WORD}`,
        [`${AT_ONCE} pages of the archive`]: `${server.address}/archive`,
      };
      for (const [name, url] of Object.entries(floods)) {
        const program = path.join(import.meta.dirname, 'flooder.ts');
        const cookie = `mijn_session=${flooder.token}`;
        const flood = spawn(process.execPath, [program, url, cookie, String(AT_ONCE)], { stdio: 'inherit' });
        try {
          await wait(START_MS);
          print(name, await watch(target, lasting(FLOOD_MS)), quiet);
        } finally {
          flood.kill('SIGKILL');
        }
      }
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
