import { useParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { AddAgendaItem } from './add-agenda-item.tsx';
import { AgendaItemPage } from './agenda-item-page.tsx';
import { SplitAgendaItem } from './split-agenda-item.tsx';
import { texts } from './texts.ts';

/** Shows the board the form for a new agenda item (docs/product.md#agenda). At the address of another item, it begins as a copy of that one. */
export function AddAgendaItemScreen() {
  const { meetingId = '', itemId } = useParams();
  if (itemId !== undefined) return <SplitAgendaItem itemId={itemId} />;
  return (
    <AgendaItemPage title={texts.add.title}>
      {(meeting) => (
        <DraftScope form={`agenda/${meetingId}/new`} newLabel={texts.add.another}>
          <AddAgendaItem meeting={meeting} />
        </DraftScope>
      )}
    </AgendaItemPage>
  );
}
