import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accounts, type Demo, startDemo } from '../testing/demo.ts';
import { joinFaults, startFaultyServer } from '../testing/faulty-server.ts';
import type { SingleFault } from '../testing/member-faults.ts';
import { singleFaults } from '../testing/single-faults.ts';
import { isLong } from '@mijn/jest/long';
import type { Report } from './report.ts';
import { checkConformance } from './run.ts';

const RUN_TIMEOUT_MS = 60_000;

let demo: Demo | undefined;
let runs = 0;

beforeAll(async () => {
  demo = await startDemo();
}, 300_000);
afterAll(() => demo?.stop());

/** Runs the checks that show one fault, against a server that has that fault or none. */
async function checkWith(
  fault: SingleFault['create'] | undefined,
  only: readonly string[],
  voters = demo?.voters,
): Promise<Report> {
  runs += 1;
  const faulty = await startFaultyServer(demo?.url ?? '', `10.1.0.${runs}`, fault?.());
  try {
    const { meeting, bearer } = demo ?? {};
    return await checkConformance({ ...accounts, baseUrl: faulty.url, meeting, voters, bearer, only });
  } finally {
    await faulty.stop();
  }
}

const brokenOf = ({ results }: Report): string[] =>
  results.flatMap(({ outcome, check_id, operation, reason }) =>
    outcome === 'broken' || outcome === 'missing' ? [`${outcome} ${check_id}: ${operation}: ${reason}`] : [],
  );

const idsOf = (faults: readonly SingleFault[]): Set<string> =>
  new Set(faults.flatMap(({ id, with: others = [] }) => [id, ...others]));

/** A failure says what was expected, and what came. */
const isFound = (found: readonly string[], { id, operation }: SingleFault): boolean =>
  found.some(
    (line) => line.startsWith(`broken ${id}: ${operation}: `) && /expected .*, got |: .*, got /su.test(line),
  );

/** Faults after which a ballot does not go on, or whose checks look at what another fault changes too. */
const ALONE: ReadonlySet<string> = new Set([
  'adjourn',
  'ballot-open',
  'ballot-open-once',
  'ballot-vote',
  'ballot-same-mark',
  'ballot-replace',
  'ballot-newer-vote',
  'ballot-confirm-late',
  'ballot-close',
  'ballot-sums',
  'secret-open',
  'count-close',
  'count-sealed',
  'count-totals',
]);

describe('a back end with one fault', () => {
  it('has one of more than fifty', () => {
    expect(singleFaults.length).toBeGreaterThan(50);
    expect(new Set(singleFaults.map(({ does }) => does)).size).toBe(singleFaults.length);
  });

  it(
    'is found only for its fault: the same checks find nothing without it',
    async () => {
      const only = idsOf(singleFaults);
      const report = await checkWith(undefined, [...only]);
      expect(brokenOf(report)).toEqual([]);
      expect(report.left).toEqual([]);
      const held = new Set(
        report.results.flatMap(({ outcome, check_id }) => (outcome === 'holds' ? [check_id] : [])),
      );
      expect([...only].filter((id) => !held.has(id))).toEqual([]);
    },
    5 * RUN_TIMEOUT_MS,
  );

  it(
    'is broken if it has many of them at once, each found by its own check',
    async () => {
      const first = singleFaults.filter(
        ({ id }, at) => !ALONE.has(id) && singleFaults.findIndex((one) => one.id === id) === at,
      );
      const found = brokenOf(
        await checkWith(() => joinFaults(first.map(({ create }) => create())), [...idsOf(first)]),
      );
      expect(first.length).toBeGreaterThan(25);
      expect(first.filter((fault) => !isFound(found, fault)).map(({ does }) => does)).toEqual([]);
    },
    5 * RUN_TIMEOUT_MS,
  );

  it.each([0, 3])(
    'is not said to count secret ballots, nor to have proxies, by %d further members',
    async (count) => {
      const ids = ['count-close', 'count-result', 'proxy-vote', 'hands-count'];
      const { results } = await checkWith(undefined, ids, demo?.voters.slice(1, 1 + count));
      const found = Object.fromEntries(results.map((one) => [one.check_id, [one.outcome, one.reason]]));
      const needsFive = ['skipped', expect.stringMatching(/^it needs --voters with 5 members, each with /u)];
      expect(found).toEqual({
        'count-close': needsFive,
        'count-result': needsFive,
        'proxy-vote': [
          'skipped',
          expect.stringMatching(/^it needs a member of --voters who holds an accepted proxy/u),
        ],
        'hands-count': ['holds', undefined],
      });
    },
    RUN_TIMEOUT_MS,
  );

  // A run for each fault takes minutes.
  if (isLong()) {
    it.each(singleFaults)(
      'is broken if it $does ($id)',
      async (fault) => {
        const found = brokenOf(await checkWith(fault.create, [...idsOf([fault])]));
        expect([found, isFound(found, fault)]).toEqual([found, true]);
      },
      RUN_TIMEOUT_MS,
    );
  }
});
