import { FilterBar } from '@mijn/ui/filter-bar';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListFilter } from '../../../../shared/tables/list-filter.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import type { ChangeMeetings, MeetingsSettings } from '../../meetings-address.ts';
import { useListMeetingYearsQuery } from '../../meetings.endpoints.ts';
import { texts } from './texts.ts';

interface MeetingsFilterBarProps {
  settings: MeetingsSettings;
  onChange: ChangeMeetings;
}

/** The search, and the filter on the year. */
export function MeetingsFilterBar({ settings, onChange }: MeetingsFilterBarProps) {
  const { id: association_id } = useAssociation();
  const { q, year } = settings;
  const { data: years } = useListMeetingYearsQuery({ params: { association_id } });
  return (
    <FilterBar search={<ListSearch label={texts.search} q={q} onChange={onChange} />}>
      <ListFilter
        label={texts.year}
        options={years?.data.map(String)}
        value={year?.toString()}
        onChange={(value, options) =>
          onChange({ year: value === undefined ? undefined : Number(value) }, options)
        }
      />
    </FilterBar>
  );
}
