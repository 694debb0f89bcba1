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

/** The requests one after another before a screen is shown, and the number of its calls of the API. */
export interface Waits {
  steps: number;
  calls: number;
}

/** Returns the longest chain before a screen was shown, and every call once. */
export function waitsOf(requests: readonly SeenRequest[], shownAt: number): Waits & { chain: SeenRequest[] } {
  const chain = longestChain(requests.filter(({ startedAt }) => startedAt < shownAt));
  const calls = new Set(requests.flatMap(({ kind, path }) => (kind === 'call' ? [path] : [])));
  return { chain, steps: chain.length, calls: calls.size };
}
