import { finished } from 'node:stream';
import { COSTLY_CALL_WAIT_MS_MAX } from '@mijn/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asSearcher } from '../database/fair-queue.ts';
import { slowDown } from '../security/slow-down.ts';
import type { EndTurn, WaitOptions } from '../security/turns.ts';
import { AppError } from './app-error.ts';

/** The number of seconds after which a refused call may find room in the line. */
const RETRY_AFTER_S = 2;

/** The bytes of an upload need no turn, because they wait for the member's connection. Zips take their own, and never stop searches. */
function turnHolderOf({ routeOptions, query, caller }: FastifyRequest): string | undefined {
  const { costly, takesTurn = false } = routeOptions.config;
  if (caller && takesTurn) return caller.user_id;
  if (!caller || costly === undefined || costly === 'upload') return undefined;
  if (costly === 'zip') return `zip ${caller.user_id}`;
  // A list without a text is no search.
  return Object(query).q ? caller.user_id : undefined;
}

/** @throws AppError `too_many_requests` if too much work of the holder waits already, or for too long. */
export async function takeTurn(
  { server }: Pick<FastifyRequest, 'server'>,
  holder: string,
  options: WaitOptions,
): Promise<EndTurn> {
  const end = await server.turns.take(holder, options);
  if (end) return end;
  await slowDown();
  throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_S });
}

/** Waits for a turn for as long as the client waits for its response. @throws AppError as `takeTurn` does. */
export async function takeTurnWhileAwaited(
  request: FastifyRequest,
  { raw }: FastifyReply,
  holder: string,
): Promise<EndTurn> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  if (raw.closed) leave();
  raw.once('close', leave);
  const wait = { waitMs: COSTLY_CALL_WAIT_MS_MAX, signal: gone.signal };
  return takeTurn(request, holder, wait).finally(() => raw.off('close', leave));
}

/**
 * A search keeps its turn until its handler ends, also if the client has gone, and a zip until its bytes are sent
 * (docs/decisions/0202). @throws AppError `too_many_requests` if too many calls wait already, or for too long.
 */
export async function inTurn<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<Result>,
): Promise<Result> {
  const holder = turnHolderOf(request);
  if (holder === undefined) return handle();
  const run = async (): Promise<Result> => asSearcher(holder, handle);
  // The page that makes the call has its turn already: with turns of their own, two pages with a search would wait for each other.
  if (request.isOfPage) return run();
  const end = await takeTurnWhileAwaited(request, reply, holder);
  if (request.routeOptions.config.costly === 'zip') {
    finished(reply.raw, end);
    return run();
  }
  return run().finally(end);
}
