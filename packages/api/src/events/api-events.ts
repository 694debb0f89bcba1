import { TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';
import type { ApiError } from '../errors/api-error.ts';

/** What every screen must react to in the same way, whatever the call was (specification §8). */
export type ApiEvent =
  /** 429: tell the member to try later. */
  | 'too_many_requests'
  /** 419, with a new token too: go to the login screen. */
  | 'csrf_token_mismatch'
  /** 403 with the fixed message: go to the second factor. */
  | 'two_factor_required'
  /** 401 on a call that has no answer of its own to it: go to the logout screen. */
  | 'unauthenticated';

export interface ApiEvents {
  /** Calls the listener at every event, until the returned function is called. */
  subscribe(listener: (event: ApiEvent) => void): () => void;
}

/**
 * The event that an error gives rise to, if any. A cancelled call gives none (specification §8).
 * @param handlesUnauthenticated whether a 401 is an answer to this call itself: the user fetch, a refused login, and a logout.
 */
export function eventOf(error: ApiError, handlesUnauthenticated = false): ApiEvent | undefined {
  if (error.kind !== 'answer') return undefined;
  if (error.status === 429) return 'too_many_requests';
  if (error.status === 419) return 'csrf_token_mismatch';
  if (error.status === 403 && error.message === TWO_FACTOR_REQUIRED_MESSAGE) return 'two_factor_required';
  if (error.status === 401 && !handlesUnauthenticated) return 'unauthenticated';
  return undefined;
}
