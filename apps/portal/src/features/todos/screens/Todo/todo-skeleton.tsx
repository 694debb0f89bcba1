import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Grid } from '@mijn/ui/grid';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { PrintButton } from './print-button.tsx';
import { TaskTable } from './task-table.tsx';
import { texts } from './texts.ts';

/** Interne referentie to Startdatum. */
const FACTS = 9;

/** An action item while it loads. */
export function TodoSkeleton() {
  return (
    <Grid columns="wide" gap="large">
      <Section title={texts.facts} action={<PrintButton isDisabled />}>
        <Card>
          <DescriptionListSkeleton entries={FACTS} />
        </Card>
      </Section>
      <Stack gap="large">
        <Section title={texts.tasks}>
          <TaskTable content={{ state: 'loading', expected: 2 }} />
        </Section>
        <Section title={texts.attachments}>
          <DocumentListSkeleton rows={2} />
        </Section>
      </Stack>
    </Grid>
  );
}
