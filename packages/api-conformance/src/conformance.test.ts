import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RealServer, startRealServer } from '@mijn/bench/real-server';
import { createClient } from '@mijn/api';
import { accessTokens } from '@mijn/api/access-tokens';
import { auth } from '@mijn/api/auth';
import { createCookieJar } from '@mijn/api/cookies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isLong } from '@mijn/jest/long';
import { faults } from '../testing/faults.ts';
import { type Fault, joinFaults, startFaultyServer } from '../testing/faulty-server.ts';
import { likeSanctum } from '../testing/like-sanctum.ts';
import { otherFaults } from '../testing/other-faults.ts';
import { checks } from './checks/checks.ts';
import type { Credentials } from './options.ts';
import type { Report } from './report.ts';
import { checkConformance } from './run.ts';

/** A run makes more than a thousand calls, and other tests may use the machine at the same time. */
const RUN_TIMEOUT_MS = 300_000;

const EMAIL = 'bram.bestuur@waterpas.example';
const PASSWORD = 'Waterpas-2026!';

let folder = '';
let bearer = '';
let server: RealServer | undefined;
let runs = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kit-'));
  process.env['TRUST_PROXY'] = '127.0.0.1,::1';
  server = await startRealServer(path.join(folder, 'd'), [], 'src/testing/serve-demo.ts');
  bearer = await createToken(`${server.url}/api`);
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function createToken(baseUrl: string): Promise<string> {
  const api = createClient({ ...createCookieJar(), baseUrl, resources: { auth, accessTokens } });
  await api.auth.login({ body: { email: EMAIL, password: PASSWORD } });
  const body = { name: 'Conformance', scope: 'write', association_id: null, expires_in_days: 1 } as const;
  const { token } = await api.accessTokens.createAccessToken({ body });
  return token;
}

interface RunOptions extends Credentials {
  signal?: AbortSignal;
}

async function checkWith(
  fault?: Fault,
  options: RunOptions = { email: EMAIL, password: PASSWORD, bearer },
): Promise<Report> {
  runs += 1;
  const faulty = await startFaultyServer(`${server?.url}/api`, `10.0.0.${runs}`, fault);
  try {
    return await checkConformance({
      baseUrl: faulty.url,
      secondEmail: 'carla.kopie@waterpas.example',
      secondPassword: PASSWORD,
      ...options,
    });
  } finally {
    await faulty.stop();
  }
}

/** Remembers the ids of what calls create and delete, and tells when something was created. */
function watch(onCreation: () => void = () => undefined) {
  const created = new Set<string>();
  const deleted = new Set<string>();
  const fault: Fault = async (request, forward) => {
    const passed = await forward(request);
    if (request.method === 'DELETE') deleted.add(path.posix.basename(request.path));
    if (request.method === 'POST' && passed.status === 201) {
      created.add(JSON.parse(passed.body.toString()).id);
      onCreation();
    }
    return passed;
  };
  return { created, deleted, fault };
}

const brokenOf = ({ results }: Report): string[] =>
  results.flatMap(({ outcome, check, operation }) =>
    outcome === 'broken' ? [`${check}: ${operation}`] : [],
  );

describe('the conformance kit', () => {
  it(
    'finds nothing in this server, of which hardly anything is skipped',
    async () => {
      const { created, deleted, fault } = watch();
      const report = await checkWith(fault);
      expect(report.results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
      expect(report.left).toEqual([]);
      expect(report.skipped).toBeLessThan(report.results.length / 10);
      expect(created.size).toBeGreaterThan(10);
      expect([...created].filter((id) => !deleted.has(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'deletes what a call created whose answer was lost, because the run was stopped',
    async () => {
      const stop = new AbortController();
      const { created, deleted, fault } = watch(() => stop.abort());
      const report = await checkWith(fault, { email: EMAIL, password: PASSWORD, signal: stop.signal });
      expect(report).toMatchObject({ is_stopped: true, left: [], broken: 0 });
      expect(created.size).toBe(1);
      expect([...created].filter((id) => !deleted.has(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'finds nothing by an access token alone, and skips what needs a password',
    async () => {
      const report = await checkWith(undefined, { bearer });
      expect(brokenOf(report)).toEqual([]);
      expect(report.left).toEqual([]);
      expect(report.holds).toBeGreaterThan(report.results.length / 2);
      const reasons = report.results.flatMap(({ reason }) => reason ?? []);
      expect(reasons).toContain('it needs --email and --password');
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'finds nothing in a server with the cookies of Laravel Sanctum',
    async () => {
      expect(brokenOf(await checkWith(likeSanctum()))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'catches a server that is wrong in every other way at once, by every other check once',
    async () => {
      const known = new Set(faults.map(({ check }) => check));
      const others = checks.map(({ name }) => name).filter((name) => !known.has(name));
      expect(otherFaults.map(({ check }) => check).toSorted()).toEqual(others.toSorted());
      const expected = otherFaults.map(({ check, operation }) => `${check}: ${operation}`);
      const report = await checkWith(joinFaults(otherFaults.map(({ create }) => create())));
      expect(brokenOf(report).toSorted()).toEqual(expected.toSorted());
    },
    RUN_TIMEOUT_MS,
  );

  it('is held against 25 faults', () => {
    expect(faults).toHaveLength(25);
    expect(new Set(faults.map(({ check }) => check)).size).toBe(25);
  });

  it(
    'catches a server with all of these faults at once, each by its own check',
    async () => {
      const report = await checkWith(joinFaults(faults.map(({ create }) => create())));
      const expected = faults.map(({ check, operation }) => `${check}: ${operation}`);
      expect(brokenOf(report).toSorted()).toEqual(expected.toSorted());
    },
    RUN_TIMEOUT_MS,
  );

  // A run for each fault takes minutes.
  if (isLong()) {
    it.each(faults)(
      'catches a server that $does, and only that',
      async ({ check, operation, create }) => {
        expect(brokenOf(await checkWith(create()))).toEqual([`${check}: ${operation}`]);
      },
      RUN_TIMEOUT_MS,
    );
  }
});
