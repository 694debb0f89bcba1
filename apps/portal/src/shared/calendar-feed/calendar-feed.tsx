import { mdiCalendarImport, mdiRefresh } from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { CopyField } from '@mijn/ui/copy-field';
import { DescriptionList } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../api/hooks.ts';
import { toastShown } from '../toasts/toasts.slice.ts';
import { useRenewCalendarFeedMutation } from './calendar-feed.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Returns the `webcal:` URL of the feed. A device that opens this URL offers to subscribe in its own calendar
 * program.
 */
const subscribeAddress = (address: string): string => address.replace(/^https?:/u, 'webcal:');

/** Shows the secret URL of the feed, and how to add it to the most common calendars. */
export function FeedAddress({ address }: { address: string }) {
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
export function RenewFeed() {
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
