import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { type SessionHeaders, visit } from '../harness/session.ts';
import { printWatched, printWatchHead, targetOf, watchFor, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import type { Attack } from './attackers.ts';

const IDLE_MS = 10_000;
const ATTACK_MS = 30_000;

const START_MS = 5000;

const ATTACKS: readonly (readonly [attacks: readonly Attack[], name: string])[] = [
  [['logins'], '32 logins at once, without end'],
  [['idle', 'slow'], '2,000 idle connections, 50 slow calls'],
];

/** Starts attackers in a process of their own, so that their work does not delay the calls that are measured. */
export const startAttack = (attack: Attack, url: string, headers: SessionHeaders): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'attackers.ts'), attack, url, headers.cookie, headers['x-xsrf-token']],
    { stdio: 'inherit' },
  );

async function measure({ server, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client);
  const target = targetOf(server, (await openSession(client)).headers);
  printWatchHead();
  const idle = await watchIdle(target, IDLE_MS);
  printWatched('idle', idle);
  const visitor = await visit(server.url);
  const ratios: number[] = [];
  for (const [attacks, name] of ATTACKS) {
    const attackers = attacks.map((attack) => startAttack(attack, server.url, visitor));
    try {
      await wait(START_MS);
      const watched = await watchFor(target, ATTACK_MS);
      ratios.push(watched.p95 / idle.p95);
      printWatched(name, watched, (watched.p95 / idle.p95).toFixed(2));
    } finally {
      for (const attacker of attackers) attacker.kill('SIGKILL');
    }
  }
  const { p95Max } = budgets.attack;
  printVerdict(
    Math.max(...ratios) < p95Max,
    `a p95 of at most ${Math.max(...ratios).toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export const printAttack = async (): Promise<void> => withServer(measure);
