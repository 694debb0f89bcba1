import { mdiCalendarSync } from '@mdi/js';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../shared/chunks/load-chunk.ts';
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

interface AssociationMeetingsProps {
  associationId: string;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The meetings as a member of one association sees them. */
export function AssociationMeetings({ associationId, isOwnAddress }: AssociationMeetingsProps) {
  const { user } = useSession();
  const { settings, change } = useListSettings(`meetings/${associationId}`, meetingsAddress, isOwnAddress);
  const [isSubscribing, setSubscribing] = useState(false);
  // The address would outlive a session of provider staff: it is for the member alone.
  const canSubscribe = user !== null && user.impersonation === null;
  return (
    <Page
      title={texts.title}
      actions={
        canSubscribe && (
          <Button variant="quiet" icon={mdiCalendarSync} onPress={() => setSubscribing(true)}>
            {texts.subscribe}
          </Button>
        )
      }
    >
      <Stack>
        <MeetingsFilterBar associationId={associationId} settings={settings} onChange={change} />
        <MeetingResults associationId={associationId} settings={settings} onChange={change} />
      </Stack>
      <Suspense>{isSubscribing && <CalendarFeedDialog onClose={() => setSubscribing(false)} />}</Suspense>
    </Page>
  );
}
