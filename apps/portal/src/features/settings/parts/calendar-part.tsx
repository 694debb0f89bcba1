import { SettingsPart } from '@mijn/ui/settings';
import { ButtonRow } from '@mijn/ui/stack';
import { FeedUrl, RenewFeed } from '../../../shared/calendar-feed/calendar-feed.tsx';
import { useGetCalendarFeedQuery } from '../../../shared/calendar-feed/calendar-feed.endpoints.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { calendarTexts as texts } from './texts.ts';

export function CalendarPart({ id, title }: PartProps) {
  const query = useGetCalendarFeedQuery();
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton />}>
        {({ address }) => (
          <>
            <FeedUrl url={address} />
            <ButtonRow>
              <RenewFeed />
            </ButtonRow>
          </>
        )}
      </QueryState>
    </SettingsPart>
  );
}
