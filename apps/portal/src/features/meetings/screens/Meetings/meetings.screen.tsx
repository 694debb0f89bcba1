import { lazyPart } from '@mijn/ui/lazy-part';
import { mdiCalendarSync } from '@mdi/js';
import { Button } from '@mijn/ui/button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { countSet, ListFilterBar } from '../../../../shared/tables/list-filter-bar.tsx';
import { YearFilter } from '../../../../shared/tables/list-filter.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { meetingsUrl, type MeetingsProps, useListMeetingYearsQuery } from '../../meetings.endpoints.ts';
import { MeetingResults, MeetingsTotal } from './meeting-results.tsx';
import { texts } from './texts.ts';

function MeetingsFilters({ settings: { year }, onChange }: MeetingsProps) {
  const { id: association_id } = useAssociation();
  const { data: years } = useListMeetingYearsQuery({ params: { association_id } });
  return <YearFilter label={texts.year} years={years?.data} year={year} onChange={onChange} />;
}

const { Component: CalendarFeedDialog } = lazyPart(
  'calendar-feed',
  async () => (await import('../../../../shared/calendar-feed/calendar-feed-dialog.tsx')).CalendarFeedDialog,
  { isOverlay: true },
);

// Few associations have one, so that it loads after the meetings.
const { Component: OpenResolutions } = lazyPart(
  'open-resolutions',
  async () => (await import('../../written-resolutions/open-resolutions.tsx')).OpenResolutions,
);

const SUBSCRIPTION = 'abonnement';

/** Shows the upcoming meetings before the past ones (docs/product.md#meetings). */
export function MeetingsScreen() {
  const { user } = useSession();
  const { search, ...list } = useListSettings('meetings', meetingsUrl);
  const subscribing = useDialogUrl('agenda', search);
  // Provider staff cannot subscribe, because the URL of the feed would outlive their session.
  const canSubscribe = user !== null && user.impersonation === null;
  return (
    <Page
      title={texts.title}
      actions={
        canSubscribe && (
          <Button variant="quiet" icon={mdiCalendarSync} onPress={() => subscribing.open(SUBSCRIPTION)}>
            <ShortLabel short={texts.subscribeShort}>{texts.subscribe}</ShortLabel>
          </Button>
        )
      }
    >
      <Stack>
        <ListFilterBar
          list={{ ...list, search }}
          format={meetingsUrl}
          searchLabel={texts.search}
          filters={MeetingsFilters}
          activeCount={({ year }) => countSet(year)}
          total={MeetingsTotal}
          count={texts.count}
        />
        <OpenResolutions />
        <MeetingResults {...list} />
      </Stack>
      {canSubscribe && subscribing.value === SUBSCRIPTION && (
        <CalendarFeedDialog onClose={subscribing.close} />
      )}
    </Page>
  );
}
