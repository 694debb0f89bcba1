import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './turbo.ts';

/** A command that runs until it is stopped. */
export interface LongCommand {
  /** The working directory relative to the root of the project, such as `apps/portal`. */
  folder: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** On Windows `pnpm` is only found through a shell. Node needs none, because its command is a path. */
const needsShell = (command: string): boolean => process.platform === 'win32' && command !== process.execPath;

const start = ({ folder, command, args, env }: LongCommand): ChildProcess =>
  spawn(command, args, {
    cwd: path.join(projectRoot, folder),
    stdio: 'inherit',
    shell: needsShell(command),
    env: { ...process.env, ...env },
  });

export function runTogether(commands: readonly LongCommand[]): void {
  const children = commands.map(start);
  const stopAll = () => {
    for (const child of children) child.kill('SIGINT');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
  for (const child of children) child.on('exit', stopAll);
}
