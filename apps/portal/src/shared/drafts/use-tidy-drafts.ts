import type { AuthUser } from '@mijn/domain/auth';
import { useEffect } from 'react';
import { ownerOf } from './draft-owner.ts';
import { tidyDrafts } from './draft-storage.ts';

/** Removes the drafts that an earlier member left in this browser, and those that nobody came back to. */
export function useTidyDrafts(user: AuthUser | null): void {
  const owner = user ? ownerOf(user) : undefined;
  useEffect(() => {
    if (owner !== undefined) tidyDrafts(owner, Date.now());
  }, [owner]);
}
