import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { searchWithAssociation } from '@mijn/domain/associations';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import { type TableSettings, tableChanged } from '../session/persisted.slices.ts';
import { useAssociation, useOwnSearch } from '../session/association-context.ts';
import type { AddressFormat, SettingChanges } from './address-format.ts';

export interface ChangeOptions {
  /** Whether the entry in the history of the browser is replaced, and no new one made. */
  replace?: boolean;
}

/** Changes some settings of a list; it starts at its first page again unless a page is asked for. */
type ChangeSettings<Settings> = (changes: SettingChanges<Settings>, options?: ChangeOptions) => void;

/** What a part of a list gets from its screen. */
export interface ListProps<Settings> {
  settings: Settings;
  onChange: ChangeSettings<Settings>;
}

/**
 * Keeps the settings by key (specification §3), brings them back to a list that is opened without any in its address, and
 * drops from the address what makes no sense.
 */
function useKeptSettings<Settings extends TableSettings>(key: string, format: AddressFormat<Settings>): void {
  const { isOwnAddress } = useOwnSearch();
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ tables }) => tables[key]);
  const isArriving = useRef(true);
  const current = searchWithAssociation(search.toString(), undefined);

  useEffect(() => {
    const { read, write, keep, restore, withoutNonsense } = format;
    const isWithout = !isOwnAddress || (isArriving.current && current === '');
    const restored = isWithout && kept ? write(restore(kept)) : '';
    const sensible = withoutNonsense(search);
    isArriving.current = false;
    if (restored || !isOwnAddress) setSearch(restored, { replace: true });
    else if (sensible.size !== search.size) setSearch(sensible, { replace: true });
    else dispatch(tableChanged({ key, settings: keep(read(search)) }));
    // What is kept changes with every run; only the address starts one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, current, isOwnAddress]);
}

/**
 * The settings of a list, which stand in its address and are kept for the next visit.
 * An address that is not of this member and this association is put aside for their own.
 * @param list whose they are: `todos`.
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
  // The address is drawn a moment after it changed: what is changed meanwhile builds on what it will be.
  const coming = useRef(search);
  useEffect(() => {
    coming.current = new URLSearchParams(address);
  }, [address]);
  const onChange: ChangeSettings<Settings> = (changes, options = {}) => {
    coming.current = format.changeIn(coming.current, changes);
    setSearch(coming.current, options);
  };
  return {
    settings,
    /** The search part of the address, with what else stands in it. */
    search,
    onChange,
  };
}
