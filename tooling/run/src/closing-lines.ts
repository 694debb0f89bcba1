import type { Suite } from './reports.ts';

const total = (suites: readonly Suite[], countOf: (suite: Suite) => number): number =>
  suites.reduce((sum, suite) => sum + countOf(suite), 0);

/**
 * Returns whether a task is a check without tests, such as lint or typecheck. Such a check counts as one
 * failure if it fails.
 */
const isCheck = (taskId: string): boolean => /(?:#|^)(lint|typecheck|build|demo)/u.test(taskId);

/** The number of slowest tests to list. */
const SLOWEST = 20;

/** Returns the lines with the slowest tests over all suites, sorted by duration, descending. */
function slowestLines(suites: readonly Suite[]): string[] {
  const tests = suites.flatMap(({ name, durations }) => durations.map((test) => ({ ...test, suite: name })));
  const slowest = tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(
      ({ suite, title, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${suite}: ${title}`,
    );
  return slowest.length > 0 ? ['', `the slowest ${slowest.length} tests:`, ...slowest] : [];
}

/** The most lines of the message of a failed test. */
const MESSAGE_LINES = 20;

/** Returns the title and the message of each failed test. */
function failureLines(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ name, failures }) =>
    failures.flatMap(({ title, message }) => [
      '',
      `failed: ${name}: ${title}`,
      ...message
        .split('\n')
        .slice(0, MESSAGE_LINES)
        .map((line) => `  ${line}`),
    ]),
  );
}

/**
 * Returns the lines at the end of a run: the slowest tests, a line for each suite, skipped tests, notes,
 * failed tests, failed tasks and the totals.
 */
export function closingLines(
  suites: readonly Suite[],
  failedTasks: readonly string[],
): { lines: string[]; isFailed: boolean } {
  const failedChecks = failedTasks.filter(isCheck);
  const passed = total(suites, (suite) => suite.passed);
  const failed = total(suites, (suite) => suite.failed) + failedChecks.length;
  const notes = suites.flatMap((suite) => suite.notes.map((note) => `note: ${suite.name}: ${note}`));
  const skipped = suites.flatMap((suite) => suite.skipped.map((title) => `skipped: ${suite.name}: ${title}`));
  return {
    isFailed: failed > 0 || failedTasks.length > 0,
    lines: [
      ...slowestLines(suites),
      '',
      ...suites.map(
        (suite) =>
          `${suite.name}: ${suite.passed} passed, ${suite.failed} failed, ${suite.skipped.length} skipped`,
      ),
      ...skipped,
      ...notes,
      ...failureLines(suites),
      ...failedTasks.map((task) => `did not end well: ${task}`),
      '',
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
  };
}
