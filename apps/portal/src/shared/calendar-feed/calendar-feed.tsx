import { mdiCalendarImport, mdiRefresh } from '@mdi/js';
import { CopyField } from '@mijn/ui/copy-field';
import { DescriptionList } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useAppDispatch } from '../store/hooks.ts';
import { AskedAction } from '../shell/asked-action.tsx';
import { toastShown } from '../store/toasts.slice.ts';
import { useRenewCalendarFeedMutation } from './calendar-feed.endpoints.ts';
import { texts } from './texts.ts';

/** A device that opens a `webcal:` URL offers to subscribe in its own calendar program. */
const subscribeUrl = (url: string): string => url.replace(/^https?:/u, 'webcal:');

export function FeedUrl({ url }: { url: string }) {
  return (
    <Stack>
      <p>{texts.what}</p>
      <CopyField label={texts.url} description={texts.secret} value={url} />
      <ButtonRow>
        <LinkButton variant="quiet" icon={mdiCalendarImport} href={subscribeUrl(url)}>
          {texts.open}
        </LinkButton>
      </ButtonRow>
      <Section title={texts.how} level={3}>
        <DescriptionList entries={texts.programs} />
      </Section>
    </Stack>
  );
}

/** Shows the button that renews the URL of the feed, after a question, because the old URL stops working at once. */
export function RenewFeed() {
  const [renew] = useRenewCalendarFeedMutation();
  const dispatch = useAppDispatch();
  return (
    <AskedAction
      variant="quiet"
      icon={mdiRefresh}
      label={texts.renew}
      title={texts.renewTitle}
      confirmLabel={texts.renew}
      run={() => renew()}
      onDone={() => dispatch(toastShown('success', texts.renewed, 'calendar-feed'))}
    >
      {texts.renewText}
    </AskedAction>
  );
}
