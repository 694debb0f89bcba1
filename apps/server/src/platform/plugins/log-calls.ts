import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shortHash } from '../security/digest.ts';
import type { RefusalLog } from './refusal-log.ts';

const SLOW_MS = 1000;

/** Returns whether a call is notable for an operator: it changes something, is refused, fails or is slow. */
const isNotable = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean =>
  (method !== 'GET' && method !== 'HEAD') || statusCode >= 400 || elapsedTime >= SLOW_MS;

/** The levels at which the log has every call. */
const DETAILED = new Set(['debug', 'trace']);

/** Returns who made a call, by ids. The session is a short hash, with which nobody can act as the member. */
function callerFields({ caller }: FastifyRequest): { user?: string; session?: string } {
  return caller ? { user: caller.user_id, session: shortHash(caller.session_id) } : {};
}

/**
 * Logs the pattern of a path, because URLs contain tokens and e-mail addresses. Users and sessions are ids. Every line and
 * the response have the id of the call, so that a member can tell the id to the operator. A flood of refused calls is
 * counted.
 */
export function logCalls(app: FastifyInstance, refusals: RefusalLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = isNotable(request, reply) ? 'info' : 'debug';
    // Most calls are reads, of which nothing is written.
    if (level === 'debug' && !DETAILED.has(request.log.level)) {
      done();
      return;
    }
    const { method, routeOptions } = request;
    const call = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode };
    if (call.status >= 400 && !refusals.take(call)) {
      done();
      return;
    }
    request.log[level](
      {
        ...call,
        ms: Math.round(reply.elapsedTime),
        ...callerFields(request),
      },
      'call',
    );
    done();
  });
  app.addHook('onClose', async () => refusals.flush());
}
