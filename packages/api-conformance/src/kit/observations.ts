import { errorStatuses, isErrorCode } from '@mijn/domain/errors';
import type { KitRequest, KitResponse } from './caller.ts';
import { callOf, isCallOf, type KitOperation, operations, paramNamesOf } from './operations.ts';
import { isAbsent, isSuccess, shown } from './outcomes.ts';
import { fieldOf } from './values.ts';

/** What all calls of a run showed of one operation. */
interface Seen {
  /** Whether the back end has the operation: it did something else than refuse the caller or the path. */
  isThere: boolean;
  errors: number;
  /** What is wrong with the body of an error; undefined if nothing is. */
  wrongError: string | undefined;
  /** What a router says that does not have the path. It is a wrong error if the operation is there. */
  absentError: string | undefined;
  successes: number;
  /** What is wrong with the caching of a success; undefined if nothing is. */
  wrongCaching: string | undefined;
}

export interface Observations {
  note(request: KitRequest, response: KitResponse): void;
  of(operation: KitOperation): Seen;
  /** Returns the number of responses of the run. */
  readCalls(): number;
}

/** The refusals of a gate, which may come before a router looks for the operation. */
const OF_GATE: ReadonlySet<number> = new Set([401, 403, 419, 429]);

/** Any call may answer these. */
const ANYWHERE: ReadonlySet<string> = new Set(['internal_error', 'unavailable']);

/** Literal paths come before those with parameters, as in `/albums/deleted` and `/albums/{album_id}`. */
const byPrecision = operations.toSorted(
  (one, other) => paramNamesOf(one.path).length - paramNamesOf(other.path).length,
);

function wrongErrorOf(operation: KitOperation, response: KitResponse): string | undefined {
  const { status, headers, body } = response;
  // A range that a file does not have is named by its header: the contract has no code for it.
  if (status === 416) return undefined;
  const code = fieldOf(body, 'code');
  if (!(headers.get('content-type') ?? '').includes('json'))
    return `expected an error as JSON, got ${shown(response)}`;
  if (!isErrorCode(code)) return `expected a code of the catalogue, got ${status} with "${String(code)}"`;
  if (errorStatuses[code] !== status)
    return `expected ${code} with its status ${errorStatuses[code]}, got ${status}`;
  const foreseen = operation.codes[status] ?? [];
  if (!ANYWHERE.has(code) && !foreseen.includes(code))
    return `expected one of the codes of ${callOf(operation)} for ${status} (${foreseen.join(', ') || 'none'}), got ${code}`;
  const message = fieldOf(body, 'message');
  if (typeof message !== 'string' || message === '') return `expected ${code} with a message, got none`;
  return wrongFieldOf(body);
}

function wrongFieldOf(body: unknown): string | undefined {
  const fields = Object.entries(Object(fieldOf(body, 'errors')));
  const wrong = fields.find(
    ([, list]) => !Array.isArray(list) || list.some((one) => typeof fieldOf(one, 'code') !== 'string'),
  );
  return wrong && `expected a list of errors with a code for the field ${wrong[0]}, got none`;
}

/** Returns what lets shared caches store a response, or undefined if they may not. A response without the header may be stored (RFC 9111 §4.2.2). */
function wrongCachingOf({ headers }: KitResponse): string | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  const directives = cacheControl.toLowerCase().split(/[\s,]+/u);
  const isShared = directives.some((one) => one === 'public' || one.startsWith('s-maxage='));
  const isPrivate = directives.includes('private') || directives.includes('no-store');
  if (isPrivate && !isShared) return undefined;
  return `expected Cache-Control with private or no-store, got ${cacheControl === '' ? 'none' : `"${cacheControl}"`}`;
}

const nothing = (): Seen => ({
  isThere: false,
  errors: 0,
  wrongError: undefined,
  absentError: undefined,
  successes: 0,
  wrongCaching: undefined,
});

export function createObservations(): Observations {
  const seen = new Map<KitOperation, Seen>();
  const of = (operation: KitOperation): Seen => {
    const found = seen.get(operation) ?? nothing();
    seen.set(operation, found);
    return found;
  };
  let calls = 0;
  const note = (request: KitRequest, response: KitResponse): void => {
    calls += 1;
    const operation = byPrecision.find((one) => isCallOf(one, request));
    if (!operation) return;
    const one = of(operation);
    const isOfRouter = isAbsent(response);
    one.isThere ||= !isOfRouter && !OF_GATE.has(response.status) && response.status < 500;
    if (response.status >= 400) {
      one.errors += 1;
      const wrong = wrongErrorOf(operation, response);
      if (isOfRouter) one.absentError ??= wrong;
      else one.wrongError ??= wrong;
    } else if (isSuccess(response)) {
      one.successes += 1;
      one.wrongCaching ??= wrongCachingOf(response);
    }
  };
  return { note, of, readCalls: () => calls };
}
