import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot, runTurbo } from './turbo.ts';

/** `dev`: the server, started again at every change of it, and the portal with hot reload. */
const status = runTurbo(['demo', '--filter=@mijn/server', '--output-logs=errors-only']);
if (status !== 0) process.exit(status);

const apiPort = process.env['PORT'] ?? '3000';
const inFolder = (folder: string) => ({ cwd: path.join(projectRoot, folder), stdio: 'inherit' as const });

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/main.ts', '--demo'],
  inFolder('apps/server'),
);
const portal = spawn('pnpm', ['run', 'dev'], {
  ...inFolder('apps/portal'),
  shell: process.platform === 'win32',
  env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
});

const stopBoth = () => {
  server.kill('SIGINT');
  portal.kill('SIGINT');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopBoth);
server.on('exit', stopBoth);
portal.on('exit', stopBoth);
