import { dutchTime } from '@mijn/domain/formats';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { MeetingInList } from '@mijn/domain/meetings';
import { EmptyState } from '@mijn/ui/empty-state';
import { Pagination } from '@mijn/ui/pagination';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingRows } from '../../components/meeting-rows.tsx';
import { useListMeetingsQuery } from '../../meetings.endpoints.ts';
import { MeetingsSkeleton } from './meetings-skeleton.tsx';
import { texts } from './texts.ts';

interface MeetingResultsProps {
  associationId: string;
  /** Of the past meetings. */
  page: number;
  onPage: (page: number) => void;
}

const yearOf = ({ meeting_date }: MeetingInList): string => dutchTime(meeting_date).slice(0, 4);

/** What is to come, whole; below it what was, page by page. */
export function MeetingResults({ associationId, page, onPage }: MeetingResultsProps) {
  const upcoming = useListMeetingsQuery({
    associationId,
    period: 'upcoming',
    sort: 'meeting_date',
    per_page: LIST_PAGE_SIZE_MAX,
  });
  const past = useListMeetingsQuery({ associationId, period: 'past', sort: '-meeting_date', page });
  const isLoading = [upcoming, past].some(({ data, error }) => data === undefined && error === undefined);
  if (isLoading) return <MeetingsSkeleton />;

  const hasNoPast = past.data?.meta.total === 0;
  if (hasNoPast && upcoming.data?.meta.total === 0) {
    return (
      <EmptyState drawing="meetings" title={texts.empty.title}>
        {texts.empty.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <Section title={texts.upcoming}>
        <QueryState query={upcoming} failure={texts.failed} skeleton={null}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{texts.noneUpcoming}</p>
            ) : (
              <MeetingRows associationId={associationId} label={texts.upcoming} meetings={data} />
            )
          }
        </QueryState>
      </Section>
      {!hasNoPast && (
        <Section title={texts.past}>
          <QueryState query={steady(past)} failure={texts.failed} skeleton={null}>
            {({ data, meta }) => (
              <div aria-busy={past.isFetching}>
                <Stack gap="large">
                  {grouped(data, yearOf).map(([year, meetings]) => (
                    <Section key={year} level={3} title={year}>
                      <MeetingRows
                        associationId={associationId}
                        label={texts.pastOf(year)}
                        meetings={meetings}
                        isOver
                      />
                    </Section>
                  ))}
                  <Pagination page={meta.page} perPage={meta.per_page} total={meta.total} onChange={onPage} />
                </Stack>
              </div>
            )}
          </QueryState>
        </Section>
      )}
    </Stack>
  );
}
