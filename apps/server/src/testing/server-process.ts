import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..');

/** A program of the server, run as the operator runs it. */
export interface ServerProcess {
  /** Resolves with the address once it listens; rejects with what it wrote when it ends before. */
  address: Promise<string>;
  /** What it wrote so far. */
  output: () => { stdout: string; stderr: string };
  kill: (signal: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Runs `main.ts` or `cli/main.ts` with these variables and no others of its own. */
export function runProgram(
  program: 'main.ts' | 'cli/main.ts',
  environment: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [path.join(source, program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(() => child.exitCode);
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      written.stdout += chunk.toString();
      const found = /Address\s+(http\S+)/u.exec(written.stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(written.stderr)));
  });
  address.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  return { address, output: () => written, kill: (signal) => child.kill(signal), ended };
}
