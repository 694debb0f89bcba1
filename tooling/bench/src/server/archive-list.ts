import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { connectionIn, openSession } from '../harness/database.ts';
import { median } from '../harness/percentile.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { type Running, withServerOn, withDataFolder } from '../harness/with-server.ts';
import { largeFilling, makeFilling } from '../scale/filling.ts';

const DOCUMENTS = 200_000;
const TURNS = 7;

/** The minimum share of the requests of the floor, and the maximum ratio to its p99. */
const THROUGHPUT_MIN = 0.5;
const P99_MAX = 2;

interface Target {
  url: string;
  headers: Record<string, string>;
  requests: number[];
  /** In milliseconds. */
  p99s: number[];
}

/** @throws Error when a response is not successful. */
async function load({ url, headers, requests, p99s }: Target): Promise<void> {
  const ask = (duration: number) => autocannon({ url, headers, connections: 32, duration });
  await ask(1);
  const result = await ask(4);
  if (result.non2xx + result.errors > 0) throw new Error(`Calls of ${url} went wrong.`);
  requests.push(result.requests.average);
  p99s.push(result.latency.p99);
}

async function measure({ server, client, dataDir }: Running): Promise<void> {
  const { association_id, headers } = await openSession(client);
  const program = path.join(import.meta.dirname, 'floor-server.ts');
  const floor = fork(program, [JSON.stringify(connectionIn(dataDir)), association_id]);
  try {
    const [floorUrl] = await once(floor, 'message');
    const list = `${server.url}/api/associations/${association_id}/archive/documents?per_page=20`;
    const real: Target = { url: list, headers, requests: [], p99s: [] };
    const bare: Target = { url: String(floorUrl), headers: {}, requests: [], p99s: [] };
    const [one, other] = await Promise.all(
      [real, bare].map(async (target): Promise<unknown> => (await fetch(target.url, target)).json()),
    );
    if (!isDeepStrictEqual(one, other)) throw new Error('The two do not answer the same.');
    for (let turn = 0; turn < TURNS; turn += 1) for (const target of [real, bare]) await load(target);

    const printRow = tableOf(16, 11, 9);
    printRow(['', 'requests/s', 'p99 ms']);
    for (const [name, { requests, p99s }] of Object.entries({ 'the list call': real, bare }))
      printRow([name, median(requests).toFixed(0), median(p99s)]);
    const throughput = median(real.requests) / median(bare.requests);
    const p99 = median(real.p99s) / median(bare.p99s);
    printVerdict(
      throughput >= THROUGHPUT_MIN,
      `${throughput.toFixed(2)} of the requests of bare, at least ${THROUGHPUT_MIN}`,
    );
    printVerdict(p99 <= P99_MAX, `${p99.toFixed(2)} times its p99, at most ${P99_MAX}`);
  } finally {
    floor.kill();
  }
}

/** Prints how an archive list compares with a bare handler that reads the same rows with one prepared statement. */
export const printServer = async (): Promise<void> =>
  withDataFolder(async (dataDir) => {
    await makeFilling(dataDir, largeFilling(DOCUMENTS));
    await withServerOn(dataDir, measure);
  });
