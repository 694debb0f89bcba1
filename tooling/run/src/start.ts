import { runTurbo } from './turbo.ts';

/** `start`: builds what changed, then runs the server in this process, with the demo on an empty data folder. */
const status = runTurbo([
  'build',
  'demo',
  '--filter=@mijn/portal',
  '--filter=@mijn/server',
  '--output-logs=errors-only',
]);
if (status !== 0) process.exit(status);

process.argv.push('--demo');
await import('../../../apps/server/src/main.ts');
