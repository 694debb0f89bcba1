import { runTurbo } from './turbo.ts';

/** If the database is empty, the server imports the demo on this machine. On a public site it imports the demo only with `--demo`. */
const status = runTurbo([
  'build',
  'demo',
  '--filter=@mijn/portal',
  '--filter=@mijn/server',
  '--output-logs=errors-only',
]);
if (status !== 0) process.exit(status);

process.argv.push('--local-demo');
await import('../../../apps/server/bin/start.js');
