import { readFile } from 'node:fs/promises';
import type { Running } from '../harness/with-server.ts';

/** The unit of the times in `/proc`, in milliseconds: Linux counts 100 ticks a second. */
const TICK_MS = 10;

const read = async (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => {
    throw new Error('The processor time of a process can only be measured on Linux, while the process runs.');
  });

/** Returns the fields of a process after its name. The name is in brackets, and may contain spaces (proc(5)). */
async function fieldsOf(pid: number): Promise<string[]> {
  const stat = await read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const sumOf = (ticks: readonly string[]): number =>
  ticks.reduce((sum, own) => sum + Number(own) * TICK_MS, 0);

/** Returns the processor time of a process without those below it, in milliseconds. @throws Error on macOS and Windows. */
export const processorTimeOf = async (pid: number): Promise<number> =>
  sumOf((await fieldsOf(pid)).slice(11, 13));

/**
 * Returns the processor time of a process and of all processes below it, in milliseconds, but for those of `except`.
 * @throws Error on macOS and Windows.
 */
async function processorTimeBelow(pid: number, except?: number): Promise<number> {
  // The user and system time are the 12th and 13th field after the name, those of the children that have ended the 14th and 15th (proc(5)).
  let total = sumOf((await fieldsOf(pid)).slice(11, 15));
  const children = (await read(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  for (const child of children) {
    // A child that ends between the two readings counts in the next measurement.
    if (child !== except) total += await processorTimeBelow(child, except).catch(() => 0);
  }
  return total;
}

/** The processor time of one action, in milliseconds. */
export interface Cost {
  server: number;
  database: number;
}

/**
 * Returns a function that measures the mean cost of an action. Other programs hardly change it, because it is processor time and not the
 * time that passed.
 */
export async function meterOf({
  server,
  client,
}: Running): Promise<(times: number, work: () => Promise<unknown>) => Promise<Cost>> {
  const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  const database = Number(rows[0]?.file.split('\n')[0]);
  const now = async (): Promise<[server: number, database: number]> => [
    await processorTimeBelow(server.pid, database),
    await processorTimeBelow(database),
  ];
  return async (times, work) => {
    const before = await now();
    await work();
    const after = await now();
    return { server: (after[0] - before[0]) / times, database: (after[1] - before[1]) / times };
  };
}
