import { mdiEmailOutline, mdiVoteOutline } from '@mdi/js';
import type { ExpectedVotes } from '@mijn/domain/attendance';
import { formatMoment, formatNumber } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { IconNote } from '@mijn/ui/icon-note';
import { Link } from '@mijn/ui/link';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { Tag } from '@mijn/ui/tag';
import { VotesMeter } from '@mijn/ui/votes-meter';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { texts as visibilityTexts } from '../../../shared/visibility/texts.ts';
import { useGetExpectedVotesQuery } from '../meeting-calls.ts';
import { attendancesPath } from '../meetings.paths.ts';
import { useRemindMembersMutation } from './attendance.endpoints.ts';
import { texts as allTexts } from './texts.ts';

const { quorum: texts, reminder: reminderTexts } = allTexts;

const boardTag = <Tag>{visibilityTexts.boardOnly}</Tag>;

type Expected = ExpectedVotes['choices'][number];

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

function ExpectedApartments({ expected }: { expected: ExpectedVotes }) {
  const { choices, apartments_total, votes_total, quorums, silent_apartments, silent_votes } = expected;
  const votes = sumOf(choices, 'votes');
  const absent = choices.find(({ choice }) => choice === 'absent');
  return (
    <>
      <VotesMeter
        label={meterLabel(expected, votes)}
        figure={{ value: votes, text: texts.ofVotes(votes_total) }}
        total={votes_total}
        parts={choices.filter(comes).map((choice) => ({
          id: choice.choice,
          label: texts.parts[choice.choice],
          detail: texts.apartments(choice.apartments),
          value: choice.votes,
          look: choice.choice === 'attends_online' ? 'soft' : 'solid',
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
function ExpectedMembers({ expected: { choices, silent_members } }: { expected: ExpectedVotes }) {
  return (
    <>
      <DescriptionList
        look="stacked"
        entries={choices.map(({ choice, members, guests }) => ({
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

/** Shows the board how many votes come to a meeting that has not begun, and whether they are enough (docs/product.md#attendance). */
export function QuorumCard({ meeting }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const query = useGetExpectedVotesQuery({ params: { association_id, meeting_id: meeting.id } });
  const hasVotes = query.currentData === undefined || query.currentData.apartments_total > 0;
  return (
    <Card title={hasVotes ? texts.title : texts.titleWithoutVotes} action={boardTag}>
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
            {hasVotes ? <ExpectedApartments expected={expected} /> : <ExpectedMembers expected={expected} />}
            <Reminder meeting={meeting} expected={expected} />
            <Link href={attendancesPath(meeting.id)}>{texts.list}</Link>
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

/** Leads the board to what members said about a meeting that has begun, as at its door. */
export function AttendancesCard({ meeting }: { meeting: Meeting }) {
  return (
    <Card title={texts.said} action={boardTag}>
      <Link href={attendancesPath(meeting.id)}>{texts.listAfter}</Link>
    </Card>
  );
}
