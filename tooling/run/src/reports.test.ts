import { describe, expect, it } from '@jest/globals';
import { closingLines } from './closing-lines.ts';
import { toSuite } from './reports.ts';

const jest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/project/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a', duration: 1250 },
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

describe('the report of a suite', () => {
  it('of Jest counts a test file with a runtime error as a failure', () => {
    expect(toSuite('unit', jest)).toMatchObject({
      name: 'unit',
      passed: 3,
      failed: 2,
      skipped: ['not today'],
    });
  });
  it('of Playwright counts a flaky test as a failure, and has the reason of a skipped test', () => {
    expect(toSuite('e2e', playwright)).toMatchObject({
      name: 'e2e',
      passed: 2,
      failed: 2,
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
  it('name each failed test and each file that could not run, with what it reported', () => {
    const { lines } = closingLines([toSuite('unit', jest), toSuite('e2e', playwright)], []);
    const first = lines.indexOf('failed: unit: b');
    expect(lines.slice(first, -2)).toEqual([
      'failed: unit: b',
      '  not b',
      '  but c',
      '',
      'failed: unit: d.test.ts',
      '  no such module',
      '',
      'failed: e2e: again and again',
      '  lost',
    ]);
  });
  it('end with one line with the totals of all suites', () => {
    const { lines, isFailed } = closingLines(
      [toSuite('unit', jest), toSuite('e2e', playwright)],
      ['//#lint'],
    );
    expect(lines.at(-1)).toBe('5 passed, 5 failed, 2 skipped');
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
    expect(closingLines([], ['@mijn/ui#test:unit']).isFailed).toBe(true);
  });
  it('report success if everything passed', () => {
    const { lines, isFailed } = closingLines(
      [{ name: 'unit', passed: 2, failed: 0, skipped: [], failures: [], notes: [], durations: [] }],
      [],
    );
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
    expect(isFailed).toBe(false);
  });
});
