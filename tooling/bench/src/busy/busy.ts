import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { meterOf } from '../capacity/meter.ts';
import { openSession, type Reader } from '../harness/database.ts';
import { percentile } from '../harness/percentile.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { type Running, withDataFolder, withServerOn } from '../harness/with-server.ts';
import { makeFilling, smallFilling } from '../scale/filling.ts';

/** Other programs that keep a processor busy, step by step. */
const STEPS = [0, 1, 2, 3, 4, 5];

/** The members who open a page at the same time, each of an association of its own. */
const MEMBERS = 10;

const ROUNDS = 10;

/** The pause between two rounds, in milliseconds. */
const PAUSE_MS = 200;

/** `DRAW_MS_MAX` of a server as in production, which is the default, and of one that leaves every page to the browser. */
const SERVERS = { drawn: '', 'by the browser': '0' } as const;

/** The p95 of a step must be under so many times that of the step before. */
const JUMP_MAX = 2.5;

/** The calls that a browser makes for the archive if its page was not drawn, after it knows who the member is. */
const CALLS = [
  'news/items/urgent',
  'archive/documents?sort=-document_date',
  'archive/groups',
  'archive/facets',
  'counts',
];

interface Step {
  drawn: number;
  /** In milliseconds. */
  p95: number;
}

async function read(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return text;
}

/** Requests a page, and what it lacks if it was not drawn. Returns whether it was drawn. */
async function open(url: string, { association_id, headers }: Reader): Promise<boolean> {
  const page = await read(`${url}/archive`, { ...headers, accept: 'text/html' });
  if (page.includes('id="drawn"')) return true;
  await read(`${url}/api/auth/user`, headers);
  await Promise.all(
    CALLS.map(async (call) => read(`${url}/api/associations/${association_id}/${call}`, headers)),
  );
  return false;
}

const burn = (): ChildProcess => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'inherit' });

const printRow = tableOf(26, 10, 12, 12);

async function measureSteps(running: Running, name: string): Promise<Step[]> {
  const { client, server } = running;
  const costOf = await meterOf(running);
  const { rows } = await client.query<{ id: string }>(
    'select id from associations order by code::int limit $1',
    [MEMBERS],
  );
  const members: Reader[] = [];
  for (const [at, { id }] of rows.entries()) {
    const { headers } = await openSession(client, `bench${(at + 1) * 5}`);
    members.push({ association_id: id, headers });
  }
  let times: number[] = [];
  let drawn = 0;
  const round = async (): Promise<void> => {
    await Promise.all(
      members.map(async (member) => {
        const before = performance.now();
        if (await open(server.url, member)) drawn += 1;
        times.push(performance.now() - before);
      }),
    );
    await wait(PAUSE_MS);
  };
  const rounds = async (): Promise<void> => {
    for (let turn = 0; turn < ROUNDS; turn += 1) await round();
  };
  await rounds();

  const steps: Step[] = [];
  printRow([name, 'drawn', 'p95 ms', 'processor ms']);
  for (const busy of STEPS) {
    const burners = Array.from({ length: busy }, burn);
    try {
      await wait(PAUSE_MS);
      [times, drawn] = [[], 0];
      const cost = await costOf(MEMBERS * ROUNDS, rounds);
      const p95 = percentile(times, 0.95);
      printRow([`${busy} busy programs`, drawn, p95.toFixed(0), (cost.server + cost.database).toFixed(1)]);
      steps.push({ drawn, p95 });
    } finally {
      for (const burner of burners) burner.kill();
    }
  }
  return steps;
}

/** Prints what members wait for, and what a page costs, while ever more programs keep the processors busy. */
export const printBusy = async (): Promise<void> =>
  withDataFolder(async (dataDir) => {
    await makeFilling(dataDir, smallFilling);
    const measured: Step[][] = [];
    for (const [name, drawMsMax] of Object.entries(SERVERS))
      measured.push(
        await withServerOn(dataDir, async (running) => measureSteps(running, name), {
          settings: { DRAW_MS_MAX: drawMsMax },
        }),
      );
    const [own = [], without = []] = measured;
    const last = own.at(-1);
    const all = MEMBERS * ROUNDS;
    printVerdict(
      last !== undefined && (last.drawn === all || last.p95 <= (without.at(-1)?.p95 ?? 0)),
      `at ${STEPS.at(-1)} busy programs every page is drawn, or members wait no longer than without`,
    );
    const jumps = own.slice(1).map(({ p95 }, at) => p95 / (own[at]?.p95 ?? p95));
    printVerdict(Math.max(...jumps) < JUMP_MAX, `no step multiplies the p95 by ${JUMP_MAX}`);
  });
