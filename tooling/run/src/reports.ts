import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The results of one test suite of one package. */
export interface Suite {
  /** The package and the suite, such as `apps/server unit`. */
  name: string;
  passed: number;
  failed: number;
  /** The failed tests, and the test files that could not run. */
  failures: Failure[];
  /** The titles of the skipped tests, with the reason if the report contains one. */
  skipped: string[];
  /** The notes in the titles of tests, such as `[note: the test set is absent]`. */
  notes: string[];
  /** The duration of each test. */
  durations: TestDuration[];
}

export interface TestDuration {
  title: string;
  milliseconds: number;
}

export interface Failure {
  title: string;
  /** What the test reported, without the colours of a terminal. */
  message: string;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    /** What made the file fail, if the file could not run. */
    message: string;
    assertionResults: JestTest[];
  }[];
}
interface JestTest {
  status: string;
  fullName: string;
  duration?: number | null;
  failureMessages?: string[] | null;
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

/** Returns the distinct notes in test titles. */
const notesIn = (titles: readonly string[]): string[] => [
  ...new Set(titles.flatMap((title) => NOTE.exec(title)?.[1] ?? [])),
];

const toFailure = (title: string, messages: readonly string[]): Failure => ({
  title,
  message: stripVTControlCharacters(messages.join('\n')),
});

/** Returns the failed tests of a report of Jest, and its files that failed without a failed test. */
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

/** Returns the runs of a spec that did not pass; a test that passed only after a retry is one of them. */
function playwrightFailures({ title, tests }: PlaywrightSpec): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results = [] }) =>
      toFailure(
        title,
        results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? [])),
      ),
    );
}

/**
 * Returns the durations of the tests of a spec. The duration of a test that ran more than once is the sum of
 * all runs.
 */
function durationsOf({ title, tests }: PlaywrightSpec): TestDuration[] {
  return tests.map(({ results = [] }) => ({
    title,
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}

function fromPlaywright(name: string, report: PlaywrightReport): Suite {
  const { expected, unexpected, flaky } = report.stats;
  return {
    name,
    passed: expected,
    // A test that passes only after a retry counts as failed, and so does an error outside any test.
    failed: unexpected + flaky + (expected + unexpected === 0 ? report.errors.length : 0),
    failures: specsOf(report).flatMap(playwrightFailures),
    skipped: specsOf(report).flatMap(skipOf),
    notes: [],
    durations: specsOf(report).flatMap(durationsOf),
  };
}

/** Returns the suite in a report of Jest or Playwright. */
export function toSuite(name: string, report: Report): Suite {
  return 'stats' in report ? fromPlaywright(name, report) : fromJest(name, report);
}

/**
 * Reads all reports of the workspace packages. Turbo restores reports from its cache, so that a task that did
 * not run again has a report too.
 */
export async function readSuites(root: string): Promise<Suite[]> {
  const suites: Suite[] = [];
  for await (const file of glob('{apps,packages,tooling}/*/reports/*.json', { cwd: root })) {
    const report: Report = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    const [kind, name] = file.split(path.sep);
    suites.push(toSuite(`${kind}/${name} ${path.basename(file, '.json')}`, report));
  }
  return suites.toSorted((one, other) => one.name.localeCompare(other.name));
}

interface RunSummary {
  tasks: { taskId: string; execution?: { exitCode: number | null } }[];
}

/**
 * Returns the tasks that failed in the run that started at a time.
 * @param startedAt the start of the run, in milliseconds since the epoch.
 */
export async function readFailedTasks(root: string, startedAt: number): Promise<string[]> {
  const failed = new Set<string>();
  for await (const file of glob('.turbo/runs/*.json', { cwd: root })) {
    const full = path.join(root, file);
    if ((await stat(full)).mtimeMs < startedAt) continue;
    const { tasks }: RunSummary = JSON.parse(await readFile(full, 'utf8'));
    for (const { taskId, execution } of tasks) if (execution?.exitCode !== 0) failed.add(taskId);
  }
  return [...failed];
}
