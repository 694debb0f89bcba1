import { Checkbox } from '@mijn/ui/checkbox';
import { FilterBar } from '@mijn/ui/filter-bar';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListFilter } from '../../../../shared/tables/list-filter.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import type { ArchiveFilters, ChangeFilters } from '../../archive-filters.ts';
import { useListArchiveFacetsQuery } from '../../archive.endpoints.ts';
import { facetsInput } from '../../archive.load.ts';
import { texts } from './texts.ts';

interface ArchiveFilterBarProps {
  filters: ArchiveFilters;
  onChange: ChangeFilters;
  canSeeHidden: boolean;
}

/** The search, the filters that are on as chips one can take away, and those that can be set. */
export function ArchiveFilterBar({ filters, onChange, canSeeHidden }: ArchiveFilterBarProps) {
  const { id: association_id } = useAssociation();
  const { group_id, with_hidden, year, tag } = filters;
  const { data: facets } = useListArchiveFacetsQuery(facetsInput(association_id, filters));
  const hidden = canSeeHidden && (
    <Checkbox
      label={texts.showHidden}
      isSelected={with_hidden ?? false}
      onChange={(isSelected) => onChange({ with_hidden: isSelected || undefined })}
    />
  );

  return (
    <FilterBar
      search={<ListSearch label={texts.search} q={filters.q} onChange={onChange} />}
      end={hidden || undefined}
    >
      <ListFilter
        label={texts.year}
        options={facets?.years.map((facet) => String(facet.year))}
        isPartial={group_id !== undefined}
        value={year?.toString()}
        onChange={(value, options) =>
          onChange({ year: value === undefined ? undefined : Number(value) }, options)
        }
      />
      <ListFilter
        label={texts.tag}
        options={facets?.tags.map((facet) => facet.tag)}
        isPartial={group_id !== undefined}
        value={tag}
        onChange={(value, options) => onChange({ tag: value }, options)}
      />
    </FilterBar>
  );
}
