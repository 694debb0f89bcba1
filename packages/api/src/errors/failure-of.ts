import { isHTTPError } from 'ky';
import { type ApiError, ApiFailure } from './errors.ts';

/** A response that is not of this API, such as a page of a proxy or of a guest network. */
export class ForeignResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/** Returns what can be said about a failure before the rest is loaded. */
function errorOf(thrown: unknown): ApiError {
  if (isHTTPError(thrown)) {
    const { status, statusText: message } = thrown.response;
    // A redirect that was not followed. A browser hides its status, which is 0 then.
    if (status < 400) return { kind: 'not_this_api', message: '' };
    return { kind: 'response', status, code: 'internal_error', message };
  }
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name;
  if (name === 'SyntaxError' || thrown instanceof ForeignResponse)
    return { kind: 'not_this_api', message: '' };
  return { kind: name === 'AbortError' ? 'cancelled' : 'network' };
}

/** Loads what explains failures, or returns undefined if it can't be loaded. */
export const loadExplanations = () => import('./explain.ts').catch(() => undefined);

/**
 * A page that can't load the explanation, such as one in a guest network, has the error alone. A browser does not say why a connection
 * failed, so that nothing is loaded then.
 */
export async function explained(error: ApiError, thrown: unknown, call = ''): Promise<ApiFailure> {
  const { kind } = error;
  const isSilent = (kind === 'network' || kind === 'cancelled') && typeof document !== 'undefined';
  const parts = isSilent ? undefined : await loadExplanations();
  const all = parts?.explain(error, thrown, call);
  return new ApiFailure(all?.error ?? error, all?.cause, all?.message);
}

/** Returns the failure for what was thrown during a call. */
export const failureOf = async (thrown: unknown, call: string): Promise<ApiFailure> =>
  thrown instanceof ApiFailure ? thrown : explained(errorOf(thrown), thrown, call);
