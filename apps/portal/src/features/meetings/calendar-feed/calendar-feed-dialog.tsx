import { Dialog } from '@mijn/ui/dialog';
import { Spinner } from '@mijn/ui/spinner';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetCalendarFeedQuery } from '../meetings.endpoints.ts';
import { FeedAddress } from './feed-address.tsx';
import { RenewFeed } from './renew-feed.tsx';
import { texts } from './texts.ts';

/** The member's calendar feed: what it is, its secret address, and how to take it into one's own calendar. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const query = useGetCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog title={texts.title} isOpen onClose={onClose} actions={query.currentData && <RenewFeed />}>
      <QueryState query={query} failure={texts.failed} skeleton={<Spinner label={texts.loading} />}>
        {({ address }) => <FeedAddress address={address} />}
      </QueryState>
    </Dialog>
  );
}
