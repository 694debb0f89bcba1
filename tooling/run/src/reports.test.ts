import { describe, expect, it } from '@jest/globals';
import { closingLines } from './closing-lines.ts';
import { type Suite, type Task, toSuite } from './reports.ts';

const jest = {
  numPassedTests: 4,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/project/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a', duration: 1250, invocations: 1 },
        { status: 'passed', fullName: 'at last', duration: 3, invocations: 2, retryReasons: ['late'] },
        {
          status: 'failed',
          fullName: 'b',
          duration: 1,
          failureMessages: ['\u001B[31mnot b\u001B[39m\nbut c'],
        },
        { status: 'pending', fullName: 'not today', duration: null },
      ],
    },
    { name: '/project/d.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ],
};
const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  errors: [],
  specs: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'in a cave',
              tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'dark' }] }],
            },
            {
              title: 'again and again',
              tests: [
                {
                  status: 'flaky',
                  annotations: [],
                  results: [
                    { duration: 4000, errors: [{ message: 'lost' }] },
                    { duration: 9000, errors: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const passing: Suite = {
  name: 'unit',
  passed: 2,
  failed: 0,
  skipped: [],
  failures: [],
  flaky: [],
  notes: [],
  durations: [],
};
const task = (id: string, given: Partial<Task>): Task => ({
  id,
  seconds: 0,
  isFailed: false,
  isFromCache: false,
  ...given,
});

describe('the report of a suite', () => {
  it('of Jest counts a test file with a runtime error as a failure', () => {
    expect(toSuite('unit', jest)).toMatchObject({
      name: 'unit',
      passed: 4,
      failed: 2,
      flaky: [{ title: 'at last', message: 'late' }],
      skipped: ['not today'],
    });
  });
  it('of Playwright counts a flaky test as passed, names it, and has the reason of a skipped test', () => {
    expect(toSuite('e2e', playwright)).toMatchObject({
      name: 'e2e',
      passed: 3,
      failed: 1,
      flaky: [{ title: 'again and again', message: 'lost' }],
      skipped: ['in a cave (dark)'],
    });
  });
});

describe('the closing lines', () => {
  it('have each note from the test titles once', () => {
    const assertionResults = ['a', 'b'].map((name) => ({
      status: 'passed',
      fullName: `an invoice [note: the test set is absent] ${name}`,
    }));
    const suite = toSuite('unit', {
      ...jest,
      testResults: [{ name: '/project/a.test.ts', status: 'passed', message: '', assertionResults }],
    });
    const { lines } = closingLines([suite], []);
    expect(lines.filter((line) => line.startsWith('note'))).toEqual(['note: unit: the test set is absent']);
  });
  it('name each flaky and failed test, and each file that could not run, with what it reported', () => {
    const { lines } = closingLines([toSuite('unit', jest), toSuite('e2e', playwright)], []);
    const first = lines.indexOf('needed a second try: unit: at last');
    expect(lines.slice(first, -3)).toEqual([
      'needed a second try: unit: at last',
      '  late',
      '',
      'needed a second try: e2e: again and again',
      '  lost',
      '',
      'failed: unit: b',
      '  not b',
      '  but c',
      '',
      'failed: unit: d.test.ts',
      '  no such module',
    ]);
  });
  it('end with one line with the totals of all suites', () => {
    const { lines, isFailed } = closingLines(
      [toSuite('unit', jest), toSuite('e2e', playwright)],
      [task('//#lint', { isFailed: true })],
    );
    expect(lines.at(-1)).toBe('7 passed, 4 failed, 2 skipped');
    expect(lines.at(-2)).toBe('2 flaky');
    expect(lines).toContain('skipped: e2e: in a cave (dark)');
    expect(isFailed).toBe(true);
  });
  it('list the slowest tests of all suites, with the sum of the runs of each test', () => {
    const many = {
      name: 'stories',
      passed: 30,
      failed: 0,
      skipped: [],
      failures: [],
      flaky: [],
      notes: [],
      durations: Array.from({ length: 30 }, (_, index) => ({ title: `story ${index}`, milliseconds: index })),
    };
    const { lines } = closingLines([many, toSuite('unit', jest), toSuite('e2e', playwright)], []);
    const first = lines.indexOf('the slowest 20 tests:');
    expect(lines.slice(first + 1, first + 4)).toEqual([
      '  13.0 s  e2e: again and again',
      '   1.3 s  unit: a',
      '   0.0 s  stories: story 29',
    ]);
    expect(lines[first + 21]).toBe('');
  });
  it('report a task that failed without a report as a failure', () => {
    expect(closingLines([], [task('@mijn/ui#test:unit', { isFailed: true })]).isFailed).toBe(true);
  });
  it('report success if everything passed', () => {
    const { lines, isFailed } = closingLines([passing], []);
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
    expect(isFailed).toBe(false);
  });
  it('report a run as failed if more than three tests needed a second try', () => {
    const flaky = Array.from({ length: 4 }, (_, index) => ({ title: `story ${index}`, message: 'late' }));
    expect(closingLines([{ ...passing, flaky: flaky.slice(1) }], []).isFailed).toBe(false);
    const { lines, isFailed } = closingLines([{ ...passing, flaky }], []);
    expect(isFailed).toBe(true);
    expect(lines.at(-2)).toBe('4 flaky: at most 3 may need a second try');
  });
  it('have the time of each task that ran, and the names of those whose result is from the cache', () => {
    const { lines } = closingLines(
      [],
      [
        task('@mijn/ui#build:stories', { seconds: 12 }),
        task('@mijn/server#test:unit', { seconds: 140.4 }),
        task('@mijn/run#typecheck', { seconds: 0.4 }),
        task('@mijn/domain#build', { isFromCache: true }),
      ],
    );
    expect(lines.slice(1, 5)).toEqual([
      'the time per task:',
      '   140 s  @mijn/server#test:unit',
      '    12 s  @mijn/ui#build:stories',
      'unchanged, from the cache: @mijn/domain#build',
    ]);
  });
});
