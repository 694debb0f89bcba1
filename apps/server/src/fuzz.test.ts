import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sizeOf } from '@mijn/jest/long';
import { createCallers, type CallerName, type SignIn } from './testing/authorisation/callers.ts';
import { startNotingRoutes } from './testing/authorisation/routes.ts';
import { readDocumentedResponses } from './testing/documented-responses.ts';
import { createFixtures } from './testing/fixtures/all.ts';
import { allOperations, fuzz, type KnownIds } from './testing/fuzz/index.ts';
import type { TestApp } from './testing/index.ts';

/** `FUZZ_CALLS=100000` makes as many calls. */
const REQUESTS = Number(process.env['FUZZ_CALLS'] ?? sizeOf(3000, 600));

jest.setTimeout(120_000 + REQUESTS * 20);

/** Every run has the same seed, unless FUZZ_SEED is set to get other calls. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_001);
const CALLERS = ['anonymous', 'owner', 'board', 'checker'] as const satisfies readonly CallerName[];

let server: TestApp;
let routes: readonly string[];
let signIn: SignIn;
let ids: KnownIds;
beforeAll(async () => {
  ({ server, routes } = await startNotingRoutes());
  const [here, there] = [await server.build.association(), await server.build.association()];
  signIn = await createCallers(server, here, there);
  const fixtures = Object.values(await createFixtures(server, here, 'ding'));
  const names = new Set(fixtures.flatMap((params) => Object.keys(params)));
  const idsOf = (name: string) => fixtures.flatMap((params) => params[name] ?? []);
  ids = {
    ...Object.fromEntries([...names].map((name) => [name, idsOf(name)])),
    association_id: [here.id, there.id],
  };
});
afterAll(() => server.stop());

/**
 * The processor time of test and server in milliseconds, because real time fails the test on a busy machine. The time-out
 * of the database ends a slow statement, which is an error of the server.
 */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function headersOf(caller: string): Promise<Record<string, string>> {
  const { cookies } = await signIn(CALLERS.find((name) => name === caller) ?? 'anonymous');
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    'x-requested-with': 'XMLHttpRequest',
  };
}

describe('calls that are generated from the contracts', () => {
  it('cover every route', () => {
    const made = allOperations.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
    );
    expect(made.toSorted()).toEqual(routes.filter((route) => !route.startsWith('HEAD ')).toSorted());
  });

  it(`never get an error of the server, a slow response, or an error outside the contract (seed ${SEED})`, async () => {
    const statuses = new Map<number, number>();
    const documented = await readDocumentedResponses();
    const undocumented = new Set<string>();
    const target = {
      url: server.url,
      callers: CALLERS,
      ids,
      signIn: headersOf,
      clock: processorTime,
    };
    await fuzz(target, {
      seed: SEED,
      requests: REQUESTS,
      onResponse: ({ method, path, head }, response) => {
        // No operation answers a request without one host.
        if (head === 'no host' || head === 'two hosts') return;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const fault = documented.faultOf({ method, path: path.slice('/api'.length), ...response });
        if (fault !== undefined) undocumented.add(fault);
      },
    });
    // Some calls must pass the gate.
    for (const status of [200, 404, 422]) expect(statuses.get(status)).toBeGreaterThan(REQUESTS / 20);
    expect([...undocumented]).toEqual([]);
  });
});
