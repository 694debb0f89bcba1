import type { ApiError } from '@mijn/api';
import type { Publication } from '@mijn/domain/visibility';

/** The server refuses a change that would show more to owners than it expected. */
export function publicationIn(error: ApiError | undefined): Publication | undefined {
  if (error?.kind !== 'response' || error.code !== 'conflict') return undefined;
  const { documents, owners } = error.params ?? {};
  return typeof documents === 'number' && typeof owners === 'number' ? { documents, owners } : undefined;
}
