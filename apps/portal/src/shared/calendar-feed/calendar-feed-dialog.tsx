import { Dialog } from '@mijn/ui/dialog';
import { Spinner } from '@mijn/ui/spinner';
import { QueryState } from '../shell/query-state.tsx';
import { FeedUrl, RenewFeed } from './calendar-feed.tsx';
import { useGetCalendarFeedQuery } from './calendar-feed.endpoints.ts';
import { texts } from './texts.ts';

export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const query = useGetCalendarFeedQuery();
  return (
    <Dialog title={texts.title} isOpen onClose={onClose} actions={query.currentData && <RenewFeed />}>
      <QueryState query={query} failure={texts.failed} skeleton={<Spinner label={texts.loading} />}>
        {({ address }) => <FeedUrl url={address} />}
      </QueryState>
    </Dialog>
  );
}
