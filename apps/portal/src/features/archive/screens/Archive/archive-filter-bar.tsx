import { Checkbox } from '@mijn/ui/checkbox';
import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { SearchField } from '@mijn/ui/search-field';
import { useEffect, useState } from 'react';
import type { ArchiveFilters } from '../../archive-filters.ts';
import { useListArchiveFacetsQuery } from '../../archive.endpoints.ts';
import type { FilterChanges } from '../../use-archive-filters.ts';
import { texts } from './texts.ts';

/** Milliseconds after the last key before the list follows the search. */
const TYPING_PAUSE_MS = 300;

interface ArchiveFilterBarProps {
  associationId: string;
  filters: ArchiveFilters;
  onChange: (changes: FilterChanges) => void;
  canSeeHidden: boolean;
}

function Search({ filters, onChange }: Pick<ArchiveFilterBarProps, 'filters' | 'onChange'>) {
  const shown = filters.q ?? '';
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  useEffect(() => {
    if (typed.trim() === shown) return undefined;
    const timer = setTimeout(() => onChange({ q: typed.trim() || undefined }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // Only typing starts the pause; a change of the list must not start it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);
  return <SearchField label={texts.search} value={typed} onChange={setTyped} />;
}

/** The search, the filters that are on as chips one can take away, and those that can be set. */
export function ArchiveFilterBar({ associationId, filters, onChange, canSeeHidden }: ArchiveFilterBarProps) {
  const { groupId, withHidden, year, tag } = filters;
  const { data: facets } = useListArchiveFacetsQuery({
    associationId,
    ...(groupId ? { group_id: groupId } : {}),
    ...(withHidden ? { with_hidden: true } : {}),
  });
  const years = facets?.years.map((facet) => String(facet.year)) ?? [];
  const tags = facets?.tags.map((facet) => facet.tag) ?? [];
  const optionsOf = (values: readonly string[]) => values.map((value) => ({ id: value, label: value }));
  const hidden = canSeeHidden && (
    <Checkbox
      label={texts.showHidden}
      isSelected={withHidden ?? false}
      onChange={(isSelected) => onChange({ withHidden: isSelected || undefined })}
    />
  );

  return (
    <FilterBar search={<Search filters={filters} onChange={onChange} />} end={hidden || undefined}>
      <FilterChip
        label={texts.year}
        options={optionsOf(years)}
        value={year === undefined ? null : String(year)}
        onChange={(value) => onChange({ year: value === null ? undefined : Number(value) })}
      />
      <FilterChip
        label={texts.tag}
        options={optionsOf(tags)}
        value={tag ?? null}
        onChange={(value) => onChange({ tag: value ?? undefined })}
      />
    </FilterBar>
  );
}
