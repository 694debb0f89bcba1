import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const source = path.resolve(import.meta.dirname, '..');

/** The compile cache of Node makes a start a fifth faster. */
const COMPILED = path.join(tmpdir(), 'node-compile-cache');

/** The timeout is long, because the server may import the demo before it prints, while other suites run. */
const PRINT_TIMEOUT_MS = 60_000;

export interface ServerProcess {
  /** Rejects with the error output if the program ends before it listens. */
  url: Promise<string>;
  pid: number | undefined;
  prints: (text: string) => Promise<void>;
  output: () => { stdout: string; stderr: string };
  kill: (signal: NodeJS.Signals) => void;
  /** The field is null if a signal ended the program. */
  ended: Promise<number | null>;
}

/** The paths are relative to the sources of the server. */
export type Program =
  | 'main.ts'
  | 'cli/main.ts'
  | 'testing/run-notifications.ts'
  | '../../../tooling/run/src/start.ts';

/** Passes a few fixed environment variables and the given ones only. @param standardOutput receives the bytes too */
export function runProgram(
  program: Program,
  environment: Record<string, string>,
  args: readonly string[] = [],
  standardOutput?: Writable,
): ServerProcess {
  const child = spawn(process.execPath, [path.join(source, program), ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (standardOutput) child.stdout.pipe(standardOutput);
  const written = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(() => child.exitCode);
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      written.stdout += chunk.toString();
      const found = /Address\s+(http\S+)/u.exec(written.stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(written.stderr)));
  });
  url.catch(() => undefined);
  const prints = async (text: string): Promise<void> => {
    for (const deadline = Date.now() + PRINT_TIMEOUT_MS; !written.stdout.includes(text);) {
      if (Date.now() > deadline) throw new Error(`It did not print "${text}":\n${written.stdout}`);
      await wait(10);
    }
  };
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  return { url, pid: child.pid, prints, output: () => written, kill: (signal) => child.kill(signal), ended };
}
