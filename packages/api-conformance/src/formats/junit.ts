import { groups } from '../kit/check.ts';
import type { Report, Result } from '../report.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const contents: Readonly<Record<Result['outcome'], (reason: string) => string>> = {
  holds: () => '',
  broken: (reason) => `<failure message="${reason}"/>`,
  missing: (reason) => `<failure type="missing" message="${reason}"/>`,
  accepted: (reason) => `<skipped message="accepted: ${reason}"/>`,
  skipped: (reason) => `<skipped message="${reason}"/>`,
};

function testCase({ check, group, rule, operation, outcome, reason = '', duration_ms }: Result): string {
  const name = escaped(`${check} (${rule}): ${operation}`);
  const content = contents[outcome](escaped(reason));
  return `    <testcase classname="${escaped(group)}" name="${name}" time="${seconds(duration_ms)}">${content}</testcase>`;
}

function testSuite(group: string, results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const time = seconds(results.reduce((sum, { duration_ms }) => sum + duration_ms, 0));
  const numbers = `tests="${results.length}" failures="${count('broken') + count('missing')}" skipped="${count('skipped') + count('accepted')}" time="${time}"`;
  return `  <testsuite name="${escaped(group)}" ${numbers}>\n${results.map(testCase).join('\n')}\n  </testsuite>`;
}

/** Returns a report in the form of JUnit: a suite for each group, and a case for each check of an operation. */
export function junitReport({ results, broken, missing, accepted, skipped, duration_ms }: Report): string {
  const suites = groups
    .map((group) => [group, results.filter((result) => result.group === group)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
    .map(([group, ofGroup]) => testSuite(group, ofGroup));
  const numbers = `tests="${results.length}" failures="${broken + missing}" skipped="${skipped + accepted}" time="${seconds(duration_ms)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="api-conformance" ${numbers}>\n${suites.join('\n')}\n</testsuites>\n`;
}
