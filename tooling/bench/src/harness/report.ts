import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportsFolder } from '../places.ts';

export const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

type Cell = string | number;

export function tableOf(...widths: readonly number[]): (cells: readonly Cell[], end?: string) => void {
  return (cells, end) => {
    const padded = cells.map((cell, at) =>
      at === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[at] ?? 0),
    );
    console.log(padded.join('') + (end === undefined ? '' : `  ${end}`));
  };
}

export const verdictOf = (isKept: boolean): string => (isKept ? 'kept' : 'NOT KEPT');

/** Prints whether a budget is kept. The command ends with code 1 after one that is not. */
export function printVerdict(isKept: boolean, text: string): void {
  console.log(`${verdictOf(isKept)}: ${text}`);
  if (!isKept) process.exitCode = 1;
}

/** A budget, and whether it is kept. */
export interface Check {
  name: string;
  isMet: boolean;
  found: string;
}

/** Prints the checks. The command ends with code 1 if one is not met. */
export function printChecks(checks: readonly Check[]): void {
  for (const { name, isMet, found } of checks) printVerdict(isMet, `${name}: ${found}`);
}

/** Writes the report of a task of the test command, in the format of Jest, which the command sums up. */
export async function writeReport(task: string, checks: readonly Check[]): Promise<void> {
  const assertionResults = checks.map(({ name, isMet, found }) => ({
    status: isMet ? 'passed' : 'failed',
    fullName: name,
    failureMessages: isMet ? [] : [found],
  }));
  const numPassedTests = checks.filter(({ isMet }) => isMet).length;
  const report = {
    numPassedTests,
    numFailedTests: checks.length - numPassedTests,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ assertionResults }],
  };
  await mkdir(reportsFolder, { recursive: true });
  await writeFile(path.join(reportsFolder, `${task}.json`), JSON.stringify(report));
}
