import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What one suite of one package had to say. */
export interface Suite {
  /** Such as `apps/server unit`. */
  name: string;
  passed: number;
  failed: number;
  /** The tests that did not run, by name, with the reason where the suite gives one. */
  skipped: string[];
  /** What the titles of tests note about the run: `[note: the test set is absent]`. */
  notes: string[];
  /** Every test that ran, with how long it took. */
  durations: TestDuration[];
}

export interface TestDuration {
  title: string;
  milliseconds: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSpec {
  title: string;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results?: { duration: number }[];
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

/** The notes in titles, each once. */
const notesIn = (titles: readonly string[]): string[] => [
  ...new Set(titles.flatMap((title) => NOTE.exec(title)?.[1] ?? [])),
];

function fromJest(name: string, report: JestReport): Suite {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const pending = tests.filter(({ status }) => status === 'pending' || status === 'todo');
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0),
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

/** A test that ran more than once counts with all its runs. */
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
    // A test that passes only at a second try is a bug, and so is an error outside any test.
    failed: unexpected + flaky + (expected + unexpected === 0 ? report.errors.length : 0),
    skipped: specsOf(report).flatMap(skipOf),
    notes: [],
    durations: specsOf(report).flatMap(durationsOf),
  };
}

/** A report of Jest, or of Playwright, as a suite. */
export function toSuite(name: string, report: Report): Suite {
  return 'stats' in report ? fromPlaywright(name, report) : fromJest(name, report);
}

/** Every report in the packages: turbo keeps them with its cache, so a task that did not run again has one too. */
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

/** The tasks of the run that began at this moment (milliseconds since the epoch) and did not end well. */
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
