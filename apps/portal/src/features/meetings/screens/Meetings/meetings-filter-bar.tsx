import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import type { MeetingsChanges, MeetingsSettings } from '../../meetings-address.ts';
import { useListMeetingYearsQuery } from '../../meetings.endpoints.ts';
import { texts } from './texts.ts';

interface MeetingsFilterBarProps {
  associationId: string;
  settings: MeetingsSettings;
  onChange: (changes: MeetingsChanges) => void;
}

/** The search, and the filter on the year. */
export function MeetingsFilterBar({ associationId, settings, onChange }: MeetingsFilterBarProps) {
  const { q, year } = settings;
  const { data: years = [] } = useListMeetingYearsQuery({ associationId });
  return (
    <FilterBar search={<ListSearch label={texts.search} q={q} onChange={onChange} />}>
      <FilterChip
        label={texts.year}
        options={years.map((option) => ({ id: String(option), label: String(option) }))}
        value={year === undefined ? null : String(year)}
        onChange={(value) => onChange({ year: value === null ? undefined : Number(value) })}
      />
    </FilterBar>
  );
}
