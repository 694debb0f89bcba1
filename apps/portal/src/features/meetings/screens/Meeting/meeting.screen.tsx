import { useParams } from 'react-router';
import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationMeeting } from './association-meeting.tsx';
import { texts } from './texts.ts';

/** One meeting of the active association. */
export function MeetingScreen() {
  const { meetingId = '' } = useParams();
  return (
    <AssociationPage title={texts.title}>
      {({ id }, isOwnAddress) => (
        <AssociationMeeting
          key={meetingId}
          associationId={id}
          meetingId={meetingId}
          isOwnAddress={isOwnAddress}
        />
      )}
    </AssociationPage>
  );
}
