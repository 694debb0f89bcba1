import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { serverFolder } from '../places.ts';
import { environment } from '../harness/real-server.ts';

export interface ImportRun {
  seconds: number;
  /** The maximum resident memory of the command, without the database, in bytes. */
  memoryBytes: number;
  counts: readonly string[];
}

/** The time between two looks at the memory of the command, in milliseconds. Linux keeps the maximum. */
const LOOK_EVERY_MS = 100;

/** Returns the maximum of the resident memory of a process so far, in bytes; 0 for a process that has ended. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(?<kilobytes>\d+)/u.exec(status)?.groups?.['kilobytes'] ?? 0) * 1024;
}

export async function runImport(folder: string, dataDir: string): Promise<ImportRun> {
  const started = performance.now();
  const program = ['--max-semi-space-size=4', 'src/cli/main.ts'];
  const child = spawn(process.execPath, [...program, 'import', folder, '--create'], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(dataDir),
  });
  let [output, errors, memoryBytes] = ['', '', 0];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
  const look = setInterval(() => {
    void peakOf(child.pid ?? 0).then((peak) => (memoryBytes = Math.max(memoryBytes, peak)));
  }, LOOK_EVERY_MS);
  await once(child, 'close');
  clearInterval(look);
  if (child.exitCode !== 0) throw new Error(`The import failed.\n${errors}`);
  const counts = output.split('\n').filter((line) => line.startsWith('  '));
  return { seconds: (performance.now() - started) / 1000, memoryBytes, counts };
}
