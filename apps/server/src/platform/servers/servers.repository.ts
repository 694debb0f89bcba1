import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';
import { runningServers } from './servers.tables.ts';

export type RunningServer = typeof runningServers.$inferSelect;

/** What a server says of itself. The times are those of the database, because the clocks of machines differ. */
export type OwnServer = Omit<RunningServer, 'started_at' | 'beat_at'>;

/** A server without a heartbeat for so long has ended. It beats three times meanwhile. */
const ALIVE_S = 30;

const isAlive = sql`${runningServers.beat_at} > now() - make_interval(secs => ${ALIVE_S})`;

/** Lets servers that start at the same time compare one after the other. The lock lasts until the transaction ends. */
export async function lockServers(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('running_servers', 0))`);
}

export const listRunningServers = (queries: Queries): Promise<RunningServer[]> =>
  queries.select().from(runningServers).where(isAlive).orderBy(runningServers.started_at, runningServers.id);

export async function findServer(queries: Queries, id: string): Promise<RunningServer | undefined> {
  const [server] = await queries.select().from(runningServers).where(eq(runningServers.id, id));
  return server;
}

/** Adds the row again if it was removed. */
export async function beat(queries: Queries, server: OwnServer): Promise<void> {
  const now = sql`now()`;
  await queries
    .insert(runningServers)
    .values({ ...server, started_at: now, beat_at: now })
    .onConflictDoUpdate({ target: runningServers.id, set: { beat_at: now } });
}

export async function removeServer(queries: Queries, id: string): Promise<void> {
  await queries.delete(runningServers).where(eq(runningServers.id, id));
}

export async function removeEndedServers(queries: Queries): Promise<void> {
  await queries.delete(runningServers).where(sql`not (${isAlive})`);
}
