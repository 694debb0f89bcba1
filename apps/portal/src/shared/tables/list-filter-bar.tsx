import { FilterBar } from '@mijn/ui/filter-bar';
import type { FilterSheetProps } from '@mijn/ui/filter-sheet';
import { lazyPart, usePreload } from '@mijn/ui/lazy-part';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { InBrowser } from '../chunks/in-browser.tsx';
import { OPENED_HERE } from '../forms/opened-here.ts';
import type { UrlFormat, SettingChanges } from './url-format.ts';
import { ListSearch } from './list-search.tsx';
import type { ListProps } from './use-list-settings.ts';

export interface TotalProps<Settings> {
  settings: Settings;
  /** Gets the number of rows that match the settings, or undefined while it is not known. */
  children: (total: number | undefined) => ReactNode;
}

interface ListFilterBarProps<Settings extends { q?: string }> {
  list: ListProps<Settings> & {
    onChange: ListProps<{ q?: string }>['onChange'];
    search: URLSearchParams;
  };
  format: UrlFormat<Settings>;
  searchLabel: string;
  filters: ComponentType<ListProps<Settings>>;
  elsewhere?: ComponentType<ListProps<Settings>>;
  end?: ComponentType<ListProps<Settings>>;
  /** Returns the sort orders for the sheet. Without it the list has one order. */
  sortOf?: (list: ListProps<Settings>) => FilterSheetProps['sort'];
  activeCount: (settings: Settings) => number;
  /** Without it, the sheet clears all filters of the format, and keeps the search. */
  withoutFilters?: SettingChanges<Settings>;
  total: ComponentType<TotalProps<Settings>>;
  count: (total: number) => string;
}

const PARAMETER = 'filters';
const OPEN = 'open';

const sheet = lazyPart('filter-sheet', async () => (await import('./filter-sheet.tsx')).FilterSheetInUrl, {
  isOverlay: true,
});

export const countSet = (...settings: readonly unknown[]): number =>
  settings.filter((setting) => setting !== undefined && setting !== false).length;

/**
 * Shows the filters of a list on a phone. The button of the sheet applies the choice, so that Back and Escape leave the
 * list as it was.
 */
function Sheet<Settings extends { q?: string }>(props: ListFilterBarProps<Settings>) {
  const { list, format, filters: Filters, elsewhere: Elsewhere, end: End, total: Total } = props;
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(list.search);
  const settings = format.read(draft);
  const { withoutFilters = { ...format.withoutFilters, q: settings.q } } = props;
  const chosen: ListProps<Settings> = {
    settings,
    onChange: (changes) => setDraft((current) => format.changeIn(current, changes)),
  };
  const apply = () => {
    const url = new URLSearchParams(draft);
    url.delete(PARAMETER);
    // The entry of the sheet becomes that of the list, so that Back shows the list with its earlier filters.
    setSearch(url, { replace: true });
  };
  const sort = props.sortOf?.(chosen);
  return (
    <Total settings={settings}>
      {(total) => (
        <sheet.Component
          parameter={PARAMETER}
          search={list.search}
          onApply={apply}
          onClear={props.activeCount(settings) > 0 ? () => chosen.onChange(withoutFilters) : undefined}
          found={total === undefined ? undefined : props.count(total)}
          {...(sort && { sort })}
        >
          {Elsewhere && <Elsewhere {...chosen} />}
          <Filters {...chosen} />
          {End && <End {...chosen} />}
        </sheet.Component>
      )}
    </Total>
  );
}

export function ListFilterBar<Settings extends { q?: string }>(props: ListFilterBarProps<Settings>) {
  const { list, searchLabel, filters: Filters, elsewhere: Elsewhere, end: End } = props;
  const { settings, onChange, search } = list;
  const [, setSearch] = useSearchParams();
  const preload = usePreload(sheet);
  const isOpen = search.get(PARAMETER) === OPEN;
  const open = () => {
    const url = new URLSearchParams(search);
    url.set(PARAMETER, OPEN);
    setSearch(url, { state: OPENED_HERE });
  };
  return (
    <>
      <FilterBar
        search={<ListSearch label={searchLabel} q={settings.q} onChange={onChange} />}
        searched={settings.q}
        elsewhere={Elsewhere && <Elsewhere settings={settings} onChange={onChange} />}
        end={End && <End settings={settings} onChange={onChange} />}
        sheet={{
          active: props.activeCount(settings),
          isOpen,
          preload,
          onOpen: open,
        }}
      >
        <Filters settings={settings} onChange={onChange} />
      </FilterBar>
      <InBrowser>{isOpen && <Sheet {...props} />}</InBrowser>
    </>
  );
}
