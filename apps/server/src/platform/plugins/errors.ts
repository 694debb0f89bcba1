import { withoutBidiControls } from '@mijn/domain/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, toAppError } from '../wire/app-error.ts';
import type { RefusalLog } from './refusal-log.ts';

/** Leaves out messages of the database, because they may contain input of a member. */
export function describeThrown(thrown: unknown): { name: string; code?: unknown; stack?: string } {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(cause instanceof Error)) return { name: typeof cause };
  const frames = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const isOfDatabase = 'severity' in cause || cause !== thrown;
  return {
    name: cause.name,
    ...('code' in cause && { code: cause.code }),
    stack: [isOfDatabase ? cause.name : `${cause.name}: ${cause.message}`, ...frames].join('\n'),
  };
}

/** @param status an HTTP status that is more precise than that of the error code. */
export function sendError(error: AppError, reply: FastifyReply, status = error.statusCode): FastifyReply {
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(withoutBidiControls(JSON.stringify(error.body)));
}

/** Handles every error that is thrown (docs/product.md#api-errors). In a flood of refusals, causes are not logged. */
export function handleErrors(app: FastifyInstance, refusals: RefusalLog): void {
  app.setErrorHandler((thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toAppError(thrown, request.routeOptions.bodyLimit ?? 0);
    if (error.code === 'unavailable' || error.code === 'files_unavailable') {
      const { name, code } = describeThrown(thrown);
      if (refusals.isCalm()) request.log.warn({ cause: code ?? name }, error.message);
    }
    // `scanUpload` has logged why, and maintenance is no fault.
    else if (error.statusCode >= 500 && error.code !== 'scanner_unavailable' && error.code !== 'maintenance')
      request.log.error({ fault: describeThrown(thrown) }, error.message);
    return sendError(error, reply);
  });
}
