import { Checkbox } from '@mijn/ui/checkbox';
import { Chip } from '@mijn/ui/chip';
import { SearchField } from '@mijn/ui/search-field';
import { Select } from '@mijn/ui/select';
import { useEffect, useState } from 'react';
import type { ArchiveFilters } from '../../archive-filters.ts';
import { useListArchiveFacetsQuery } from '../../archive.endpoints.ts';
import type { FilterChanges } from '../../use-archive-filters.ts';
import styles from './archive.module.css';
import { texts } from './texts.ts';

/** Milliseconds after the last key before the list follows the search. */
const TYPING_PAUSE_MS = 300;

interface FilterBarProps {
  associationId: string;
  filters: ArchiveFilters;
  onChange: (changes: FilterChanges) => void;
  canSeeHidden: boolean;
}

function Search({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
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
export function FilterBar({ associationId, filters, onChange, canSeeHidden }: FilterBarProps) {
  const { groupId, withHidden, year, tag } = filters;
  const { data: facets } = useListArchiveFacetsQuery({
    associationId,
    ...(groupId ? { group_id: groupId } : {}),
    ...(withHidden ? { with_hidden: true } : {}),
  });
  const years = facets?.years.map((facet) => String(facet.year)) ?? [];
  const tags = facets?.tags.map((facet) => facet.tag) ?? [];
  const optionsOf = (values: readonly string[]) => values.map((value) => ({ id: value, label: value }));

  return (
    <div className={styles['filters']}>
      <Search filters={filters} onChange={onChange} />
      <div className={styles['chips']}>
        {year ? (
          <Chip label={texts.yearOf(year)} onRemove={() => onChange({ year: undefined })} />
        ) : (
          <Select
            look="chip"
            label={texts.year}
            options={optionsOf(years)}
            value={null}
            isDisabled={years.length === 0}
            onChange={(value) => onChange({ year: Number(value) })}
          />
        )}
        {tag ? (
          <Chip label={texts.tagOf(tag)} onRemove={() => onChange({ tag: undefined })} />
        ) : (
          <Select
            look="chip"
            label={texts.tag}
            options={optionsOf(tags)}
            value={null}
            isDisabled={tags.length === 0}
            onChange={(value) => onChange({ tag: value })}
          />
        )}
        {canSeeHidden && (
          <div className={styles['hidden']}>
            <Checkbox
              label={texts.showHidden}
              isSelected={withHidden ?? false}
              onChange={(isSelected) => onChange({ withHidden: isSelected || undefined })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
