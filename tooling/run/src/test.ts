import { readSuites, readTasks } from './reports.ts';
import { closingLines } from './closing-lines.ts';
import { projectRoot, runTurbo } from './turbo.ts';

/**
 * The checks of the workspace. `test` runs these tasks and then prints one line with the totals of all
 * suites.
 */
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
/**
 * The tasks that use browsers. They run one after the other, because each task already keeps two browsers
 * busy.
 */
const IN_BROWSERS = ['test:stories', 'test:site', 'test:flow', 'test:e2e', 'test:replicas'];

const startedAt = Date.now();
const run = (tasks: string[], concurrency: number, ...options: string[]) =>
  runTurbo([
    ...tasks,
    '--continue',
    `--concurrency=${concurrency}`,
    '--summarize',
    ...options,
    ...process.argv.slice(2),
  ]);
// The checks have run everything that the second run depends on.
const runs = [run(CHECKS, 2), run(IN_BROWSERS, 1, '--only')];
const { lines, isFailed } = closingLines(
  await readSuites(projectRoot),
  await readTasks(projectRoot, startedAt),
);
for (const line of lines) console.log(line);
process.exit(isFailed || runs.some((status) => status !== 0) ? 1 : 0);
