import type { ApiError } from '@mijn/api';
import { useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { isConflict } from '../api/failures.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';
import type { SaveOutcome } from './portal-form.tsx';

interface ConflictOptions<Resource> {
  draft: DraftHandle;
  /** The version that the edit starts from: that of the draft, or of the opened resource. */
  startVersion: number;
  /** Fetches the resource as it is now. */
  fetchLatest: () => PromiseLike<{ data?: Resource | undefined; error?: unknown }>;
}

/**
 * Keeps the versions of an edited resource (docs/product.md#conflicts). If someone else saved first, now or
 * since the draft was started, nothing is saved, and `theirs` is the resource as the other user saved it.
 * @param opened the resource as it was when the form opened.
 */
export function useConflict<Resource extends { version: number }>(
  opened: Resource,
  { draft, startVersion, fetchLatest }: ConflictOptions<Resource>,
) {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState(() => (startVersion < opened.version ? opened : undefined));
  return {
    /** The resource that the form started from. */
    base,
    theirs,
    /** The resource that a save replaces: with a conflict, that of the other user. */
    replaced: theirs ?? base,
    /** The version that the draft of the form stores. */
    version: theirs ? startVersion : base.version,
    /** Discards the input, and shows what the other user saved. */
    takeTheirs: () => {
      draft.discard();
      if (theirs) setBase(theirs);
      setTheirs(undefined);
    },
    /** Returns the outcome of a save that failed. After a conflict, `theirs` is what the other user saved. */
    outcomeOf: async (error: ApiError): Promise<SaveOutcome> => {
      if (!isConflict(error)) return error;
      const latest = await fetchLatest();
      if (latest.data) setTheirs(latest.data);
      return errorOf(latest) ?? 'unsaved';
    },
  };
}
