import { readFile } from 'node:fs/promises';

/** The unit of the times in `/proc`, in milliseconds: Linux counts 100 ticks a second. */
const TICK_MS = 10;

const read = async (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => {
    throw new Error('The processor time of a process can only be measured on Linux, while the process runs.');
  });

/** Returns the user and system time of a process, and of its children that have ended, in milliseconds. */
async function timesOf(pid: number): Promise<{ own: number; ended: number }> {
  const stat = await read(pid, 'stat');
  // The name of the program, in brackets, may contain spaces. The user and system time are the 12th and 13th
  // field after it, those of the children that have ended the 14th and 15th (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * TICK_MS;
  return { own: sum(11), ended: sum(13) };
}

/**
 * The processor time of a process is in `/proc`, in milliseconds.
 * @throws Error on macOS and Windows.
 */
export async function processorTimeOf(pid: number): Promise<number> {
  return (await timesOf(pid)).own;
}

/** Returns the processor time of a process and all processes below it, in milliseconds, but for those of `except`. */
export async function processorTimeBelow(pid: number, except?: number): Promise<number> {
  const { own, ended } = await timesOf(pid);
  const children = (await read(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  let total = own + ended;
  for (const child of children) {
    // A child that ends between the two readings counts in the next measurement.
    if (child !== except) total += await processorTimeBelow(child, except).catch(() => 0);
  }
  return total;
}
