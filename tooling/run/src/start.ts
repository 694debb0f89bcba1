import { runTurbo } from './turbo.ts';

/**
 * `start`: builds what changed, then runs the server in this process. On this machine an empty database gets the demo;
 * a public site gets it with `--demo` alone.
 */
const status = runTurbo([
  'build',
  'demo',
  '--filter=@mijn/portal',
  '--filter=@mijn/server',
  '--output-logs=errors-only',
]);
if (status !== 0) process.exit(status);

process.argv.push('--local-demo');
await import('../../../apps/server/src/main.ts');
