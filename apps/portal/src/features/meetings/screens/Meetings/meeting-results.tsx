import { EmptyState } from '@mijn/ui/empty-state';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { NothingFound } from '../../../../shared/tables/nothing-found.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import {
  type ChangeMeetings,
  isFiltered,
  type MeetingsSettings,
  noFilter,
  toQuery,
} from '../../meetings-address.ts';
import { useListMeetingsQuery } from '../../meetings.endpoints.ts';
import type { PeriodProps } from './meetings-section.tsx';
import { MeetingsSkeleton } from './meetings-skeleton.tsx';
import { PastMeetings } from './past-meetings.tsx';
import { texts } from './texts.ts';
import { UpcomingMeetings } from './upcoming-meetings.tsx';

/** Keeps the line of the count while there is none. */
const NO_BREAK_SPACE = '\u00A0';

interface MeetingResultsProps {
  settings: MeetingsSettings;
  onChange: ChangeMeetings;
}

function Nothing({ settings, onChange }: MeetingResultsProps) {
  if (isFiltered(settings)) {
    return <NothingFound texts={texts.nothingFound} onClear={() => onChange(noFilter)} />;
  }
  return (
    <EmptyState drawing="meetings" title={texts.empty.title}>
      {texts.empty.text}
    </EmptyState>
  );
}

/** How many a list has on all its pages; not a number while it loads, and where it could not be loaded. */
const totalOf = ({ currentData }: PeriodProps['query']): number => currentData?.meta.total ?? NaN;

/** What is to come, and below it what was: of all meetings, or of those that one looks for. */
export function MeetingResults({ settings, onChange }: MeetingResultsProps) {
  const { id: association_id } = useAssociation();
  const upcoming = steady(
    useWithinPages(
      useListMeetingsQuery({ params: { association_id }, query: toQuery(settings, 'upcoming') }),
      (upcomingPage, options) => onChange({ upcomingPage }, options),
    ),
  );
  const past = steady(
    useWithinPages(
      useListMeetingsQuery({ params: { association_id }, query: toQuery(settings, 'past') }),
      (page, options) => onChange({ page }, options),
    ),
  );
  const isLoading = [upcoming, past].some(({ currentData, error }) => !currentData && !error);
  const isSearch = isFiltered(settings);
  const total = totalOf(upcoming) + totalOf(past);
  const count = Number.isNaN(total) ? NO_BREAK_SPACE : texts.count(total);
  return (
    <Stack>
      <ResultCount>{isSearch && count}</ResultCount>
      {isLoading && <MeetingsSkeleton hasUpcoming={!isSearch} />}
      {total === 0 && <Nothing settings={settings} onChange={onChange} />}
      {!isLoading && total !== 0 && (
        <Stack gap="large">
          {(totalOf(upcoming) !== 0 || !isSearch) && (
            <UpcomingMeetings query={upcoming} onPage={(upcomingPage) => onChange({ upcomingPage })} />
          )}
          {totalOf(past) !== 0 && <PastMeetings query={past} onPage={(page) => onChange({ page })} />}
        </Stack>
      )}
    </Stack>
  );
}
