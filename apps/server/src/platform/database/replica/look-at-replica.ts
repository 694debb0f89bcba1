import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CURRENT_POSITION, isCopyOf, REPLAYED_POSITION } from './positions.ts';

/** The longest time until the replica has to answer, and to show what the primary has now, in milliseconds. */
const PATIENCE_MS = 2000;

export interface ReplicaLook {
  state: 'current' | 'behind' | 'away' | 'not_a_replica';
  /** The bytes of the log of the primary that the replica does not show yet. */
  behind_bytes: number;
  /** The milliseconds until the replica showed the state that the primary had at the beginning. */
  waited_ms: number;
}

interface Position extends pg.QueryResultRow {
  position: number | null;
}

async function positionOf(queries: pg.Pool | pg.Client, position: string): Promise<number | null> {
  const { rows } = await queries.query<Position>(`select (${position})::float8 as position`);
  return rows[0]?.position ?? null;
}

export async function lookAtReplica(primary: pg.Pool, url: string): Promise<ReplicaLook> {
  const nothing = { behind_bytes: 0, waited_ms: 0 };
  const replica = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  replica.on('error', () => undefined);
  const begin = performance.now();
  try {
    await replica.connect();
    const goal = (await positionOf(primary, CURRENT_POSITION)) ?? 0;
    if (!(await isCopyOf(primary, replica))) return { ...nothing, state: 'not_a_replica' };
    for (;;) {
      const reached = await positionOf(replica, REPLAYED_POSITION);
      const waited_ms = Math.round(performance.now() - begin);
      if (reached === null) return { ...nothing, state: 'not_a_replica' };
      if (reached >= goal) return { state: 'current', behind_bytes: 0, waited_ms };
      if (waited_ms > PATIENCE_MS) return { state: 'behind', behind_bytes: goal - reached, waited_ms };
      await wait(50);
    }
  } catch {
    return { ...nothing, state: 'away' };
  } finally {
    await replica.end().catch(() => undefined);
  }
}
