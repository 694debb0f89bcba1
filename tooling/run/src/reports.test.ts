import { describe, expect, it } from '@jest/globals';
import { closingLines } from './closing-lines.ts';
import { toSuite } from './reports.ts';

const jest = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: 'a', duration: 1250 },
        { status: 'pending', fullName: 'not today', duration: null },
      ],
    },
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
                { status: 'flaky', annotations: [], results: [{ duration: 4000 }, { duration: 9000 }] },
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
    const suite = toSuite('unit', { ...jest, testResults: [{ assertionResults }] });
    const { lines } = closingLines([suite], []);
    expect(lines.filter((line) => line.startsWith('note'))).toEqual(['note: unit: the test set is absent']);
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
      [{ name: 'unit', passed: 2, failed: 0, skipped: [], notes: [], durations: [] }],
      [],
    );
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
    expect(isFailed).toBe(false);
  });
});
