import { Agent } from 'node:http';
import fc from 'fast-check';
import type { KnownIds } from './contract-values.ts';
import { allOperations } from './operations.ts';
import { fuzzRequest, type FuzzRequest } from './requests.ts';
import { type CallerHeaders, type Clock, faultOfCall, type FuzzResponse, send } from './send.ts';

const AT_ONCE = 10;

interface FuzzTarget {
  url: string;
  /** The function is called again if a call has signed the caller out. */
  signIn: (caller: string) => Promise<CallerHeaders>;
  callers: readonly string[];
  ids: KnownIds;
  /** Measures how long calls take; by default the time that passes. */
  clock?: Clock;
}

/** The same seed gives the same calls. */
interface FuzzRun {
  seed: number;
  requests: number;
  onResponse?: (request: FuzzRequest, response: FuzzResponse) => void;
}

const hasEnded = ({ path, method }: FuzzRequest, { status, text }: FuzzResponse): boolean =>
  (method === 'POST' && path.includes('/auth/logout') && status < 300) || text.includes('"unauthenticated"');

/**
 * A response fails if it is a server error, takes longer than 2 seconds, or is an error outside the table of errors.
 * @throws Error with the seed and the smallest calls that fail.
 */
export async function fuzz(target: FuzzTarget, { seed, requests, onResponse }: FuzzRun): Promise<void> {
  const { url, callers, ids, signIn, clock = () => performance.now() } = target;
  const agent = new Agent({ keepAlive: true });
  const receiver = { url, agent, clock };
  const headers = new Map<string, CallerHeaders>();
  for (const caller of callers) headers.set(caller, await signIn(caller));

  const ask = async (request: FuzzRequest): Promise<void> => {
    const response = await send(receiver, headers.get(request.caller) ?? {}, request);
    onResponse?.(request, response);
    if (hasEnded(request, response)) headers.set(request.caller, await signIn(request.caller));
    const fault = faultOfCall(request, response);
    if (fault !== undefined) throw new Error(`${request.method} ${request.path} ${fault}`);
  };
  const calls = fc.array(fuzzRequest(allOperations, callers, ids), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  try {
    await fc.assert(
      fc.asyncProperty(calls, async (some) => {
        await Promise.all(some.map(ask));
      }),
      { seed, numRuns: Math.ceil(requests / AT_ONCE), includeErrorInReport: true },
    );
  } finally {
    agent.destroy();
  }
}
