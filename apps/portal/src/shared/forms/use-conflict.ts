import type { ApiError } from '@mijn/api';
import { useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { isConflict } from '../api/failures.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';
import type { SaveOutcome } from './portal-form.tsx';

interface ConflictOptions<Resource> {
  draft: DraftHandle;
  startVersion: number;
  fetchLatest: () => PromiseLike<{ data?: Resource | undefined; error?: unknown }>;
}

/**
 * Keeps the versions of an edited resource (docs/product.md#conflicts). If someone else saved first, nothing is saved,
 * and `theirs` is the resource as the other user saved it.
 */
export function useConflict<Resource extends { version: number }>(
  opened: Resource,
  { draft, startVersion, fetchLatest }: ConflictOptions<Resource>,
) {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState(() => (startVersion < opened.version ? opened : undefined));
  return {
    base,
    theirs,
    /** The resource that a save replaces: with a conflict, that of the other user. */
    replaced: theirs ?? base,
    version: theirs ? startVersion : base.version,
    takeTheirs: () => {
      draft.discard();
      if (theirs) setBase(theirs);
      setTheirs(undefined);
    },
    outcomeOf: async (error: ApiError): Promise<SaveOutcome> => {
      if (!isConflict(error)) return error;
      const latest = await fetchLatest();
      if (latest.data) setTheirs(latest.data);
      return errorOf(latest) ?? 'unsaved';
    },
  };
}
