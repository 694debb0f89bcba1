import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import { type TableSettings, tableChanged } from '../session/tables.slice.ts';
import type { AddressFormat, SettingChanges } from './address-format.ts';

/** Keeps the settings by key (specification §3), and brings them back for who comes without any of their own. */
function useKeptSettings<Settings extends TableSettings>(
  key: string,
  { read, write, keep }: AddressFormat<Settings>,
  isOwnAddress: boolean,
): void {
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ tables }) => tables[key]);
  const isArriving = useRef(true);
  const current = search.toString();

  useEffect(() => {
    const isWithout = !isOwnAddress || (isArriving.current && current === '');
    const restored = isWithout && kept ? write(kept) : '';
    isArriving.current = false;
    if (restored || !isOwnAddress) setSearch(restored, { replace: true });
    else dispatch(tableChanged({ key, settings: keep(read(new URLSearchParams(current))) }));
    // What is kept changes with every run; only the address starts one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, current, isOwnAddress]);
}

const NOTHING = new URLSearchParams();

/**
 * The settings of a list, which stand in its address and are kept for the next visit.
 * @param key whose they are: `todos/{associationId}`.
 * @param isOwnAddress whether the address is of this member and this association; else it is put aside for their own.
 */
export function useListSettings<Settings extends TableSettings>(
  key: string,
  format: AddressFormat<Settings>,
  isOwnAddress: boolean,
) {
  const [inAddress, setSearch] = useSearchParams();
  useKeptSettings(key, format, isOwnAddress);
  const search = isOwnAddress ? inAddress : NOTHING;
  const settings = format.read(search);
  const address = search.toString();
  // The address is drawn a moment after it changed: what is changed meanwhile builds on what it will be.
  const coming = useRef(settings);
  useEffect(() => {
    coming.current = format.read(new URLSearchParams(address));
  }, [format, address]);
  return {
    settings,
    /** The search part of the address, with what else stands in it. */
    search,
    /** Changes some settings; lists start at their first page again unless a page is asked for. */
    change: (changes: SettingChanges<Settings>) => {
      const next = format.write(format.change(coming.current, changes));
      coming.current = format.read(new URLSearchParams(next));
      setSearch(next);
    },
  };
}
