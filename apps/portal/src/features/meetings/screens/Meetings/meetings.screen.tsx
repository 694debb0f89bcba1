import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationMeetings } from './association-meetings.tsx';
import { texts } from './texts.ts';

/** The meetings of the active association: first what is to come, then what was, year by year (decisions §6). */
export function MeetingsScreen() {
  return (
    <AssociationPage title={texts.title}>
      {(association, isOwnAddress) => (
        <AssociationMeetings associationId={association.id} isOwnAddress={isOwnAddress} />
      )}
    </AssociationPage>
  );
}
