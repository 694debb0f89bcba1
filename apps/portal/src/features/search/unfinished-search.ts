import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Location } from 'react-router';
import { ownerOf } from '../../shared/drafts/draft-storage.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { attempt } from '../../shared/store/local-store.ts';

const STORED = `${PERSISTED_STATE_KEY}/search`;
const SEPARATOR = '\n';

const forget = (): void => attempt(() => sessionStorage.removeItem(STORED), undefined);

/** Removes the stored text of another member, association or page. */
function read(place: string): string | undefined {
  const [at, q] = attempt(() => sessionStorage.getItem(STORED), null)?.split(SEPARATOR) ?? [];
  if (at === place) return q;
  forget();
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
  const { key, pathname } = page;
  const place = user && activeAssociation && ownerOf(user) + activeAssociation.id + pathname;
  const restore = useEffectEvent(onRestore);
  const lastKey = useRef(key);
  useEffect(() => {
    if (!place || lastKey.current === key) return;
    lastKey.current = key;
    forget();
  }, [place, key]);
  useEffect(() => {
    const kept = place && read(place);
    if (kept) restore(kept);
  }, [place]);
  useEffect(() => {
    if (place && isOpen) attempt(() => sessionStorage.setItem(STORED, place + SEPARATOR + q), undefined);
  }, [place, isOpen, q]);
  return forget;
}
