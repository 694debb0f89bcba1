import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Suite {
  /** The package and the suite, such as `apps/server unit`. */
  name: string;
  passed: number;
  failed: number;
  failures: Failure[];
  /** The tests that passed at their second try, with what their first try reported. They count as passed. */
  flaky: Failure[];
  /** The titles of the skipped tests, with the reason if the report contains one. */
  skipped: string[];
  /** The notes in the titles of tests, such as `[note: the test set is absent]`. */
  notes: string[];
  durations: TestDuration[];
}

interface TestDuration {
  title: string;
  milliseconds: number;
}

interface Failure {
  title: string;
  message: string;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: JestTest[];
  }[];
}
interface JestTest {
  status: string;
  fullName: string;
  duration?: number | null;
  failureMessages?: string[] | null;
  /** The number of tries, and what the tries before the last one reported. */
  invocations?: number;
  retryReasons?: string[] | null;
}

interface PlaywrightSpec {
  title: string;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results?: { duration: number; errors?: { message?: string }[] }[];
  }[];
}
interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

type Report = JestReport | (PlaywrightReport & { suites: PlaywrightSuite[] });

const NOTE = /\[note: ([^\]]+)\]/u;

const notesIn = (titles: readonly string[]): string[] => [
  ...new Set(titles.flatMap((title) => NOTE.exec(title)?.[1] ?? [])),
];

const toFailure = (title: string, messages: readonly string[]): Failure => ({
  title,
  message: stripVTControlCharacters(messages.join('\n')),
});

function jestFailures({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [toFailure(path.basename(name), [message])];
    return failed.map(({ fullName, failureMessages }) => toFailure(fullName, failureMessages ?? []));
  });
}

function fromJest(name: string, report: JestReport): Suite {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const pending = tests.filter(({ status }) => status === 'pending' || status === 'todo');
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0),
    failures: jestFailures(report),
    flaky: tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName, retryReasons }) => toFailure(fullName, retryReasons ?? [])),
    skipped: pending.map(({ fullName }) => fullName),
    notes: notesIn(tests.map(({ fullName }) => fullName)),
    durations: tests.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
  };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function skipOf({ title, tests }: PlaywrightSpec): string[] {
  return tests.flatMap(({ status, annotations }) => {
    if (status !== 'skipped') return [];
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
    return [reason ? `${title} (${reason})` : title];
  });
}

/** Returns what the tests of a spec with one outcome reported, in all of their tries. */
function messagesOf({ title, tests }: PlaywrightSpec, outcome: 'unexpected' | 'flaky'): Failure[] {
  return tests
    .filter(({ status }) => status === outcome)
    .map(({ results = [] }) =>
      toFailure(
        title,
        results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? [])),
      ),
    );
}

function durationsOf({ title, tests }: PlaywrightSpec): TestDuration[] {
  return tests.map(({ results = [] }) => ({
    title,
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}

function fromPlaywright(name: string, report: PlaywrightReport): Suite {
  const { expected, unexpected, flaky } = report.stats;
  const specs = specsOf(report);
  return {
    name,
    passed: expected + flaky,
    // An error outside any test counts as a failure.
    failed: unexpected + (expected + unexpected + flaky === 0 ? report.errors.length : 0),
    failures: specs.flatMap((spec) => messagesOf(spec, 'unexpected')),
    flaky: specs.flatMap((spec) => messagesOf(spec, 'flaky')),
    skipped: specs.flatMap(skipOf),
    notes: [],
    durations: specs.flatMap(durationsOf),
  };
}

export function toSuite(name: string, report: Report): Suite {
  return 'stats' in report ? fromPlaywright(name, report) : fromJest(name, report);
}

/** Turbo restores reports from its cache, so that a task that did not run again has a report too. */
export async function readSuites(root: string): Promise<Suite[]> {
  const suites: Suite[] = [];
  for await (const file of glob('{apps,packages,tooling}/*/reports/*.json', { cwd: root })) {
    const report: Report = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    const [kind, name] = file.split(path.sep);
    suites.push(toSuite(`${kind}/${name} ${path.basename(file, '.json')}`, report));
  }
  return suites.toSorted((one, other) => one.name.localeCompare(other.name));
}

export interface Task {
  /** The package and the task, such as `@mijn/ui#test:stories`. */
  id: string;
  seconds: number;
  isFailed: boolean;
  isFromCache: boolean;
}

interface RunSummary {
  tasks: {
    taskId: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
}

const toTask = ({ taskId, cache, execution }: RunSummary['tasks'][number]): Task => ({
  id: taskId,
  seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
  isFailed: execution?.exitCode !== 0,
  isFromCache: cache.status === 'HIT',
});

/** Returns the tasks of the runs that started at a time (milliseconds since the epoch) or later. */
export async function readTasks(root: string, startedAt: number): Promise<Task[]> {
  const tasks: Task[] = [];
  for await (const file of glob('.turbo/runs/*.json', { cwd: root })) {
    const full = path.join(root, file);
    if ((await stat(full)).mtimeMs < startedAt) continue;
    const summary: RunSummary = JSON.parse(await readFile(full, 'utf8'));
    tasks.push(...summary.tasks.map(toTask));
  }
  return tasks;
}
