import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { load } from './load.ts';
import { middleOf, ratiosTo, type Turn } from './ratios.ts';
import { connectionIn, explainList, fill, type Reader, signIn } from './rows.ts';
import { startFloor } from './start-floor.ts';

const TURNS = 7;

async function withClient<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionIn(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Target {
  name: 'real' | 'bare' | 'memory';
  url: string;
  headers?: Record<string, string>;
}

async function answerOf({ url, headers }: Target): Promise<{ data: unknown[] }> {
  const response = await fetch(url, headers ? { headers } : {});
  const answer: { data: unknown[] } = await response.json();
  return answer;
}

/**
 * Checks that all targets return the same response: every field of every row, and the total.
 * @throws Error when a response differs.
 */
async function checkSameAnswers(targets: readonly Target[]): Promise<void> {
  const [first, ...others] = await Promise.all(targets.map(answerOf));
  if (!first?.data.length || !others.every((answer) => isDeepStrictEqual(answer, first))) {
    throw new Error('The servers do not answer the same.');
  }
}

async function inTurns(targets: readonly Target[]): Promise<Map<Target['name'], Turn[]>> {
  const turns = new Map(targets.map(({ name }): [Target['name'], Turn[]] => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { name, url, headers } of targets) turns.get(name)?.push(await load(url, headers));
  }
  return turns;
}

function print(turns: ReadonlyMap<string, readonly Turn[]>): void {
  const bare = middleOf(turns.get('bare') ?? []);
  const real = middleOf(turns.get('real') ?? []);
  console.log('server   requests/s   p99 ms   requests against bare   p99 against bare');
  for (const [name, all] of turns) {
    const middle = middleOf(all);
    const { throughput, p99 } = ratiosTo(bare, middle, budgets.server);
    const figures = [
      middle.requestsPerSecond.toFixed(0),
      String(middle.p99),
      throughput.toFixed(2),
      p99.toFixed(2),
    ];
    const widths = [11, 9, 24, 19];
    console.log(
      name.padEnd(8) + figures.map((figure, index) => figure.padStart(widths[index] ?? 0)).join(''),
    );
  }
  const { throughputMin, p99Max } = budgets.server;
  const { isMet } = ratiosTo(bare, real, budgets.server);
  console.log(
    `${isMet ? 'kept' : 'BROKEN'}: the list call does at least ${throughputMin} of bare's requests, with a p99 of at most ${p99Max} times its own`,
  );
}

async function measure(dataDir: string, reader: Reader): Promise<void> {
  const { association_id, token } = reader;
  const server = await startRealServer(dataDir);
  const bare = await startFloor('bare', connectionIn(dataDir), association_id);
  const memory = await startFloor('memory', connectionIn(dataDir), association_id);
  try {
    const targets: Target[] = [
      {
        name: 'real',
        url: `${server.address}/api/associations/${association_id}/archive/documents?per_page=20`,
        headers: {
          cookie: `mijn_session=${token}`,
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
        },
      },
      { name: 'bare', url: bare.address },
      { name: 'memory', url: memory.address },
    ];
    await checkSameAnswers(targets);
    print(await inTurns(targets));
    // One more request is sent, so that the list is the last statement of its database connection.
    await Promise.all(targets.slice(0, 1).map(answerOf));
    const plan = await withClient(dataDir, explainList);
    console.log(['', 'How the list runs in the database:', ...plan].join('\n'));
  } finally {
    await Promise.all([bare.stop(), memory.stop()]);
    await server.stop();
  }
}

/** Creates the database, fills it and signs a member in. */
async function prepare(dataDir: string): Promise<Reader> {
  const server = await startRealServer(dataDir);
  try {
    return await withClient(dataDir, async (client) => {
      await fill(client);
      return signIn(client);
    });
  } finally {
    await server.stop();
  }
}

/** Measures the archive list against a bare handler with the same 200,000 rows, in turns. This is the command `bench server`. */
export async function printServer(): Promise<void> {
  // The server is started twice, because a setting of its database takes effect at the second start.
  await withDataFolder(async (dataDir) => measure(dataDir, await prepare(dataDir)));
}
