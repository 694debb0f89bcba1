import { median } from '../harness/median.ts';

export interface Turn {
  requestsPerSecond: number;
  /** The p99 of the response time, in milliseconds. */
  p99: number;
}

export function middleOf(turns: readonly Turn[]): Turn {
  return {
    requestsPerSecond: median(turns.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: median(turns.map(({ p99 }) => p99)),
  };
}

export interface Ratios {
  throughput: number;
  p99: number;
  isMet: boolean;
}

export function ratiosTo(
  floor: Turn,
  server: Turn,
  budget: { throughputMin: number; p99Max: number },
): Ratios {
  const throughput = server.requestsPerSecond / floor.requestsPerSecond;
  const p99 = server.p99 / floor.p99;
  return { throughput, p99, isMet: throughput >= budget.throughputMin && p99 <= budget.p99Max };
}
