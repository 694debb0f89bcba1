import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { prepareReader } from '../reading/prepare-reader.ts';
import { watch, type Watched } from '../reading/watch.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { connectionIn } from '../server/rows.ts';
import type { Attack } from './attackers.ts';

const IDLE_MS = 10_000;
const ATTACK_MS = 30_000;

/** The time that the attackers get to connect, in milliseconds. */
const START_MS = 5000;

const ATTACKS: readonly (readonly [attacks: readonly Attack[], name: string])[] = [
  [['logins'], '32 logins at once, without end'],
  [['idle', 'slow'], '2,000 idle connections, 50 slow calls'],
];

const lasting = (ms: number) => {
  const end = Date.now() + ms;
  return () => Date.now() >= end;
};

/** The cookies of a visitor, and the anti-forgery token that belongs to them. */
interface Visitor {
  cookie: string;
  xsrf: string;
}

/** Gets the cookies that a browser has before a login. */
async function visit(address: string): Promise<Visitor> {
  const response = await fetch(`${address}/api/auth/csrf`);
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  const xsrf = cookies.find((text) => text.startsWith('XSRF-TOKEN='))?.split('=')[1];
  if (xsrf === undefined) throw new Error('There is no anti-forgery token.');
  return { cookie: cookies.join('; '), xsrf: decodeURIComponent(xsrf) };
}

const start = (attack: Attack, address: string, { cookie, xsrf }: Visitor): ChildProcess =>
  spawn(process.execPath, [path.join(import.meta.dirname, 'attackers.ts'), attack, address, cookie, xsrf], {
    stdio: 'inherit',
  });

function print(name: string, { calls, p95 }: Watched, idle?: Watched): void {
  const ratio = idle && p95 / idle.p95;
  const { p95Max } = budgets.attack;
  const verdict = ratio === undefined ? '' : `  ${ratio.toFixed(2)}: ${ratio < p95Max ? 'kept' : 'BROKEN'}`;
  console.log(`${name.padEnd(40)}${String(calls).padStart(6)}${p95.toFixed(1).padStart(9)}${verdict}`);
}

/**
 * Prints what a member notices while strangers flood the sign-in, and while they hold connections. This is the command
 * `bench attack`.
 */
export async function printAttack(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      const target = {
        url: `${server.address}/api/auth/user`,
        headers: {
          cookie: `mijn_session=${(await prepareReader(client)).token}`,
          accept: 'application/json',
        },
        pid: server.pid,
      };
      await watch(target, lasting(START_MS));
      console.log(
        `${'GET auth/user'.padEnd(40)} calls   p95 ms  of the idle one, under ${budgets.attack.p95Max}`,
      );
      const idle = await watch(target, lasting(IDLE_MS));
      print('idle', idle);
      const visitor = await visit(server.address);
      for (const [attacks, name] of ATTACKS) {
        const attackers = attacks.map((attack) => start(attack, server.address, visitor));
        try {
          await wait(START_MS);
          print(name, await watch(target, lasting(ATTACK_MS)), idle);
        } finally {
          for (const attacker of attackers) attacker.kill('SIGKILL');
        }
      }
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
