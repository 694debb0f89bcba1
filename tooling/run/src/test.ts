import { readSuites, readFailedTasks, type Suite } from './reports.ts';
import { closingLines } from './closing-lines.ts';
import { projectRoot, runTurbo } from './turbo.ts';

/** `test`: every check of the workspace, and one line over all suites at the end. */
const CHECKS = ['lint', 'typecheck', 'demo:data', 'test:unit', 'build', 'build:stories', 'test:bundle'];
/** One after the other: each keeps two browsers busy, and more of them would only wait for each other. */
const IN_BROWSERS = ['test:stories', 'test:e2e'];

const startedAt = Date.now();
const run = (tasks: string[], concurrency: number) =>
  runTurbo([...tasks, '--continue', `--concurrency=${concurrency}`, '--summarize', ...process.argv.slice(2)]);
const runs = [run(CHECKS, 2), run(IN_BROWSERS, 1)];
const failedTasks = await readFailedTasks(projectRoot, startedAt);
const suites: Suite[] = await readSuites(projectRoot);

const { lines, isFailed } = closingLines(suites, failedTasks);
for (const line of lines) console.log(line);
process.exit(isFailed || runs.some((status) => status !== 0) ? 1 : 0);
