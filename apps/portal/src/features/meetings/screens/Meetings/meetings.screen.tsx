import { mdiCalendarSync } from '@mdi/js';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../shared/chunks/load-chunk.ts';
import { useDialogAddress } from '../../../../shared/forms/use-dialog-address.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { meetingsAddress } from '../../meetings-address.ts';
import { MeetingResults } from './meeting-results.tsx';
import { MeetingsFilterBar } from './meetings-filter-bar.tsx';
import { texts } from './texts.ts';

const CalendarFeedDialog = lazy(async () => ({
  default: (await loadChunk('calendar-feed', () => import('../../calendar-feed/calendar-feed-dialog.tsx')))
    .CalendarFeedDialog,
}));

/** What stands in the address while the subscription is shown. */
const SUBSCRIPTION = 'abonnement';

/** The meetings of the active association: first what is to come, then what was, year by year (decisions §6). */
export function MeetingsScreen() {
  const { user } = useSession();
  const { settings, search, change } = useListSettings('meetings', meetingsAddress);
  const subscribing = useDialogAddress('agenda', search);
  // The address would outlive a session of provider staff: it is for the member alone.
  const canSubscribe = user !== null && user.impersonation === null;
  return (
    <Page
      title={texts.title}
      actions={
        canSubscribe && (
          <Button variant="quiet" icon={mdiCalendarSync} onPress={() => subscribing.open(SUBSCRIPTION)}>
            {texts.subscribe}
          </Button>
        )
      }
    >
      <Stack>
        <MeetingsFilterBar settings={settings} onChange={change} />
        <MeetingResults settings={settings} onChange={change} />
      </Stack>
      <Suspense>
        {canSubscribe && subscribing.value === SUBSCRIPTION && (
          <CalendarFeedDialog onClose={subscribing.close} />
        )}
      </Suspense>
    </Page>
  );
}
