import type { EndpointResponse } from '@mijn/api/rtk-query';
import { dutchTime } from '@mijn/domain/formats';
import type { MeetingInList, meetingsOperations } from '@mijn/domain/meetings';
import { Link } from '@mijn/ui/link';
import { MeetingListSkeleton } from '@mijn/ui/meeting-list';
import { ListHead, PagedList } from '@mijn/ui/paged-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { grouped } from '../../../../shared/grouped.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { type Query, QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import type { TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { allRows, useWholePrint } from '../../../../shared/tables/use-printing.ts';
import { decisionsPath } from '../../../../shared/routing/paths.ts';
import { MeetingRows } from '../../components/meeting-rows.tsx';
import {
  type MeetingsProps,
  meetingsUrl,
  toQuery,
  useLazyListMeetingsQuery,
  useListMeetingsQuery,
} from '../../meetings.endpoints.ts';
import { texts } from './texts.ts';

/** Shows the placeholder of the meetings. A search has no upcoming meeting in it, because all results may be in the past. */
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
  query: Query<EndpointResponse<typeof meetingsOperations.listMeetings>>;
  onPage: (page: number) => void;
  printed: readonly MeetingInList[] | undefined;
}

interface MeetingsSectionProps extends PeriodProps {
  title: string;
  action?: ReactNode;
  children: (meetings: readonly MeetingInList[]) => ReactNode;
}

function MeetingsSection({ title, action, query, onPage, printed, children }: MeetingsSectionProps) {
  return (
    <Section title={title} action={action}>
      <QueryState query={query} failure={texts.failed} skeleton={null}>
        {({ data, meta }) => (
          <PagedList
            countText={texts.count}
            rows={data}
            paging={{ ...pagesOf(meta), onPage }}
            pagesLabel={texts.pagesOf(title)}
            isOutdated={query.isFetching}
            printing={{ rows: printed, isPending: false, onPrint: () => undefined }}
            isPart
          >
            {children}
          </PagedList>
        )}
      </QueryState>
    </Section>
  );
}

const yearOf = ({ meeting_date }: MeetingInList): string => dutchTime(meeting_date).slice(0, 4);

function PastMeetings(period: PeriodProps) {
  return (
    <MeetingsSection
      title={texts.past}
      action={<Link href={decisionsPath}>{texts.decisions}</Link>}
      {...period}
    >
      {(meetings) => (
        <Stack gap="large">
          {grouped(meetings, yearOf).map(([year, ofYear]) => (
            <Section key={year} level={3} title={year}>
              <MeetingRows label={texts.pastOf(year)} meetings={ofYear} />
            </Section>
          ))}
        </Stack>
      )}
    </MeetingsSection>
  );
}

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

/** Returns the total number of meetings of a list. It is NaN while the list loads, and if it could not be loaded. */
const totalOf = ({ currentData }: PeriodProps['query']): number => currentData?.meta.total ?? NaN;

export function MeetingsTotal({ settings, children }: TotalProps<MeetingsProps['settings']>) {
  const { id: association_id } = useAssociation();
  const params = { association_id };
  const { data: upcoming } = useListMeetingsQuery({ params, query: toQuery(settings, 'upcoming') });
  const { data: past } = useListMeetingsQuery({ params, query: toQuery(settings, 'past') });
  return children(upcoming && past && upcoming.meta.total + past.meta.total);
}

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
  const isSearch = meetingsUrl.isFiltered(settings);
  const total = totalOf(upcoming) + totalOf(past);
  const shown = [upcoming, past].reduce((sum, { currentData }) => sum + (currentData?.data.length ?? 0), 0);
  const [fetchMeetings] = useLazyListMeetingsQuery();
  const fetchAll = (period: 'upcoming' | 'past') =>
    allRows((paging) =>
      fetchMeetings({
        params: { association_id },
        query: { ...toQuery(settings, period), ...paging },
      }).unwrap(),
    );
  const printing = useWholePrint({
    isPart: total > shown,
    loadWhole: async () => ({ upcoming: await fetchAll('upcoming'), past: await fetchAll('past') }),
  });
  const { whole } = printing;
  return (
    <Stack>
      <ListHead
        count={Number.isNaN(total) ? undefined : texts.count(total)}
        quiet={!isSearch}
        shown={shown}
        total={total}
        printing={{ ...printing, rows: whole && [...whole.upcoming, ...whole.past] }}
      />
      {isLoading && <MeetingsSkeleton hasUpcoming={!isSearch} />}
      {total === 0 && (
        <EmptyList
          drawing="meetings"
          texts={texts}
          isFiltered={isSearch}
          onClear={() => onChange(meetingsUrl.withoutFilters)}
        />
      )}
      {!isLoading && total !== 0 && (
        <Stack gap="large">
          {(totalOf(upcoming) !== 0 || !isSearch) && (
            <UpcomingMeetings
              query={upcoming}
              onPage={(upcomingPage) => onChange({ upcomingPage })}
              printed={whole?.upcoming}
            />
          )}
          {totalOf(past) !== 0 && (
            <PastMeetings query={past} onPage={(page) => onChange({ page })} printed={whole?.past} />
          )}
        </Stack>
      )}
    </Stack>
  );
}
