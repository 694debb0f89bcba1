import autocannon from 'autocannon';
import type { Turn } from './ratios.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const WARM_UP_SECONDS = 1;

/** @throws Error when a response is not successful. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Turn> {
  const ask = (duration: number) => autocannon({ url, headers, connections: CONNECTIONS, duration });
  await ask(WARM_UP_SECONDS);
  const { requests, latency, non2xx, errors } = await ask(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls of ${url} went wrong.`);
  return { requestsPerSecond: requests.average, p99: latency.p99 };
}
