import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

/** A meeting while it loads. */
export function MeetingSkeleton() {
  return (
    <Stack gap="large">
      <Card title={texts.facts}>
        <DescriptionListSkeleton entries={7} />
      </Card>
      <Section title={texts.documents}>
        <DocumentListSkeleton rows={3} />
      </Section>
    </Stack>
  );
}
