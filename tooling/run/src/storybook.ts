import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './turbo.ts';

/** `storybook`: that of the library on port 6006, which shows the screens of the portal's, on port 6007, as its own. */
const books = ['packages/ui', 'apps/portal'].map((folder) =>
  spawn('pnpm', ['run', 'storybook', '--ci'], {
    cwd: path.join(projectRoot, folder),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  }),
);

const stopAll = () => {
  for (const book of books) book.kill('SIGINT');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const book of books) book.on('exit', stopAll);
console.log('Storybook comes at http://localhost:6006 in a moment. Stop it with Ctrl-C.');
