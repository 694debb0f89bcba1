import { spawnSync } from 'node:child_process';
import { projectRoot } from './places.ts';

/** @throws Error when a task fails. */
function runTasks(...tasks: readonly string[]): void {
  const { status } = spawnSync('turbo', ['run', ...tasks, '--output-logs=errors-only'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Error(`The build failed: ${tasks.join(', ')}`);
}

export const buildPortal = (): void => runTasks('@mijn/portal#build');

/** Draws the files of the demo, if they changed since the last time. */
export const drawDemo = (): void => runTasks('@mijn/server#demo');

/** Creates the data folder of the demo, which `copyDemoData` copies. */
export const createDemoData = (): void => runTasks('@mijn/server#demo:data');
