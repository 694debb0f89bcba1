import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportsFolder } from '../places.ts';
import type { Check } from './checks.ts';

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: 'passed' | 'failed'; fullName: string }[] }[];
}

type NamedCheck = Pick<Check, 'name' | 'isMet'>;

export function toJestReport(checks: readonly NamedCheck[]): JestReport {
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

/** Writes the report of a task of the test command, which sums them up. */
export async function writeReport(task: string, checks: readonly NamedCheck[]): Promise<void> {
  await mkdir(reportsFolder, { recursive: true });
  await writeFile(path.join(reportsFolder, `${task}.json`), JSON.stringify(toJestReport(checks)));
}
