import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import { StartFault } from '../config/errors.ts';
import { version } from '../config/version.ts';
import { inTransaction, type Queries } from '../database/index.ts';
import type { Foundation } from '../foundation.ts';
import { disagreements } from './disagreements.ts';
import { filePrints, secretPrints } from './fingerprints.ts';
import {
  beat,
  findServer,
  listRunningServers,
  lockServers,
  type OwnServer,
  removeEndedServers,
  removeServer,
  type RunningServer,
} from './servers.repository.ts';

/** The interval of the heartbeat in milliseconds. */
const BEAT_MS = 10_000;

/** A server that was killed has no next heartbeat. */
const NEXT_BEAT_MS = BEAT_MS + 2000;
const LOOK_MS = 250;

/** Waits for the next heartbeat of a server. Returns whether it came. */
async function isStillRunning(queries: Queries, { id, beat_at }: RunningServer): Promise<boolean> {
  for (const deadline = Date.now() + NEXT_BEAT_MS; Date.now() < deadline; await wait(LOOK_MS)) {
    const now = await findServer(queries, id);
    if (!now) return false;
    if (now.beat_at > beat_at) return true;
  }
  return false;
}

/** Returns the running server that this one disagrees with, or adds this one. */
async function enter(queries: Queries, own: OwnServer): Promise<RunningServer | undefined> {
  return inTransaction(queries, async (transaction) => {
    await lockServers(transaction);
    await removeEndedServers(transaction);
    const others = await listRunningServers(transaction);
    const other = others.find((one) => disagreements(own, one).length > 0);
    if (!other) await beat(transaction, own);
    return other;
  });
}

/**
 * Adds this server to those that run, and beats until it leaves (docs/product.md#database). It is compared with running servers alone, because a restore onto
 * another store, and a new secret after a theft, must be possible. @throws StartFault if a running server has another secret or another file store.
 */
export async function joinServers(
  { config, secret, database: { queries } }: Pick<Foundation, 'config' | 'secret' | 'database'>,
  log: FastifyBaseLogger,
): Promise<{ leave: () => Promise<void> }> {
  const own = {
    id: newId(),
    host: `${hostname()} (process ${process.pid})`,
    version,
    secret_prints: secretPrints(secret),
    ...(await filePrints(config)),
  };
  for (let other = await enter(queries, own); other; other = await enter(queries, own)) {
    if (await isStillRunning(queries, other)) throw new StartFault(...disagreements(own, other));
    await removeServer(queries, other.id);
  }
  const timer = setInterval(() => {
    beat(queries, own).catch(() => log.debug('the heartbeat could not be stored'));
  }, BEAT_MS).unref();
  return {
    leave: async () => {
      clearInterval(timer);
      // The database may be away at a stop. The row then counts for half a minute.
      await removeServer(queries, own.id).catch(() => undefined);
    },
  };
}
