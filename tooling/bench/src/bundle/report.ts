import type { Check } from './checks.ts';

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: 'passed' | 'failed'; fullName: string }[] }[];
}

export function toJestReport(checks: readonly Pick<Check, 'name' | 'isMet'>[]): JestReport {
  const assertionResults = checks.map(({ name, isMet }) => ({
    status: isMet ? ('passed' as const) : ('failed' as const),
    fullName: name,
  }));
  const numPassedTests = checks.filter(({ isMet }) => isMet).length;
  return {
    numPassedTests,
    numFailedTests: checks.length - numPassedTests,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ assertionResults }],
  };
}
