import { dutchTime } from '@mijn/domain/formats';
import type { MeetingInList, meetingsOperations } from '@mijn/domain/meetings';
import { ResultCount } from '@mijn/ui/filter-bar';
import { MeetingListSkeleton } from '@mijn/ui/meeting-list';
import { Pagination } from '@mijn/ui/pagination';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import type { EndpointAnswer } from '../../../../shared/api/api-root.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { type Query, QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { MeetingRows } from '../../components/meeting-rows.tsx';
import { isFiltered, type MeetingsProps, toQuery, useListMeetingsQuery } from '../../meetings.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Shows the placeholder of the meetings while they load: some past meetings and one upcoming meeting. The
 * upcoming meeting is left out during a search, because all results may be in the past.
 */
function MeetingsSkeleton({ hasUpcoming }: { hasUpcoming: boolean }) {
  return (
    <Stack gap="large">
      {hasUpcoming && (
        <Section title={texts.upcoming}>
          <MeetingListSkeleton rows={1} />
        </Section>
      )}
      <Section title={texts.past}>
        <MeetingListSkeleton rows={4} hasYear />
      </Section>
    </Stack>
  );
}

interface PeriodProps {
  query: Query<EndpointAnswer<typeof meetingsOperations.listMeetings>>;
  onPage: (page: number) => void;
}

interface MeetingsSectionProps extends PeriodProps {
  title: string;
  /** Renders the meetings of the current page. */
  children: (meetings: readonly MeetingInList[]) => ReactNode;
}

/** Shows a heading, one page of meetings, and the links to the other pages. */
function MeetingsSection({ title, query, onPage, children }: MeetingsSectionProps) {
  return (
    <Section title={title}>
      <QueryState query={query} failure={texts.failed} skeleton={null}>
        {({ data, meta }) => (
          <div aria-busy={query.isFetching}>
            <Stack gap="large">
              {children(data)}
              <Pagination label={texts.pagesOf(title)} {...pagesOf(meta)} onChange={onPage} />
            </Stack>
          </div>
        )}
      </QueryState>
    </Section>
  );
}

const yearOf = ({ meeting_date }: MeetingInList): string => dutchTime(meeting_date).slice(0, 4);

/** Shows the past meetings by year, the latest first. */
function PastMeetings(period: PeriodProps) {
  return (
    <MeetingsSection title={texts.past} {...period}>
      {(meetings) =>
        grouped(meetings, yearOf).map(([year, ofYear]) => (
          <Section key={year} level={3} title={year}>
            <MeetingRows label={texts.pastOf(year)} meetings={ofYear} />
          </Section>
        ))
      }
    </MeetingsSection>
  );
}

/** Shows the upcoming meetings, the earliest first. */
function UpcomingMeetings(period: PeriodProps) {
  return (
    <MeetingsSection title={texts.upcoming} {...period}>
      {(meetings) =>
        meetings.length === 0 ? (
          <p>{texts.noneUpcoming}</p>
        ) : (
          <MeetingRows label={texts.upcoming} meetings={meetings} />
        )
      }
    </MeetingsSection>
  );
}

/** The text that keeps the height of the line with the count while the count is unknown. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * Returns the total number of meetings of a list. It is NaN while the list loads, and if the list could not
 * be loaded.
 */
const totalOf = ({ currentData }: PeriodProps['query']): number => currentData?.meta.total ?? NaN;

/**
 * Shows the upcoming meetings and below them the past meetings: all of them, or those that match the search
 * and filters.
 */
export function MeetingResults({ settings, onChange }: MeetingsProps) {
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
      {total === 0 && (
        <EmptyList
          drawing="meetings"
          texts={texts}
          isFiltered={isSearch}
          onClear={() => onChange({ q: undefined, year: undefined })}
        />
      )}
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
