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

/** The address by which a device offers to subscribe, in whatever program it uses for calendars. */
const subscribeAddress = (address: string): string => address.replace(/^https?:/u, 'webcal:');

/** The secret address, and how to add it in the calendars that most people have. */
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

/** Makes a new address after asking: the old one is dead at once. */
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
