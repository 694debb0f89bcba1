/** A request of a page, with times in milliseconds from any common start. */
export interface SeenRequest {
  /** The path, without the query string. */
  path: string;
  /** `page` is the HTML, `file` a script, style sheet or font, and `call` a call of the API. */
  kind: 'page' | 'file' | 'picture' | 'call';
  startedAt: number;
  /** The time at which the response began. */
  answeredAt: number;
}

/**
 * Returns the longest chain of requests of which each began after the response of the previous one. A browser needs
 * at least one round trip for each, however fast the connection is.
 */
export function longestChain(requests: readonly SeenRequest[]): SeenRequest[] {
  const chains: SeenRequest[][] = [];
  for (const request of requests.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const before = chains.filter((chain) => (chain.at(-1)?.answeredAt ?? Infinity) <= request.startedAt);
    chains.push([...longestOf(before), request]);
  }
  return longestOf(chains);
}

const longestOf = (chains: readonly SeenRequest[][]): SeenRequest[] =>
  chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);

/** What a screen waits for. */
export interface Waits {
  /** The number of requests in the longest chain that began before the screen was shown. */
  steps: number;
  /** The number of different API calls of the whole visit. */
  calls: number;
}

/** Returns what a screen waits for, given all requests of a visit and the time at which the screen was shown. */
export const waitsOf = (requests: readonly SeenRequest[], shownAt: number): Waits => ({
  steps: longestChain(requests.filter(({ startedAt }) => startedAt < shownAt)).length,
  calls: new Set(requests.filter(({ kind }) => kind === 'call').map(({ path }) => path)).size,
});

/** Returns whether a screen waits for more than expected. */
export const isMore = (found: Waits, expected: Waits): boolean =>
  found.steps > expected.steps || found.calls > expected.calls;
