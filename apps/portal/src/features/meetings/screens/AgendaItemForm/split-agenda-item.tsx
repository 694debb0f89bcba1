import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { AddAgendaItem } from './add-agenda-item.tsx';
import { AgendaItemPage } from './agenda-item-page.tsx';
import { valuesOf } from './agenda-item-values.ts';
import { OpenedItem } from './opened-item.tsx';
import { texts } from './texts.ts';

/** Shows the board the form in which it divides an agenda item: a new item that begins as a copy, directly behind it (docs/product.md#agenda). */
export function SplitAgendaItem({ itemId }: { itemId: string }) {
  return (
    <AgendaItemPage title={texts.split.title}>
      {(meeting) => (
        <OpenedItem key={itemId} meetingId={meeting.id} itemId={itemId}>
          {(item) => (
            <DraftScope form={`agenda/${item.id}/split`}>
              <Stack>
                <Alert tone="info" title={texts.split.help(item.number)}>
                  {texts.split.helpText}
                </Alert>
                <AddAgendaItem meeting={meeting} initialValues={valuesOf(item)} afterId={item.id} />
              </Stack>
            </DraftScope>
          )}
        </OpenedItem>
      )}
    </AgendaItemPage>
  );
}
