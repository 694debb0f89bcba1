import type { Association } from '@mijn/domain/associations';
import { OVERVIEW_DOCUMENTS_MAX } from '@mijn/domain/limits';
import { canCheckInvoices } from '@mijn/domain/roles';
import { Card } from '@mijn/ui/card';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Grid, GridRow } from '@mijn/ui/grid';
import { LinkListSkeleton } from '@mijn/ui/link-list';
import { MeetingListSkeleton } from '@mijn/ui/meeting-list';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { ItemGridSkeleton } from '@mijn/ui/item-grid';
import { TaskCardSkeleton } from '@mijn/ui/task-card';
import { texts as archiveTexts } from '../../features/archive/components/texts.ts';
import { texts as meetingsTexts } from '../../features/meetings/components/texts.ts';
import { texts as todosTexts } from '../../features/todos/components/texts.ts';
import { texts } from './texts.ts';

export function OverviewSkeleton({ association }: { association: Association }) {
  return (
    <Stack gap="large">
      <Grid columns="wide">
        {canCheckInvoices(association) && (
          <GridRow>
            <TaskCardSkeleton />
          </GridRow>
        )}
        <Card title={meetingsTexts.next}>
          <Stack gap="small">
            <MeetingListSkeleton rows={1} look="plain" />
            <LinkListSkeleton rows={OVERVIEW_DOCUMENTS_MAX} hasSub={false} />
          </Stack>
        </Card>
        <Card title={todosTexts.openTodos}>
          <LinkListSkeleton rows={3} />
        </Card>
      </Grid>
      <Card title={texts.news.title}>
        <ItemGridSkeleton />
      </Card>
      <Section title={archiveTexts.latest}>
        <DocumentListSkeleton rows={4} />
      </Section>
    </Stack>
  );
}
