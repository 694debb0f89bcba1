import type { AuthUser } from '@mijn/domain/auth';
import { useEffect } from 'react';

/**
 * Removes the drafts that are too old, whenever a user signs in. The code of drafts is loaded after the page; without it, old
 * drafts stay until the next page.
 */
export function useTidyDrafts(user: AuthUser | null): void {
  const id = user?.id;
  useEffect(() => {
    if (!user) return;
    import('./draft-storage.ts')
      .then(({ ownerOf, tidyDrafts }) => tidyDrafts(ownerOf(user), Date.now()))
      .catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a user who is fetched again is the same one
  }, [id]);
}
