import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import { searchWithAssociation } from '@mijn/domain/associations';
import { type RootState, useAppDispatch } from '../api/hooks.ts';
import { type TableSettings, tableChanged } from '../session/persisted.slices.ts';
import { useAssociation, useOwnSearch } from '../session/association-context.ts';
import type { AddressFormat, SettingChanges } from './address-format.ts';

export interface ChangeOptions {
  /** Whether the current entry in the browser history is replaced instead of a new entry being added. */
  replace?: boolean;
}

/** Changes some settings of a list. The list goes to its first page, unless the changes contain a page. */
type ChangeSettings<Settings> = (changes: SettingChanges<Settings>, options?: ChangeOptions) => void;

/** The props that a screen passes to the parts of its list. */
export interface ListProps<Settings> {
  settings: Settings;
  onChange: ChangeSettings<Settings>;
}

/**
 * Stores the settings of a list by key (specification §3), restores them when the list is opened without
 * settings in its URL, and removes invalid settings from the URL.
 */
function useKeptSettings<Settings extends TableSettings>(key: string, format: AddressFormat<Settings>): void {
  const { isOwnAddress } = useOwnSearch();
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  // `useSelector` would render the screen again when its settings are stored.
  const store = useStore<RootState>();
  const isArriving = useRef(true);
  const current = searchWithAssociation(search.toString(), undefined);

  useEffect(() => {
    const { read, write, keep, restore, withoutNonsense } = format;
    const kept = store.getState().tables[key];
    const isWithout = !isOwnAddress || (isArriving.current && current === '');
    const restored = isWithout && kept ? write(restore(kept)) : '';
    const sensible = withoutNonsense(search);
    isArriving.current = false;
    if (restored || !isOwnAddress) setSearch(restored, { replace: true });
    else if (sensible.size !== search.size) setSearch(sensible, { replace: true });
    else dispatch(tableChanged({ key, settings: keep(read(search)) }));
    // Only a change of the URL runs the effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, current, isOwnAddress]);
}

/**
 * Returns the settings of a list, which are in the URL and are stored for the next visit. If the URL belongs
 * to another member or association, the stored settings of this member replace its settings.
 * @param list the name of the list: `todos`.
 */
export function useListSettings<Settings extends TableSettings>(
  list: string,
  format: AddressFormat<Settings>,
) {
  useKeptSettings(`${list}/${useAssociation().id}`, format);
  const [, setSearch] = useSearchParams();
  const { search } = useOwnSearch();
  const settings = format.read(search);
  const address = search.toString();
  // The URL is updated a moment after a change. Until then, further changes are applied to the pending query
  // string.
  const coming = useRef(search);
  useEffect(() => {
    coming.current = new URLSearchParams(address);
  }, [address]);
  const onChange: ChangeSettings<Settings> = (changes, options = {}) => {
    const next = format.changeIn(coming.current, changes);
    // The second click of a double click asks for what is coming already, and gets no entry of its own in the history.
    if (next.toString() === coming.current.toString()) return;
    coming.current = next;
    setSearch(next, options);
  };
  return {
    settings,
    /** The query string of the URL, including other query parameters. */
    search,
    onChange,
  };
}
