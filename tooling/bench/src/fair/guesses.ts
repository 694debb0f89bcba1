import { setTimeout as wait } from 'node:timers/promises';
import { startAttack } from '../attack/print-attack.ts';
import { budgets } from '../budgets.ts';
import { percentile } from '../harness/percentile.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { demoMember, type SessionHeaders, signIn, visit } from '../harness/session.ts';
import { type Running, withDemo } from '../harness/with-server.ts';

const SIGN_INS = 15;
/** The time in which the line of strangers fills, in milliseconds. */
const START_MS = 5000;

/** Returns the duration of a sign-in in a browser with which the member signed in before, in milliseconds. */
async function timeSignIn(url: string, known: SessionHeaders): Promise<number> {
  const before = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demoMember),
    headers: { ...known, 'content-type': 'application/json' },
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`A sign-in in a known browser was answered with ${response.status}: ${text}`);
  return performance.now() - before;
}

async function medianOf(url: string, device: string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < SIGN_INS; number += 1)
    times.push(await timeSignIn(url, await visit(url, [device])));
  return percentile(times, 0.5);
}

async function measure({ server: { url } }: Running): Promise<void> {
  const { cookie } = await signIn(url);
  const device = cookie.split('; ').find((one) => one.startsWith('mijn_device='));
  if (device === undefined) throw new Error('The sign-in made no browser known.');
  const printRow = tableOf(42, 10);
  const idle = await medianOf(url, device);
  printRow(['sign-in in a known browser, idle, ms', idle.toFixed(0)]);
  const strangers = startAttack('guesses', url, await visit(url));
  try {
    await wait(START_MS);
    const during = await medianOf(url, device);
    printRow(['beside 200 guesses at once, ms', during.toFixed(0)], (during / idle).toFixed(2));
    const { medianMax } = budgets.guesses;
    printVerdict(
      during / idle < medianMax,
      `a median of ${(during / idle).toFixed(2)} times the idle one, which must be under ${medianMax}`,
    );
  } finally {
    strangers.kill('SIGKILL');
  }
}

export const measureGuesses = async (): Promise<void> => withDemo(measure, { TRUST_PROXY: '1' });
