import { type ErrorBody, type ErrorCode, errorStatuses } from '@mijn/domain/errors';
import type { Operation } from '@mijn/domain/wire';
import { http, type HttpHandler, HttpResponse } from 'msw';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Refuses one of the calls of an operation. The next handler answers the others. @param turn which call is refused, from 1. */
export function refuseTurn(
  { method, path }: Operation,
  turn: number,
  code: ErrorCode,
  params: ErrorBody['params'] = {},
): HttpHandler {
  let calls = 0;
  return http[verbs[method]](`*/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`, () => {
    calls += 1;
    return calls === turn
      ? HttpResponse.json({ code, message: `Mocked: ${code}.`, params }, { status: errorStatuses[code] })
      : undefined;
  });
}
