import { closingLines } from './closing-lines.ts';
import { readSuites, readTasks } from './reports.ts';
import { projectRoot, runTurbo } from './turbo.ts';

const CHECKS = [
  'lint',
  'typecheck',
  'demo:data',
  'test:unit',
  'build',
  'build:reference',
  'build:stories',
  'test:bundle',
];
/** These run one after the other, because each task already keeps two browsers busy. */
const IN_BROWSERS = ['test:stories', 'test:site', 'test:search', 'test:e2e', 'test:replicas'];

/** The end of a run of the tests. */
export interface Outcome {
  isFailed: boolean;
  totals: string;
}

/** Runs the checks and the tests of the workspace. `further` are tasks in browsers that a usual run does not have. */
export async function runTests(
  options: readonly string[],
  further: readonly string[] = [],
): Promise<Outcome> {
  const startedAt = Date.now();
  const run = (tasks: readonly string[], concurrency: number) =>
    runTurbo([
      ...tasks,
      '--continue',
      `--concurrency=${concurrency}`,
      '--output-logs=new-only',
      '--summarize',
      ...options,
    ]);
  const statuses = [run(CHECKS, 2), run([...IN_BROWSERS, ...further], 1)];
  const { lines, isFailed } = closingLines(
    await readSuites(projectRoot),
    await readTasks(projectRoot, startedAt),
  );
  for (const line of lines) console.log(line);
  return {
    isFailed: isFailed || statuses.some((status) => status !== 0),
    totals: lines.at(-1) ?? '',
  };
}
