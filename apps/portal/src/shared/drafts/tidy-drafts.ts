import type { AuthUser } from '@mijn/domain/auth';
import { DRAFT_MS, DRAFT_OF_OTHER_MS } from '@mijn/domain/limits';
import { useEffect } from 'react';
import { isServerTimeKnown, serverNow } from '../first-view/server-clock.ts';
import { DRAFT_PREFIX, formOfDraft } from './draft-keys.ts';
import { draftKeys, isDiscarded, ownerOf, readDraft, removeDraft, savedAt } from './draft-storage.ts';

/**
 * Removes old drafts. Those of other users are kept for a day only. A draft that its member has not discarded is first discarded, so that
 * it is listed for 30 days more if a page lists the drafts of its form.
 * @param now the current time of the server, in milliseconds since the epoch.
 */
export async function tidyDrafts(owner: string, now: number): Promise<void> {
  const isOwn = (key: string) => key.startsWith(`${DRAFT_PREFIX}${owner}/`);
  const old = draftKeys().filter((key) => now - savedAt(key) > (isOwn(key) ? DRAFT_MS : DRAFT_OF_OTHER_MS));
  if (old.length === 0) return;
  const { keepDiscarded } = await import('./discarded-drafts.ts');
  for (const key of old) {
    const draft = readDraft(key);
    if (draft && isOwn(key) && !isDiscarded(key)) keepDiscarded(formOfDraft(key), draft, new Date(now));
    removeDraft(key);
  }
}

export function useTidyDrafts(user: AuthUser | null): void {
  const owner = user ? ownerOf(user) : undefined;
  useEffect(() => {
    if (owner === undefined || !isServerTimeKnown()) return;
    // Without the script, the drafts stay until the next visit.
    tidyDrafts(owner, serverNow()).catch(() => undefined);
  }, [owner]);
}
