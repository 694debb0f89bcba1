import { MeetingListSkeleton } from '@mijn/ui/meeting-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

/** The meetings while they load: one to come, unless what one looks for may all be past, and some that were. */
export function MeetingsSkeleton({ hasUpcoming }: { hasUpcoming: boolean }) {
  return (
    <Stack gap="large">
      {hasUpcoming && (
        <Section title={texts.upcoming}>
          <MeetingListSkeleton rows={1} />
        </Section>
      )}
      <Section title={texts.past}>
        <MeetingListSkeleton rows={4} hasYear />
      </Section>
    </Stack>
  );
}
