import { lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { attempts, idempotencyKeys, passwordResets, sessions, type Queries } from '../database/index.ts';
import { SESSION_IDLE_MS } from '@mijn/domain/limits';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Deletes what has ended and nobody reads any more: sessions, attempts, reset links, keys of creating calls. */
export async function cleanUp(queries: Queries, now: Date): Promise<void> {
  const isEnded = or(lt(sessions.expires_at, now), lt(sessions.last_seen_at, before(now, SESSION_IDLE_MS)));
  await queries.delete(sessions).where(isEnded);
  await queries.delete(attempts).where(lt(attempts.attempted_at, before(now, HOUR_MS)));
  await queries.delete(passwordResets).where(lt(passwordResets.expires_at, now));
  await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(now, DAY_MS)));
}

/** Cleans up every hour until it is stopped; any number of servers may do so. */
export function startCleanUp(
  queries: Queries,
  now: () => Date,
  log: FastifyBaseLogger,
): { stop: () => void } {
  const timer = setInterval(() => {
    cleanUp(queries, now()).catch(() => log.warn('the hourly clean-up failed; the next one will do'));
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
