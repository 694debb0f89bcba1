import type { Attendance } from '@mijn/domain/attendance';
import { formatMoment } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useDialogUrl } from '../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetAttendanceQuery } from '../meeting-calls.ts';
import { AttendanceChoice } from './attendance-choice.tsx';
import { Lines } from './lines.tsx';
import { texts } from './texts.ts';
import { useAttendance } from './use-attendance.ts';

const AttendanceDetails = lazy(async () => ({
  default: (await loadChunk('attendance-details', () => import('./attendance-details.tsx')))
    .AttendanceDetails,
}));

const DETAILS = 'gasten';

function OwnVotes({ apartments }: Pick<Attendance, 'apartments'>) {
  const [only, ...others] = apartments;
  if (!only) return null;
  if (others.length === 0) return <span>{texts.apartment(only.name, only.votes)}</span>;
  const total = apartments.reduce((sum, { votes }) => sum + votes, 0);
  return <span>{texts.several(apartments.length, total)}</span>;
}

function Said({ attendance }: { attendance: Attendance }) {
  const now = useNow();
  const { choice, changed_at, guests, remark } = attendance;
  if (choice === null || changed_at === null)
    return (
      <p>
        {texts.nothing} {texts.until}
      </p>
    );
  return (
    <>
      <p>
        {texts.said(formatMoment(changed_at, now))} {texts.until}
      </p>
      {guests > 0 && <p>{texts.guests(guests)}</p>}
      {remark !== '' && (
        <p>
          {texts.remark} <Lines text={remark} />
        </p>
      )}
    </>
  );
}

function Participation({ meeting, known }: { meeting: Meeting; known: Attendance }) {
  const { isReadOnly } = useSession();
  const { attendance, choose } = useAttendance(meeting.id, known);
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('deelname', search);
  const { choice } = attendance;
  const comes = choice !== null && choice !== 'absent';
  return (
    <Card title={texts.title} action={<OwnVotes apartments={attendance.apartments} />}>
      <Stack>
        <AttendanceChoice
          label={texts.title}
          isLabelHidden
          choice={choice}
          isOnline={meeting.online_url !== null}
          isReadOnly={isReadOnly}
          onChange={choose}
        />
        <Said attendance={attendance} />
        {comes && !isReadOnly && (
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => open(DETAILS)}>
              {texts.details.label}
            </Button>
          </ButtonRow>
        )}
      </Stack>
      <Suspense>
        {value === DETAILS && comes && !isReadOnly && (
          <AttendanceDetails meetingId={meeting.id} attendance={attendance} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

function ParticipationSkeleton() {
  return (
    <Card title={texts.title}>
      <SkeletonGroup>
        <Skeleton height="3.5rem" shape="block" />
      </SkeletonGroup>
    </Card>
  );
}

/** Shows what the member said about a meeting that has not begun (docs/product.md#attendance). */
export function OwnAttendance({ meeting }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const query = useGetAttendanceQuery({ params: { association_id, meeting_id: meeting.id } });
  return (
    <QueryState query={query} failure={texts.failed} skeleton={<ParticipationSkeleton />}>
      {(known) => <Participation meeting={meeting} known={known} />}
    </QueryState>
  );
}
