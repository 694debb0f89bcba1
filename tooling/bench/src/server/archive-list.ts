import { isDeepStrictEqual } from 'node:util';
import { budgets } from '../budgets.ts';
import { connectionIn, openSession, type Reader, withClient } from '../harness/database.ts';
import { startRealServer, withDataFolder } from '../harness/real-server.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { load } from './load.ts';
import { middleOf, ratiosTo, type Turn } from './ratios.ts';
import { explainList, fill } from './rows.ts';
import { startFloor } from './start-floor.ts';

const TURNS = 7;

interface Target {
  name: 'real' | 'bare' | 'memory';
  url: string;
  headers?: Record<string, string>;
}

async function responseOf({ url, headers }: Target): Promise<{ data: unknown[] }> {
  const response = await fetch(url, headers ? { headers } : {});
  const body: { data: unknown[] } = await response.json();
  return body;
}

/** @throws Error when a response differs in a field of a row, or in the total. */
async function checkSameResponses(targets: readonly Target[]): Promise<void> {
  const [first, ...others] = await Promise.all(targets.map(responseOf));
  if (!first?.data.length || !others.every((response) => isDeepStrictEqual(response, first))) {
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
  const printRow = tableOf(8, 11, 9, 24, 19);
  printRow(['server', 'requests/s', 'p99 ms', 'requests against bare', 'p99 against bare']);
  for (const [name, all] of turns) {
    const { requestsPerSecond, p99 } = middleOf(all);
    const ratios = ratiosTo(bare, { requestsPerSecond, p99 }, budgets.server);
    printRow([name, requestsPerSecond.toFixed(0), p99, ratios.throughput.toFixed(2), ratios.p99.toFixed(2)]);
  }
  const { throughputMin, p99Max } = budgets.server;
  printVerdict(
    ratiosTo(bare, middleOf(turns.get('real') ?? []), budgets.server).isMet,
    `the list call does at least ${throughputMin} of bare's requests, with a p99 of at most ${p99Max} times its own`,
  );
}

async function measure(dataDir: string, { association_id, headers }: Reader): Promise<void> {
  const server = await startRealServer(dataDir);
  const bare = await startFloor('bare', connectionIn(dataDir), association_id);
  const memory = await startFloor('memory', connectionIn(dataDir), association_id);
  try {
    const targets: Target[] = [
      {
        name: 'real',
        url: `${server.url}/api/associations/${association_id}/archive/documents?per_page=20`,
        headers,
      },
      { name: 'bare', url: bare.url },
      { name: 'memory', url: memory.url },
    ];
    await checkSameResponses(targets);
    print(await inTurns(targets));
    // One more request is sent, so that the list is the last statement of its database connection.
    await Promise.all(targets.slice(0, 1).map(responseOf));
    const plan = await withClient(dataDir, explainList);
    console.log(['', 'How the list runs in the database:', ...plan].join('\n'));
  } finally {
    await Promise.all([bare.stop(), memory.stop()]);
    await server.stop();
  }
}

async function prepare(dataDir: string): Promise<Reader> {
  const server = await startRealServer(dataDir);
  try {
    return await withClient(dataDir, async (client) => {
      await fill(client);
      return openSession(client);
    });
  } finally {
    await server.stop();
  }
}

export async function measureArchiveList(): Promise<void> {
  // The server is started twice, because a setting of its database takes effect at the second start.
  await withDataFolder(async (dataDir) => measure(dataDir, await prepare(dataDir)));
}
