import { lazyPart } from '@mijn/ui/lazy-part';
import type { Attendance } from '@mijn/domain/attendance';
import { formatMoment } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { isOpenProxy, type OwnProxies, type Proxy } from '@mijn/domain/proxies';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useDialogUrl } from '../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryError, QueryState } from '../../../shared/shell/query-state.tsx';
import { useListProxiesQuery } from '../agenda-calls.ts';
import { EarlyVotesTodo, useEarlyVotesTodo } from '../early-votes/early-votes-entry.tsx';
import { useGetAttendanceQuery } from '../meeting-calls.ts';
import { giveProxyPath } from '../meetings.paths.ts';
import { CoOwnerProxies } from '../proxies/co-owner-proxies.tsx';
import { GivenProxies } from '../proxies/given-proxies.tsx';
import { HeldProxies } from '../proxies/held-proxies.tsx';
import { shownToGiver, shownToHolder } from '../proxies/proxy-words.ts';
import { texts as proxyTexts } from '../proxies/texts.ts';
import { holderOf } from '../proxies/words.ts';
import { useMayAct } from '../proxies/use-may-act.ts';
import { WithoutVotes } from '../voting/without-votes.tsx';
import { AskedWithdrawal } from './asked-withdrawal.tsx';
import { AttendanceChoice } from './attendance-choice.tsx';
import { Lines } from './lines.tsx';
import { texts } from './texts.ts';
import { useAttendance } from './use-attendance.ts';

const { Component: AttendanceDetails } = lazyPart(
  'attendance-details',
  async () => (await import('./attendance-details.tsx')).AttendanceDetails,
  { isOverlay: true },
);

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

interface ParticipationProps {
  meeting: Meeting;
  known: Attendance;
  /** The proxies that concern the member; undefined if they are not known. */
  proxies: OwnProxies | undefined;
}

/** Tells a member who stays away and holds proxies what happens to them. */
function HeldWhileAbsent({ proxies }: { proxies: readonly Proxy[] }) {
  const accepted = shownToHolder(proxies).filter(({ state }) => state === 'accepted');
  if (accepted.length === 0) return null;
  return (
    <Alert tone="warning" title={proxyTexts.held.absentTitle} isAnnounced>
      {proxyTexts.held.absent(accepted.map(({ giver }) => giver))}
    </Alert>
  );
}

function Participation({ meeting, known, proxies }: ParticipationProps) {
  const { isReadOnly } = useSession();
  const mayAct = useMayAct();
  const { attendance, choose, ...question } = useAttendance(meeting.id, known);
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('deelname', search);
  const { choice } = attendance;
  const comes = choice === 'attends' || choice === 'attends_online';
  const given = shownToGiver(proxies?.data ?? []);
  const whole = given.find(({ is_whole_meeting, state }) => is_whole_meeting && isOpenProxy(state));
  const isAsked = choice === null && !isReadOnly;
  const hasTodo = useEarlyVotesTodo(meeting.id) !== undefined;
  const mayGive = mayAct && proxies?.terms.obstacle === null;
  return (
    <Card
      title={texts.title}
      tone={isAsked || hasTodo ? 'attention' : 'plain'}
      action={<OwnVotes apartments={attendance.apartments} />}
    >
      <Stack>
        <AttendanceChoice
          label={texts.title}
          isLabelHidden
          choice={choice}
          isOnline={meeting.online_url !== null}
          isReadOnly={isReadOnly || (choice === 'proxy' && !mayAct)}
          onChange={choose}
          proxyHref={mayGive ? giveProxyPath(meeting.id) : undefined}
        />
        <WithoutVotes apartments={attendance.apartments} />
        {choice !== 'proxy' && <Said attendance={attendance} />}
        {proxies?.terms.obstacle === 'given_by_co_owner' && given.length === 0 && (
          <p>{proxyTexts.coOwnerGave}</p>
        )}
        {choice === 'absent' && <HeldWhileAbsent proxies={proxies?.data ?? []} />}
        {comes && !isReadOnly && (
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => open(DETAILS)}>
              {texts.details.label}
            </Button>
          </ButtonRow>
        )}
        <GivenProxies meetingId={meeting.id} proxies={given} isAhead />
        <EarlyVotesTodo meetingId={meeting.id} />
      </Stack>
      <AskedWithdrawal {...question} holder={whole && holderOf(whole)} />
      {value === DETAILS && comes && !isReadOnly && (
        <AttendanceDetails meetingId={meeting.id} attendance={attendance} onClose={close} />
      )}
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

/** Shows what the member said about a meeting that has not begun (docs/product.md#attendance), and the proxies of the member. */
export function OwnAttendance({ meeting }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meeting.id } };
  const query = useGetAttendanceQuery(input);
  const proxies = useListProxiesQuery(input);
  const known = proxies.currentData;
  // The card of a proxy would move the others if it came later.
  const isPending = known === undefined && proxies.error === undefined;
  return (
    <Stack>
      <QueryState
        query={isPending ? { ...query, currentData: undefined } : query}
        failure={texts.failed}
        skeleton={<ParticipationSkeleton />}
      >
        {(attendance) => <Participation meeting={meeting} known={attendance} proxies={known} />}
      </QueryState>
      {known === undefined ? (
        <QueryError query={proxies} failure={proxyTexts.failed} />
      ) : (
        <>
          <HeldProxies meetingId={meeting.id} proxies={known.data} />
          <CoOwnerProxies meetingId={meeting.id} proxies={known.data} />
        </>
      )}
    </Stack>
  );
}

/** Shows the proxies of a member for a meeting that has begun. They can still be withdrawn until its day is over. */
export function OwnProxiesAfter({ meeting: { id } }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const { currentData } = useListProxiesQuery({ params: { association_id, meeting_id: id } });
  const proxies = currentData?.data ?? [];
  const given = shownToGiver(proxies);
  if (proxies.length === 0) return null;
  return (
    <Stack>
      {given.length > 0 && (
        <Card title={proxyTexts.given.cardTitle}>
          <Stack>
            <GivenProxies meetingId={id} proxies={given} isAhead={false} />
          </Stack>
        </Card>
      )}
      <HeldProxies meetingId={id} proxies={proxies} />
      <CoOwnerProxies meetingId={id} proxies={proxies} />
    </Stack>
  );
}
