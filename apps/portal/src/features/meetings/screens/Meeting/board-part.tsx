import { mdiCalendarEditOutline } from '@mdi/js';
import type { Meeting } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { LinkButton } from '@mijn/ui/link-button';
import { useSession } from '../../../../shared/session/use-session.ts';
import { AttendancesFold, QuorumFold } from '../../attendance/quorum-fold.tsx';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { ConvocationFold } from '../../convocations/convocation-fold.tsx';
import { HoldFold } from '../../hold/hold-fold.tsx';
import { MinutesFold } from '../../hold/minutes-draft.tsx';
import { secondMeetingPath } from '../../meetings.paths.ts';
import { texts as secondTexts } from '../../second-meetings/texts.ts';
import { SheetLinks } from '../../sheets/sheet-links.tsx';
import { factsOf, isPlanned } from './meeting-content.tsx';
import { texts } from './texts.ts';

function Facts({ meeting }: { meeting: Meeting }) {
  const entries = factsOf(meeting);
  return (
    entries.length > 0 && (
      <Disclosure title={texts.facts}>
        <DescriptionList look="stacked" entries={entries} />
      </Disclosure>
    )
  );
}

/** Leads to the form that moves or cancels a second meeting. Other meetings are changed by whoever delivers them. */
function ChangeSecondMeeting({ meeting }: { meeting: Meeting }) {
  const { isReadOnly } = useSession();
  const { first_meeting, is_cancelled, has_begun } = meeting;
  if (first_meeting === null || is_cancelled || has_begun || isReadOnly) return null;
  return (
    <Disclosure title={secondTexts.change}>
      <LinkButton
        isWide
        variant="quiet"
        icon={mdiCalendarEditOutline}
        href={secondMeetingPath(first_meeting.id)}
      >
        {secondTexts.change}
      </LinkButton>
    </Disclosure>
  );
}

/** Shows what the board does for a meeting as rows that open, so that the page stays short on a phone. What needs attention is open. */
export function BoardPart({ meeting }: { meeting: Meeting }) {
  const { id, is_over, has_begun, is_cancelled } = meeting;
  return (
    <Card title={texts.board.title}>
      <div>
        {isPlanned(meeting) && <HoldFold meeting={meeting} />}
        {is_over && !is_cancelled && <MinutesFold meeting={meeting} />}
        {!has_begun && !is_cancelled && <QuorumFold meeting={meeting} />}
        <ConvocationFold meeting={meeting} />
        <ChangeSecondMeeting meeting={meeting} />
        {has_begun && <AttendancesFold meeting={meeting} />}
        {!is_cancelled && (
          <Disclosure title={texts.board.print}>
            <SheetLinks meetingId={id} />
          </Disclosure>
        )}
        <Facts meeting={meeting} />
      </div>
    </Card>
  );
}
