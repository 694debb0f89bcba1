import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isLong } from '@mijn/jest/long';
import { faults } from '../testing/faults.ts';
import { accounts, type Demo, startDemo } from '../testing/demo.ts';
import { type Fault, joinFaults, startFaultyServer } from '../testing/faulty-server.ts';
import { likeSanctum } from '../testing/like-sanctum.ts';
import { singleFaults } from '../testing/single-faults.ts';
import { otherFaults } from '../testing/other-faults.ts';
import { checks } from './checks/checks.ts';
import type { ConformanceOptions, Credentials } from './options.ts';
import type { Report } from './report.ts';
import { checkConformance } from './run.ts';

/** A run makes more than a thousand calls, and other tests may use the machine at the same time. */
const RUN_TIMEOUT_MS = 300_000;

const { email, password, ownerEmail, ownerPassword, secondEmail, secondPassword } = accounts;

let demo: Demo | undefined;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo();
}, 300_000);
afterAll(() => demo?.stop());

interface RunOptions
  extends Credentials, Pick<ConformanceOptions, 'ownerEmail' | 'ownerPassword' | 'meeting' | 'voters'> {
  signal?: AbortSignal;
}

async function checkWith(
  fault?: Fault,
  options: RunOptions = { email, password, bearer: demo?.bearer },
): Promise<Report> {
  runs += 1;
  const faulty = await startFaultyServer(demo?.url ?? '', `10.0.0.${runs}`, fault);
  try {
    return await checkConformance({
      baseUrl: faulty.url,
      secondEmail,
      secondPassword,
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
    if (request.method === 'POST' && passed.status === 201 && !request.path.endsWith('/ballots')) {
      created.add(JSON.parse(passed.body.toString()).id);
      onCreation();
    }
    return passed;
  };
  return { created, deleted, fault };
}

/** Checks that may find a fault of another check too: an error with another status, and a list that is sorted wrongly. */
const ALSO: ReadonlySet<string> = new Set(
  checks.filter(({ id }) => id === 'errors-body' || id === 'lists-order').map(({ name }) => name),
);

function brokenOf({ results }: Report, expected: readonly string[] = []): string[] {
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  const isOther = (line: string, check: string) => !ALSO.has(check) || expected.includes(line);
  return broken.flatMap(({ check, operation }) => {
    const line = `${check}: ${operation}`;
    return isOther(line, check) ? [line] : [];
  });
}

describe('the conformance kit', () => {
  it(
    'finds nothing in this server, of which hardly anything is skipped',
    async () => {
      const { created, deleted, fault } = watch();
      const whole = { email, password, ownerEmail, ownerPassword, ...demo };
      const report = await checkWith(fault, whole);
      expect(report.results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
      expect(report.left).toEqual([]);
      expect(report.stays.length).toBeGreaterThan(2);
      expect(report.skipped).toBeLessThan(report.results.length / 10);
      expect(created.size).toBeGreaterThan(10);
      const isNamed = (id: string) => report.stays.some((stay) => stay.endsWith(id));
      expect([...created].filter((id) => !deleted.has(id) && !isNamed(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'deletes what a call created whose answer was lost, because the run was stopped',
    async () => {
      const stop = new AbortController();
      const { created, deleted, fault } = watch(() => stop.abort());
      const report = await checkWith(fault, { email, password, signal: stop.signal });
      expect(report).toMatchObject({ is_stopped: true, left: [], broken: 0 });
      expect(created.size).toBe(1);
      expect([...created].filter((id) => !deleted.has(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'finds nothing by an access token alone, and skips what needs a password',
    async () => {
      const report = await checkWith(undefined, { bearer: demo?.bearer });
      expect(report.results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
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
      const { results } = await checkWith(likeSanctum());
      expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'catches a server that is wrong in every other way at once, by every other check once',
    async () => {
      const ids = new Set(singleFaults.map(({ id }) => id));
      const known = new Set([...faults, ...otherFaults].map(({ check }) => check));
      const without = checks.filter(({ id, name }) => !ids.has(id) && !known.has(name));
      expect(without.map(({ id }) => id)).toEqual([]);
      const expected = otherFaults.map(({ check, operation }) => `${check}: ${operation}`);
      const report = await checkWith(joinFaults(otherFaults.map(({ create }) => create())));
      expect(brokenOf(report, expected).toSorted()).toEqual(expected.toSorted());
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
      expect(brokenOf(report, expected).toSorted()).toEqual(expected.toSorted());
    },
    RUN_TIMEOUT_MS,
  );

  // A run for each fault takes minutes.
  if (isLong()) {
    it.each(faults)(
      'catches a server that $does, and only that',
      async ({ check, operation, create }) => {
        const expected = [`${check}: ${operation}`];
        expect(brokenOf(await checkWith(create()), expected)).toEqual(expected);
      },
      RUN_TIMEOUT_MS,
    );
  }
});
