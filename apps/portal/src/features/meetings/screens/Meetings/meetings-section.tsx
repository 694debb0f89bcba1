import type { MeetingInList, meetingsOperations } from '@mijn/domain/meetings';
import { Pagination } from '@mijn/ui/pagination';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import type { EndpointAnswer } from '../../../../shared/api/call.ts';
import { type Query, QueryState } from '../../../../shared/shell/query-state.tsx';
import { texts } from './texts.ts';

export interface PeriodProps {
  query: Query<EndpointAnswer<typeof meetingsOperations.listMeetings>>;
  onPage: (page: number) => void;
}

interface MeetingsSectionProps extends PeriodProps {
  title: string;
  /** The meetings of the page that is shown. */
  children: (meetings: readonly MeetingInList[]) => ReactNode;
}

/** A heading with one page of meetings below it, and the way to the others. */
export function MeetingsSection({ title, query, onPage, children }: MeetingsSectionProps) {
  return (
    <Section title={title}>
      <QueryState query={query} failure={texts.failed} skeleton={null}>
        {({ data, meta }) => (
          <div aria-busy={query.isFetching}>
            <Stack gap="large">
              {children(data)}
              <Pagination
                label={texts.pagesOf(title)}
                page={meta.page}
                perPage={meta.per_page}
                total={meta.total}
                onChange={onPage}
              />
            </Stack>
          </div>
        )}
      </QueryState>
    </Section>
  );
}
