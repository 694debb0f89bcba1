import type { Suite, Task } from './reports.ts';

const total = (suites: readonly Suite[], countOf: (suite: Suite) => number): number =>
  suites.reduce((sum, suite) => sum + countOf(suite), 0);

/** Returns whether a task is a check without tests, such as lint or typecheck. Such a check counts as one failure if it fails. */
const isCheck = (taskId: string): boolean => /(?:#|^)(lint|typecheck|build|demo)/u.test(taskId);

const SLOWEST = 20;

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

/** Tasks that take less than this are not listed, in seconds. */
const TASK_SECONDS_MIN = 1;

function taskLines(tasks: readonly Task[]): string[] {
  const run = tasks
    .filter(({ seconds, isFromCache }) => !isFromCache && seconds >= TASK_SECONDS_MIN)
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ id, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${id}`);
  const ran = new Set(tasks.filter(({ isFromCache }) => !isFromCache).map(({ id }) => id));
  const cached = [...new Set(tasks.map(({ id }) => id))].filter((id) => !ran.has(id));
  return [
    ...(run.length > 0 ? ['', 'the time per task:', ...run] : []),
    ...(cached.length > 0 ? [`unchanged, from the cache: ${cached.toSorted().join(', ')}`] : []),
  ];
}

/** The most tests that may need a second try in a run. More of them are a fault of the tests or of the product. */
const FLAKY_MAX = 3;

const MESSAGE_LINES = 20;

function messageLines(suites: readonly Suite[], kind: 'failures' | 'flaky', label: string): string[] {
  return suites.flatMap((suite) =>
    suite[kind].flatMap(({ title, message }) => [
      '',
      `${label}: ${suite.name}: ${title}`,
      ...message
        .split('\n')
        .slice(0, MESSAGE_LINES)
        .map((line) => `  ${line}`),
    ]),
  );
}

function flakyLines(flaky: number): string[] {
  if (flaky === 0) return [];
  return [
    flaky > FLAKY_MAX ? `${flaky} flaky: at most ${FLAKY_MAX} may need a second try` : `${flaky} flaky`,
  ];
}

/** Returns the lines at the end of a run. */
export function closingLines(
  suites: readonly Suite[],
  tasks: readonly Task[],
): { lines: string[]; isFailed: boolean } {
  const failedTasks = tasks.filter(({ isFailed }) => isFailed).map(({ id }) => id);
  const failedChecks = failedTasks.filter(isCheck);
  const passed = total(suites, (suite) => suite.passed);
  const failed = total(suites, (suite) => suite.failed) + failedChecks.length;
  const flaky = total(suites, (suite) => suite.flaky.length);
  const notes = suites.flatMap((suite) => suite.notes.map((note) => `note: ${suite.name}: ${note}`));
  const skipped = suites.flatMap((suite) => suite.skipped.map((title) => `skipped: ${suite.name}: ${title}`));
  return {
    isFailed: failed > 0 || failedTasks.length > 0 || flaky > FLAKY_MAX,
    lines: [
      ...slowestLines(suites),
      ...taskLines(tasks),
      '',
      ...suites.map(
        (suite) =>
          `${suite.name}: ${suite.passed} passed, ${suite.failed} failed, ${suite.skipped.length} skipped`,
      ),
      ...skipped,
      ...notes,
      ...messageLines(suites, 'flaky', 'needed a second try'),
      ...messageLines(suites, 'failures', 'failed'),
      ...failedTasks.map((task) => `did not end well: ${task}`),
      '',
      ...flakyLines(flaky),
      `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
    ],
  };
}
