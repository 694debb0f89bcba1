import { finished } from 'node:stream';
import { COSTLY_CALL_WAIT_MS_MAX } from '@mijn/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** The number of seconds after which a refused call may find room in the line. */
const RETRY_AFTER_S = 2;

/**
 * Returns whose turn a call needs, or undefined for a call that needs none. An upload lasts as long as the connection of its
 * member needs, and jobs do the work on its file. Zips have turns of their own, because a large one would otherwise stop the
 * searches of its member.
 */
function holderOf({ routeOptions, query, caller }: FastifyRequest): string | undefined {
  const { costly, takesTurn = false } = routeOptions.config;
  if (caller && takesTurn) return caller.user_id;
  if (!caller || costly === undefined || costly === 'upload') return undefined;
  if (costly === 'zip') return `zip ${caller.user_id}`;
  // A list without a text is no search.
  return Object(query).q ? caller.user_id : undefined;
}

/**
 * Runs the handler of a call, and waits for its turn first if the call is costly (docs/decisions/0230). The turn of a search
 * lasts until its handler has ended, also if the client has gone before. The turn of a zip lasts until its bytes are sent.
 * @throws AppError `too_many_requests` if too many costly calls of the member wait already, or for too long.
 */
export async function inTurn<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<Result>,
): Promise<Result> {
  const holder = holderOf(request);
  // The page that makes the call has its turn already.
  if (holder === undefined || request.isOfPage) return handle();
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  if (reply.raw.closed) leave();
  reply.raw.once('close', leave);
  const wait = { waitMs: COSTLY_CALL_WAIT_MS_MAX, signal: gone.signal };
  const end = await request.server.turns.take(holder, wait);
  reply.raw.off('close', leave);
  if (!end) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_S });
  if (request.routeOptions.config.costly === 'zip') {
    finished(reply.raw, end);
    return handle();
  }
  return handle().finally(end);
}
