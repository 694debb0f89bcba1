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

/** The meetings while they load: one to come, unless what one looks for may all be past, and some that were. */
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
  /** The meetings of the page that is shown. */
  children: (meetings: readonly MeetingInList[]) => ReactNode;
}

/** A heading with one page of meetings below it, and the way to the others. */
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

/** What was, year by year, the last one first. */
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

/** What is to come, the first one first. */
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

/** Keeps the line of the count while there is none. */
const NO_BREAK_SPACE = '\u00A0';

/** How many a list has on all its pages; not a number while it loads, and where it could not be loaded. */
const totalOf = ({ currentData }: PeriodProps['query']): number => currentData?.meta.total ?? NaN;

/** What is to come, and below it what was: of all meetings, or of those that one looks for. */
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
