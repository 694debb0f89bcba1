import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import type { Presence } from '@mijn/domain/presence';
import { Alert } from '@mijn/ui/alert';
import { useSession } from '../../../shared/session/use-session.ts';
import { useGetMeetingQuery } from '../meetings.endpoints.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { holdTexts } from './texts.ts';

/** Returns the time at which the door opens, such as "woensdag 9 december 2026, 17.30 uur". */
export function doorTime({ opens_at }: Pick<Presence, 'opens_at'>): string {
  const local = dutchTime(opens_at);
  return `${formatLongDate(local)}, ${formatTime(local)}`;
}

/** Returns whether the member can record presence and votes now: the meeting is held, and the member may change something. */
export function useMayRecord(presence: Presence | undefined): boolean {
  const { isReadOnly } = useSession();
  return presence?.is_held === true && !isReadOnly;
}

interface HeldStateProps {
  meetingId: string;
  presence: Presence;
  /** Whether the page offers to end a ballot that is open still. */
  mayEndBallot?: boolean;
}

/** Says why nothing can be recorded now: the door is closed, the meeting is over, or staff look along. */
export function HeldState({ meetingId, presence, mayEndBallot = false }: HeldStateProps) {
  const { isReadOnly } = useSession();
  const { id: association_id } = useAssociation();
  const { currentData: meeting } = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  if (presence.is_held) return isReadOnly && <Alert tone="info" title={holdTexts.readOnly} />;
  if (meeting !== undefined && !meeting.has_begun)
    return <Alert tone="info" title={holdTexts.notHeld(doorTime(presence))} />;
  return <Alert tone="info" title={mayEndBallot ? holdTexts.overRunning : holdTexts.over} />;
}
