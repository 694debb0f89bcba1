import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const OPENED_HERE = { isDialogOpenedHere: true };

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDialogOpenedHere' in state;

/**
 * A dialog that stands in the address, so that a reload, Back and a new login lead to it again.
 * @param name the parameter that opens it: `bewerken`.
 * @param search the search part of the page's own address.
 */
export function useDialogAddress(name: string, search: URLSearchParams) {
  const [, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const value = search.get(name);
  /** Where it was closed already: going back takes a moment, in which a second click would go back once more. */
  const closedAt = useRef('');

  const addressWith = (next: string | null) => {
    const address = new URLSearchParams(search);
    if (next === null) address.delete(name);
    else address.set(name, next);
    return address;
  };
  return {
    /** Null while it is closed. */
    value,
    open: (next: string) => setSearch(addressWith(next), { state: OPENED_HERE }),
    /** Goes back to the page below. One that was opened by its address has none: then the address changes in place. */
    close: () => {
      if (closedAt.current === key) return;
      closedAt.current = key;
      if (isOpenedHere(state)) void navigate(-1);
      else setSearch(addressWith(null), { replace: true });
    },
  };
}
