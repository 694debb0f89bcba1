import { useParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { AddAgendaItem } from './add-agenda-item.tsx';
import { AgendaItemPage } from './agenda-item-page.tsx';
import { texts } from './texts.ts';

/** Shows the board the form for a new agenda item (docs/product.md#agenda). */
export function AddAgendaItemScreen() {
  const { meetingId = '' } = useParams();
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
