import { mdiEmailOutline, mdiVoteOutline } from '@mdi/js';
import type { AttendanceChoice, ExpectedVotes } from '@mijn/domain/attendance';
import { formatMoment, formatNumber } from '@mijn/domain/formats';
import { daysUntil, type Meeting } from '@mijn/domain/meetings';
import { DescriptionList } from '@mijn/ui/description-list';
import { IconNote } from '@mijn/ui/icon-note';
import { Link } from '@mijn/ui/link';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { VotesMeter } from '../components/votes-meter/votes-meter.tsx';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useListProxiesQuery } from '../agenda-calls.ts';
import { useGetExpectedVotesQuery } from '../meeting-calls.ts';
import { attendancesPath, proxiesPath } from '../meetings.paths.ts';
import { useRemindMembersMutation } from './attendance.endpoints.ts';
import { texts as allTexts } from './texts.ts';

const { quorum: texts, reminder: reminderTexts } = allTexts;

type Expected = ExpectedVotes['choices'][number];

const looks: Readonly<Record<AttendanceChoice, 'solid' | 'soft' | 'striped'>> = {
  attends: 'solid',
  attends_online: 'soft',
  proxy: 'striped',
  absent: 'solid',
};

const comes = ({ choice }: Expected): boolean => choice !== 'absent';

const sumOf = (choices: readonly Expected[], count: 'votes' | 'apartments' | 'members'): number =>
  choices.filter(comes).reduce((sum, choice) => sum + choice[count], 0);

function meterLabel({ votes_total, quorums }: ExpectedVotes, votes: number): string {
  const needed = quorums.map((quorum) => texts.neededFor(quorum.votes, quorum.decision_kind)).join(', ');
  return texts.meter(votes, votes_total, needed === '' ? '' : texts.needed(needed));
}

function Quorums({ quorums, votes }: Pick<ExpectedVotes, 'quorums'> & { votes: number }) {
  return quorums.map((quorum) => (
    <IconNote
      key={quorum.decision_kind}
      icon={mdiVoteOutline}
      title={votes < quorum.votes ? texts.missing(quorum.votes - votes) : texts.reached}
    >
      {texts.kind(quorum.decision_kind, quorum.votes)}
    </IconNote>
  ));
}

interface ExpectedProps {
  expected: ExpectedVotes;
  /** Whether the members of the association can give proxies. */
  hasProxies: boolean;
}

function ExpectedApartments({ expected, hasProxies }: ExpectedProps) {
  const { choices, apartments_total, votes_total, quorums, silent_apartments, silent_votes } = expected;
  const votes = sumOf(choices, 'votes');
  const absent = choices.find(({ choice }) => choice === 'absent');
  const { offered_apartments, offered_votes } = expected;
  // An association without proxies has no part for them.
  const shown = choices.filter(
    (choice) => comes(choice) && (choice.choice !== 'proxy' || hasProxies || choice.apartments > 0),
  );
  return (
    <>
      <VotesMeter
        label={meterLabel(expected, votes)}
        figure={{ value: votes, text: (hasProxies ? texts.ofVotesWithProxies : texts.ofVotes)(votes_total) }}
        total={votes_total}
        parts={shown.map((choice) => ({
          id: choice.choice,
          label: texts.parts[choice.choice],
          detail: texts.apartments(choice.apartments),
          value: choice.votes,
          look: looks[choice.choice],
        }))}
        marks={[...new Set(quorums.map((quorum) => quorum.votes))].map((value) => ({
          value,
          label: formatNumber(value),
        }))}
        totalRow={{
          label: texts.total(sumOf(choices, 'apartments'), apartments_total),
          value: formatNumber(votes),
        }}
      />
      <Quorums quorums={quorums} votes={votes} />
      <p>
        {[
          offered_apartments > 0 && texts.offered(offered_apartments, offered_votes),
          silent_apartments > 0 && texts.silent(silent_apartments, silent_votes),
          absent && absent.apartments > 0 && texts.absent(absent.apartments, absent.votes),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

/** Shows how many members come to a meeting of an association of which no apartments are known. */
function ExpectedMembers({ expected: { choices, silent_members }, hasProxies }: ExpectedProps) {
  return (
    <>
      <DescriptionList
        look="stacked"
        entries={choices
          .filter(({ choice, members }) => choice !== 'proxy' || hasProxies || members > 0)
          .map(({ choice, members, guests }) => ({
            term: texts.parts[choice],
            description: [texts.members(members), ...(guests > 0 ? [texts.guests(guests)] : [])].join(', '),
          }))}
      />
      {silent_members > 0 && <p>{texts.silentMembers(silent_members)}</p>}
    </>
  );
}

function Reminder({ meeting, expected }: { meeting: Meeting; expected: ExpectedVotes }) {
  const { silent_members, reminded_at, may_remind } = expected;
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const [remind] = useRemindMembersMutation();
  const dispatch = useAppDispatch();
  const now = useNow();
  return (
    <>
      {silent_members > 0 && may_remind && !isReadOnly && (
        <AskedAction
          variant="quiet"
          icon={mdiEmailOutline}
          label={reminderTexts.label(silent_members)}
          title={reminderTexts.title}
          confirmLabel={reminderTexts.confirm}
          run={() => remind({ params: { association_id, meeting_id: meeting.id } })}
          onDone={(reminder) =>
            dispatch(toastShown('success', reminderTexts.done(reminder?.member_count ?? 0), 'attendance'))
          }
        >
          {reminderTexts.text(silent_members)}
        </AskedAction>
      )}
      {reminded_at !== null && <p>{reminderTexts.last(formatMoment(reminded_at, now))}</p>}
    </>
  );
}

/** Returns whether the members of the association can give proxies. */
function useHasProxies(meeting_id: string): boolean {
  const { id: association_id } = useAssociation();
  const { currentData } = useListProxiesQuery({ params: { association_id, meeting_id } });
  return (currentData?.terms.proxies_max ?? 0) > 0;
}

/** The days before a meeting from which votes that are missing ask for attention. */
const NEAR_DAYS = 7;

/**
 * Shows the board how many votes come to a meeting that has not begun, and whether they are enough (docs/product.md#attendance). It opens by
 * itself in the week before the meeting, if votes are missing.
 */
export function QuorumFold({ meeting }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const query = useGetExpectedVotesQuery({ params: { association_id, meeting_id: meeting.id } });
  const hasProxies = useHasProxies(meeting.id);
  const now = useNow();
  const known = query.currentData;
  const hasVotes = known === undefined || known.apartments_total > 0;
  const votes = sumOf(known?.choices ?? [], 'votes');
  const isMissing = (known?.quorums ?? []).some((quorum) => votes < quorum.votes);
  return (
    <Disclosure
      title={hasVotes ? texts.title : texts.titleWithoutVotes}
      detail={known && hasVotes ? texts.short(votes, known.votes_total) : undefined}
      isOpen={isMissing && daysUntil(meeting.meeting_date, now) <= NEAR_DAYS}
    >
      <QueryState
        query={query}
        failure={texts.failed}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="16rem" shape="block" />
          </SkeletonGroup>
        }
      >
        {(expected) => (
          <Stack>
            {hasVotes ? (
              <ExpectedApartments expected={expected} hasProxies={hasProxies} />
            ) : (
              <ExpectedMembers expected={expected} hasProxies={hasProxies} />
            )}
            <Reminder meeting={meeting} expected={expected} />
            <Link href={attendancesPath(meeting.id)}>{texts.list}</Link>
            {hasProxies && <Link href={proxiesPath(meeting.id)}>{texts.proxies}</Link>}
          </Stack>
        )}
      </QueryState>
    </Disclosure>
  );
}

/** Leads the board to what members said about a meeting that has begun, as at its door. */
export function AttendancesFold({ meeting }: { meeting: Meeting }) {
  const hasProxies = useHasProxies(meeting.id);
  return (
    <Disclosure title={texts.said}>
      <Stack gap="small">
        <Link href={attendancesPath(meeting.id)}>{texts.listAfter}</Link>
        {hasProxies && <Link href={proxiesPath(meeting.id)}>{texts.proxies}</Link>}
      </Stack>
    </Disclosure>
  );
}
