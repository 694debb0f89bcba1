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
        { status: 'passed', fullName: 'a' },
        { status: 'pending', fullName: 'not today' },
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
          ],
        },
      ],
    },
  ],
};

describe('the report of a suite', () => {
  it('of Jest counts a file that broke as a failure', () => {
    expect(toSuite('unit', jest)).toEqual({ name: 'unit', passed: 3, failed: 2, skipped: ['not today'] });
  });
  it('of Playwright counts a flaky test as a failure, and tells why one was skipped', () => {
    expect(toSuite('e2e', playwright)).toEqual({
      name: 'e2e',
      passed: 2,
      failed: 2,
      skipped: ['in a cave (dark)'],
    });
  });
});

describe('the closing lines', () => {
  it('end with one plain line over all suites', () => {
    const { lines, isFailed } = closingLines(
      [toSuite('unit', jest), toSuite('e2e', playwright)],
      ['//#lint'],
    );
    expect(lines.at(-1)).toBe('5 passed, 5 failed, 2 skipped');
    expect(lines).toContain('skipped: e2e: in a cave (dark)');
    expect(isFailed).toBe(true);
  });
  it('tell of a task that died without a report', () => {
    expect(closingLines([], ['@mijn/ui#test:unit']).isFailed).toBe(true);
  });
  it('are content when all went well', () => {
    const { lines, isFailed } = closingLines([{ name: 'unit', passed: 2, failed: 0, skipped: [] }], []);
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
    expect(isFailed).toBe(false);
  });
});
