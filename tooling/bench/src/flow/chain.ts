/** A request of a page, with times in milliseconds from any common start. */
export interface SeenRequest {
  path: string;
  kind: 'page' | 'file' | 'picture' | 'call';
  startedAt: number;
  answeredAt: number;
}

/** A browser needs a round trip for each request of a chain, however fast the connection is. */
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

export interface Waits {
  steps: number;
  calls: number;
}

export const waitsOf = (requests: readonly SeenRequest[], shownAt: number): Waits => ({
  steps: longestChain(requests.filter(({ startedAt }) => startedAt < shownAt)).length,
  calls: new Set(requests.filter(({ kind }) => kind === 'call').map(({ path }) => path)).size,
});

export const isMore = (found: Waits, expected: Waits): boolean =>
  found.steps > expected.steps || found.calls > expected.calls;
