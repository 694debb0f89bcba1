import { MeetingListSkeleton } from '@mijn/ui/meeting-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

/** The meetings while they load: one to come, and some that were. */
export function MeetingsSkeleton() {
  return (
    <Stack gap="large">
      <Section title={texts.upcoming}>
        <MeetingListSkeleton rows={1} />
      </Section>
      <Section title={texts.past}>
        <MeetingListSkeleton rows={4} />
      </Section>
    </Stack>
  );
}
