import { mdiCalendarImport } from '@mdi/js';
import { CopyField } from '@mijn/ui/copy-field';
import { DescriptionList } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

/** The address by which a device offers to subscribe, in whatever program it uses for calendars. */
const subscribeAddress = (address: string): string => address.replace(/^https?:/u, 'webcal:');

/** The secret address, and how to add it in the calendars that most people have. */
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
