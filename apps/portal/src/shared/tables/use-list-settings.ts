import { useContext, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useSearchParams,
} from 'react-router';
import { searchWithAssociation } from '@mijn/domain/associations';
import { type RootState, useAppDispatch } from '../store/hooks.ts';
import { type TableSettings, tableChanged } from '../store/persisted.slices.ts';
import { useAssociation, useOwnSearch } from '../session/association-context.ts';
import type { UrlFormat, SettingChanges } from './url-format.ts';

export interface ChangeOptions {
  replace?: boolean;
}

type ChangeSettings<Settings> = (changes: SettingChanges<Settings>, options?: ChangeOptions) => void;

export interface ListProps<Settings> {
  settings: Settings;
  onChange: ChangeSettings<Settings>;
}

/**
 * Stores the settings of a list (docs/product.md#lists-settings), restores them if the URL has none, and removes invalid
 * ones.
 */
function useKeptSettings<Settings extends TableSettings>(key: string, format: UrlFormat<Settings>): void {
  const { isOwnUrl } = useOwnSearch();
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  // `useSelector` would render the screen again when its settings are stored.
  const store = useStore<RootState>();
  const isArriving = useRef(true);
  const current = searchWithAssociation(search.toString(), undefined);

  useEffect(() => {
    const { read, write, keep, restore, withoutNonsense } = format;
    const kept = store.getState().tables[key];
    const isWithout = !isOwnUrl || (isArriving.current && current === '');
    const restored = isWithout && kept ? write(restore(kept)) : '';
    const sensible = withoutNonsense(search);
    isArriving.current = false;
    if (restored || !isOwnUrl) setSearch(restored, { replace: true });
    else if (sensible.size !== search.size) setSearch(sensible, { replace: true });
    else dispatch(tableChanged({ key, settings: keep(read(search)) }));
    // Only a change of the URL runs the effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, current, isOwnUrl]);
}

/**
 * Returns a function that reads the URL of the browser, which is ahead of `useLocation` while its page is still being
 * rendered.
 */
function useReachedLocation(): () => Pick<Location, 'pathname' | 'search'> {
  // The navigator is the history of the router, whose type leaves its location out (docs/decisions/0015).
  const { navigator }: { navigator: object } = useContext(NavigationContext);
  const rendered = useLocation();
  return () => (hasLocation(navigator) ? navigator.location : rendered);
}

const hasLocation = (navigator: object): navigator is { location: Location } => 'location' in navigator;

/**
 * Returns the settings of a list. If the URL belongs to another member or association, the stored settings of this member
 * replace them.
 * @param list the name of the list: `todos`.
 */
export function useListSettings<Settings extends TableSettings>(list: string, format: UrlFormat<Settings>) {
  useKeptSettings(`${list}/${useAssociation().id}`, format);
  const [, setSearch] = useSearchParams();
  const { search, isOwnUrl } = useOwnSearch();
  const { pathname } = useLocation();
  const reachedLocation = useReachedLocation();
  const settings = format.read(search);
  const onChange: ChangeSettings<Settings> = (changes, options = {}) => {
    const reached = reachedLocation();
    // A search that was typed before a link was followed would lead back to the list.
    if (reached.pathname !== pathname) return;
    const current = isOwnUrl ? new URLSearchParams(reached.search) : search;
    const next = format.changeIn(current, changes);
    // The second click of a double click asks for the same URL, and gets no entry in the history.
    if (next.toString() === current.toString()) return;
    setSearch(next, options);
  };
  return {
    settings,
    search,
    onChange,
  };
}
