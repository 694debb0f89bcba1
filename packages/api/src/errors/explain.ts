import type { ApiError } from './errors.ts';
import { fromResponse, isRecord, secondsOf } from './from-response.ts';

export { secondsOf };

/** The number of causes that a failure keeps of an error: an error may be its own cause. */
const CAUSES_MAX = 4;

/** Returns a text without a token or a password that it quotes, as messages about headers and addresses do. */
const withoutToken = (text: unknown): string =>
  String(text)
    .replaceAll(/\bBearer\s[^"']*/giu, 'Bearer …')
    .replaceAll(/:\/\/[^\s/@]*@/gu, '://…@');

/** Errors of ky and other libraries have the whole request, and a log of it would have the token and the password of a login. */
function textsOf(thrown: unknown, depth = CAUSES_MAX): Error | undefined {
  if (!isRecord(thrown)) return undefined;
  const { name, message, stack, code, cause, request } = thrown;
  if (depth === 0) return undefined;
  if (request !== undefined) return textsOf(cause, depth - 1);
  const inner = cause === undefined || cause === thrown ? undefined : textsOf(cause, depth - 1);
  return Object.assign(new Error(withoutToken(message), inner && { cause: inner }), {
    name: withoutToken(name),
    stack: withoutToken(stack),
    ...(typeof code === 'string' && { code }),
  });
}

interface Explained {
  error: ApiError;
  cause?: Error | undefined;
  /** The message of a failure whose error has none. */
  message?: string;
}

const hasResponse = (thrown: unknown): thrown is { response: Response; data?: unknown } =>
  isRecord(thrown) && isRecord(thrown['response']) && 'headers' in thrown['response'];

/** The statuses with which a site refuses an address that it does not have. */
const UNKNOWN_ADDRESS: ReadonlySet<number> = new Set([404, 405]);

const notThisApi = (call: string, answered: string): ApiError => ({
  kind: 'not_this_api',
  message: `${call} answered ${answered}, which is not of this API. Check the base address.`,
});

/** A row that is missing has a code. A router without the path has none, as with a wrong base address. */
const hasNoOperation = ({ response: { status }, data }: { response: Response; data?: unknown }): boolean =>
  UNKNOWN_ADDRESS.has(status) && isRecord(data) && typeof data['code'] !== 'string';

/** Names the address of a redirect, without what could be secret in it. A browser hides it. */
function redirected(call: string, { headers }: Response): ApiError {
  const location = headers.get('location');
  const [address = ''] = withoutToken(location ?? 'another address').split(/[?#]/u);
  const message = `${call} was redirected to ${address}. The client follows no redirect. Give the final base address.`;
  return { kind: 'not_this_api', message };
}

/** This module is loaded with the first failure, and imports nothing that a page has before. */
export function explain(error: ApiError, thrown: unknown, call: string): Explained {
  if (hasResponse(thrown)) {
    const { status, headers } = thrown.response;
    if (status < 400 && (status >= 300 || status === 0)) return { error: redirected(call, thrown.response) };
    if (hasNoOperation(thrown)) {
      const message = `There is no such operation: ${call} answered ${status} without a code of this API. Check the base address.`;
      return { error: { kind: 'not_this_api', message } };
    }
    const type = headers.get('content-type') ?? 'no media type';
    const isPage = UNKNOWN_ADDRESS.has(status) && type.includes('html');
    return {
      error:
        isPage || error.kind === 'not_this_api'
          ? notThisApi(call, `${status} with ${type}`)
          : fromResponse(thrown),
    };
  }
  const cause = textsOf(thrown);
  if (error.kind === 'not_this_api') return { error: notThisApi(call, 'with broken JSON'), cause };
  if (error.kind === 'network' && call !== '') {
    const message = `${call} got no whole response: ${cause?.message ?? 'the connection failed'}.`;
    return { error, cause, message };
  }
  if (error.kind !== 'not_sent' || !cause) return { error, cause };
  return { error: { ...error, message: `${error.message}: ${cause.message}` }, cause };
}

/**
 * The server asks to wait longer than the client does, or refuses the token. It answers 429 after many calls with a revoked token, and
 * waiting would hide that.
 */
export const isInVain = ({ headers }: Response, waitMaxS: number): boolean =>
  secondsOf(headers.get('retry-after')) > waitMaxS || headers.has('www-authenticate');
