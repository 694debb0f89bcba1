import { runTogether } from './run-together.ts';
import { runTurbo } from './turbo.ts';

const status = runTurbo(['demo', '--filter=@mijn/server', '--output-logs=errors-only']);
if (status !== 0) process.exit(status);

const apiPort = process.env['PORT'] ?? '3000';
runTogether([
  {
    folder: 'apps/server',
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'src/main.ts', '--local-demo'],
  },
  {
    folder: 'apps/portal',
    command: 'pnpm',
    args: ['run', 'dev'],
    env: { API_URL: `http://127.0.0.1:${apiPort}` },
  },
]);
