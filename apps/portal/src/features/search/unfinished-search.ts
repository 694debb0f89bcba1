import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Location } from 'react-router';
import { ownerOf } from '../../shared/drafts/draft-storage.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { attempt } from '../../shared/store/local-store.ts';

const STORED = `${PERSISTED_STATE_KEY}/search`;
const SEPARATOR = '\n';

const forget = (): void => attempt(() => sessionStorage.removeItem(STORED), undefined);

/** Removes the stored text of another member or association. Another page has its own search. */
function read(place: string, path: string): string | undefined {
  const [storedPlace, storedPath, q] =
    attempt(() => sessionStorage.getItem(STORED), null)?.split(SEPARATOR) ?? [];
  if (storedPlace !== place) forget();
  else if (storedPath === path) return q;
  return undefined;
}

/**
 * Opens the search again with its text after a reload of the page, or when the member has signed in again (docs/product.md#drafts).
 * Closing the search, or going to another page, ends that.
 * @returns the function to call when the member closes the search.
 */
export function useUnfinishedSearch(
  { isOpen, q, page }: { isOpen: boolean; q: string; page: Pick<Location, 'key' | 'pathname'> },
  onRestore: (q: string) => void,
): () => void {
  const { user, activeAssociation } = useSession();
  const place = user && activeAssociation && `${ownerOf(user)}/${activeAssociation.id}`;
  const restore = useEffectEvent(onRestore);
  const { key, pathname } = page;
  const lastKey = useRef(key);
  useEffect(() => {
    if (!place || lastKey.current === key) return;
    lastKey.current = key;
    forget();
  }, [place, key]);
  useEffect(() => {
    const kept = place && read(place, pathname);
    if (kept) restore(kept);
  }, [place, pathname]);
  useEffect(() => {
    if (!place || !isOpen) return;
    attempt(() => sessionStorage.setItem(STORED, [place, pathname, q].join(SEPARATOR)), undefined);
  }, [place, pathname, isOpen, q]);
  return forget;
}
