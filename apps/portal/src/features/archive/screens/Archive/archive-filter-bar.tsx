import { Checkbox } from '@mijn/ui/checkbox';
import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import type { ArchiveFilters, FilterChanges } from '../../archive-filters.ts';
import { useListArchiveFacetsQuery } from '../../archive.endpoints.ts';
import { texts } from './texts.ts';

interface ArchiveFilterBarProps {
  associationId: string;
  filters: ArchiveFilters;
  onChange: (changes: FilterChanges) => void;
  canSeeHidden: boolean;
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
    <FilterBar
      search={<ListSearch label={texts.search} q={filters.q} onChange={onChange} />}
      end={hidden || undefined}
    >
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
