import { spawnSync } from 'node:child_process';
import { projectRoot } from './places.ts';

/** @throws Error when the build fails. */
export function buildPortal(): void {
  const { status } = spawnSync(
    'turbo',
    ['run', '@mijn/portal#build', '@mijn/server#demo', '--output-logs=errors-only'],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
  );
  if (status !== 0) throw new Error('The portal could not be built.');
}
