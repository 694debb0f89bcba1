import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { environment } from '@mijn/server/testing/real-server';
import { serverFolder } from '../places.ts';

export interface ImportRun {
  seconds: number;
  /** The maximum resident memory of the command, without the database, in bytes; 0 where there is no `/proc`. */
  memoryBytes: number;
  counts: readonly string[];
}

/** The time between two looks at the memory of the command, in milliseconds. Linux keeps the maximum. */
const LOOK_EVERY_MS = 100;

/** Imports a folder with the command of the operator, as the script `mijn` starts it. @throws Error with the output, if it fails. */
export async function runImport(folder: string, dataDir: string): Promise<ImportRun> {
  const started = performance.now();
  const program = ['--max-semi-space-size=4', 'src/cli/main.ts', 'import', folder, '--create'];
  const child = spawn(process.execPath, program, {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(dataDir),
  });
  let [output, memoryBytes] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0);
    memoryBytes = Math.max(memoryBytes, kilobytes * 1024);
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  await once(child, 'close');
  clearInterval(looking);
  if (child.exitCode !== 0) throw new Error(`The import failed.\n${output}`);
  const counts = output.split('\n').filter((line) => line.startsWith('  '));
  return { seconds: (performance.now() - started) / 1000, memoryBytes, counts };
}
