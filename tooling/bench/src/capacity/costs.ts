import type pg from 'pg';
import { processorTimeBelow } from '../processor-time.ts';
import type { RealServer } from '../real-server.ts';

/** The processor time of one action, in milliseconds. */
export interface Cost {
  /** Of the server, with its processes that read files and draw pages. */
  server: number;
  /** Of PostgreSQL. */
  database: number;
}

/** The processes whose time is measured. */
export interface Meter {
  server: number;
  database: number;
}

/** Returns the processes of a server and its own PostgreSQL. */
export async function meterOf(server: RealServer, client: pg.Client): Promise<Meter> {
  const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  return { server: server.pid, database: Number(rows[0]?.file.split('\n')[0]) };
}

async function readMeter({ server, database }: Meter): Promise<Cost> {
  return {
    server: await processorTimeBelow(server, database),
    database: await processorTimeBelow(database),
  };
}

/**
 * Returns the mean cost of an action. Other programs on the machine hardly change it, because it is the processor
 * time of these processes and not the time that passed.
 * @param times how often `work` does the action.
 */
export async function costOf(meter: Meter, times: number, work: () => Promise<void>): Promise<Cost> {
  const before = await readMeter(meter);
  await work();
  const after = await readMeter(meter);
  return {
    server: (after.server - before.server) / times,
    database: (after.database - before.database) / times,
  };
}

/** Does something so many times, one after another. */
export async function repeat(times: number, action: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await action(turn);
}
