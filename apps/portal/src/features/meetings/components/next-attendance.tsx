import type { Overview } from '@mijn/domain/overview';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { AskedWithdrawal } from '../attendance/asked-withdrawal.tsx';
import { AttendanceChoice } from '../attendance/attendance-choice.tsx';
import { texts } from '../attendance/texts.ts';
import { useAttendance } from '../attendance/use-attendance.ts';
import { giveProxyPath, meetingPath } from '../meetings.paths.ts';
import { useMayAct } from '../proxies/use-may-act.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/** Lets the member say in the overview whether to come to the next meeting. */
export function NextAttendance(known: NonNullable<Overview['attendance']>) {
  const { isReadOnly } = useSession();
  const mayAct = useMayAct();
  const { attendance, choose, ...question } = useAttendance(known.meeting_id, known);
  const { choice, meeting_id, is_online, may_give_proxy, offered_proxies } = attendance;
  return (
    <Stack gap="small">
      <AttendanceChoice
        label={texts.ask}
        choice={choice}
        isOnline={is_online}
        isReadOnly={isReadOnly || (choice === 'proxy' && !mayAct)}
        onChange={choose}
        proxyHref={mayAct && may_give_proxy ? giveProxyPath(meeting_id) : undefined}
      />
      {offered_proxies > 0 && (
        <Link href={meetingPath(meeting_id)}>{texts.offeredProxies(offered_proxies)}</Link>
      )}
      <AskedWithdrawal {...question} />
    </Stack>
  );
}
