import type pg from 'pg';
import { processorTimeBelow } from '../harness/processor-time.ts';
import type { RealServer } from '../harness/real-server.ts';

/** The processor time of one action, in milliseconds. */
export interface Cost {
  server: number;
  database: number;
}

export interface Meter {
  server: number;
  database: number;
}

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

/** Returns the mean cost of an action. Other programs hardly change it, because it is processor time and not the time that passed. */
export async function costOf(meter: Meter, times: number, work: () => Promise<void>): Promise<Cost> {
  const before = await readMeter(meter);
  await work();
  const after = await readMeter(meter);
  return {
    server: (after.server - before.server) / times,
    database: (after.database - before.database) / times,
  };
}

export async function repeat(times: number, action: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await action(turn);
}
