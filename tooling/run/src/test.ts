import { readSuites, readFailedTasks, type Suite } from './reports.ts';
import { closingLines } from './closing-lines.ts';
import { projectRoot, runTurbo } from './turbo.ts';

/** `test`: every check of the workspace, and one line over all suites at the end. */
const TASKS = ['lint', 'typecheck', 'test:unit', 'test:bundle', 'test:stories'];
/** By themselves: beside the stories the browsers of both would wait for each other. */
const JOURNEYS = ['test:e2e'];

const startedAt = Date.now();
const runs = [TASKS, JOURNEYS].map((tasks) =>
  runTurbo([...tasks, '--continue', '--concurrency=2', '--summarize', ...process.argv.slice(2)]),
);
const failedTasks = await readFailedTasks(projectRoot, startedAt);
const suites: Suite[] = await readSuites(projectRoot);

const { lines, isFailed } = closingLines(suites, failedTasks);
for (const line of lines) console.log(line);
process.exit(isFailed || runs.some((status) => status !== 0) ? 1 : 0);
