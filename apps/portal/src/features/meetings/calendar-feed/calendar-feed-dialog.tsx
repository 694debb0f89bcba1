import { mdiCalendarImport, mdiRefresh } from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { CopyField } from '@mijn/ui/copy-field';
import { DescriptionList } from '@mijn/ui/description-list';
import { Dialog } from '@mijn/ui/dialog';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { Spinner } from '@mijn/ui/spinner';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useGetCalendarFeedQuery, useRenewCalendarFeedMutation } from '../meetings.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Returns the `webcal:` URL of the feed. A device that opens this URL offers to subscribe in its own calendar
 * program.
 */
const subscribeAddress = (address: string): string => address.replace(/^https?:/u, 'webcal:');

/** Shows the secret URL of the feed, and how to add it to the most common calendars. */
function FeedAddress({ address }: { address: string }) {
  return (
    <Stack>
      <p>{texts.what}</p>
      <CopyField label={texts.address} description={texts.secret} value={address} />
      <LinkButton variant="quiet" icon={mdiCalendarImport} href={subscribeAddress(address)} isWide>
        {texts.open}
      </LinkButton>
      <Section title={texts.how} level={3}>
        <DescriptionList entries={texts.programs} />
      </Section>
    </Stack>
  );
}

/**
 * Shows the button that renews the URL of the feed. It asks for confirmation, because the old URL stops
 * working at once.
 */
function RenewFeed() {
  const [isAsking, setAsking] = useState(false);
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const error = errorOf(await renew());
    dispatch(error ? toastShown('danger', errorText(error)) : toastShown('success', texts.renewed));
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" icon={mdiRefresh} onPress={() => setAsking(true)}>
        {texts.renew}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.renewTitle}
        confirmLabel={texts.renew}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {texts.renewText}
      </ConfirmDialog>
    </>
  );
}

/** Shows the calendar feed of the member: its purpose, its secret URL, and how to add it to a calendar. */
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
