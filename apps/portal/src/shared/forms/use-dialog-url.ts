import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { OPENED_HERE } from './opened-here.ts';

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDialogOpenedHere' in state;

/** Keeps the open state of a dialog in the URL, so that it is open again after a reload, the Back button or a new login. */
export function useDialogUrl(name: string, search: URLSearchParams) {
  const [, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);
  /** The location key at which the dialog was closed. Going back takes a moment, and a second click would go back twice. */
  const closedAt = useRef('');

  const urlWith = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete(name);
    else params.set(name, next);
    return params;
  };
  return {
    value,
    open: (next: string) => setSearch(urlWith(next), { state: OPENED_HERE }),
    /**
     * Closes the dialog by going back. If its URL opened it, the current history entry is replaced, because it has no
     * other.
     */
    close: () => {
      if (closedAt.current === key) return;
      closedAt.current = key;
      if (isOpenedHere(state)) void navigate(-1);
      else setSearch(urlWith(null), { replace: true });
    },
  };
}
