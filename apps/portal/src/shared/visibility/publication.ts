import type { ApiError } from '@mijn/api';
import type { Publication } from '@mijn/domain/visibility';

/** Returns what a change would show to owners, if it was refused because it would show more than it expected. */
export function publicationIn(error: ApiError | undefined): Publication | undefined {
  if (error?.kind !== 'answer' || error.code !== 'conflict') return undefined;
  const { documents, owners } = error.params ?? {};
  return typeof documents === 'number' && typeof owners === 'number' ? { documents, owners } : undefined;
}
