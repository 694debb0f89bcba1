import {
  type Attendance,
  type AttendanceForm,
  attendanceChoices,
  type ExpectedVotes,
  type MemberAttendance,
} from '@mijn/domain/attendance';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { REMINDER_MS } from '@mijn/domain/limits';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { isBoardMember } from '@mijn/domain/roles';
import { quorumsNeeded, type VotingRules } from '@mijn/domain/voting-rules';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { pageOf } from '../call/rows.ts';
import { nameOfMember, nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import type { Place } from '../provider/place.ts';
import { people } from '../provider/words.ts';
import { anApartment, someVotingRules, votingRulesCalls } from './voting-rules.ts';

export const anAttendance = (own: Partial<Attendance> = {}): Attendance => ({
  choice: null,
  guests: 0,
  remark: '',
  changed_at: null,
  apartments: [anApartment()],
  ...own,
});

export const aMemberAttendance = (own: Partial<MemberAttendance> = {}): MemberAttendance => ({
  name: 'A. de Vries',
  choice: 'attends',
  guests: 0,
  remark: '',
  changed_at: '2026-11-19T18:40:00.000Z',
  apartments: [anApartment({ name: 'Kadestraat 45', votes: 22 })],
  ...own,
});

interface AttendanceData {
  rules: VotingRules;
  /** What the member said about every meeting at first. */
  own?: Attendance | undefined;
  /** What the other members said about every meeting. */
  others: readonly MemberAttendance[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const votesOf = (rows: readonly MemberAttendance[]): number =>
  sum(rows.flatMap(({ apartments }) => apartments.map(({ votes }) => votes)));

const apartmentsOf = (rows: readonly MemberAttendance[]): number =>
  sum(rows.map(({ apartments }) => apartments.length));

/** Each apartment of the mock has one owner. */
export function expectedVotesOf(
  rows: readonly MemberAttendance[],
  { rules, apartments_total, votes_total }: VotingRules,
  reminded_at: string | null = null,
  may_remind = true,
): ExpectedVotes {
  const silent = Math.max(0, apartments_total - apartmentsOf(rows));
  return {
    apartments_total,
    votes_total,
    choices: attendanceChoices.map((choice) => {
      const own = rows.filter((row) => row.choice === choice);
      return {
        choice,
        members: own.length,
        guests: sum(own.map(({ guests }) => guests)),
        apartments: apartmentsOf(own),
        votes: votesOf(own),
      };
    }),
    silent_apartments: silent,
    silent_votes: Math.max(0, votes_total - votesOf(rows)),
    silent_members: silent,
    quorums: quorumsNeeded(rules, votes_total),
    reminded_at,
    may_remind,
  };
}

interface Opened {
  is_online: boolean;
  hasBegun: boolean;
}

/** Returns what the mock of meetings says of a meeting. Every meeting of a story is planned, and has a link. */
async function openMeeting(member: Member | undefined, meeting_id: string): Promise<Opened | Refusal> {
  if (!member) return { is_online: true, hasBegun: false };
  const meeting = await member
    .ask(meetingsContract.getMeeting, {}, { meeting_id })
    .catch(() => new Refusal('not_found'));
  if (meeting instanceof Refusal) return meeting;
  const hasBegun = meeting.is_cancelled || meeting.meeting_date <= member.now;
  return { is_online: meeting.online_url !== null, hasBegun };
}

/** The guests of a member who does not come are kept, and do not count. */
const shown = (attendance: Attendance): Attendance =>
  attendance.choice === 'absent' ? { ...attendance, guests: 0 } : attendance;

interface MeetingCall {
  params: { meeting_id: string };
  member?: Member | undefined;
}

function respond({ rules, own, others }: AttendanceData): Responders<typeof attendanceContract> {
  const said = new Map<string, Attendance>();
  const reminders = new Map<string, string>();
  const keyOf = ({ params, member }: MeetingCall) => `${params.meeting_id} ${member?.account.user.id ?? ''}`;
  const ownOf = (call: MeetingCall) =>
    said.get(keyOf(call)) ?? own ?? anAttendance({ apartments: rules.own_apartments });
  const rowsOf = (call: MeetingCall): MemberAttendance[] => {
    const { choice, changed_at, ...rest } = shown(ownOf(call));
    if (choice === null || changed_at === null) return [...others];
    return [...others, { ...rest, choice, changed_at, name: nameOfMember(call.member) }];
  };
  const isReminded = ({ params, member }: MeetingCall): boolean => {
    const last = reminders.get(params.meeting_id);
    return last !== undefined && Date.parse(nowOf(member)) - Date.parse(last) < REMINDER_MS;
  };
  /** Responds about a meeting that exists. */
  const about =
    <Call extends MeetingCall, Result>(work: (call: Call, opened: Opened) => Result) =>
    async (call: Call) => {
      const opened = await openMeeting(call.member, call.params.meeting_id);
      return opened instanceof Refusal ? opened : work(call, opened);
    };
  /** As `about`, for the board. Others get `forbidden` only for a meeting that they may see. */
  const aboutForBoard = <Call extends MeetingCall, Result>(work: (call: Call, opened: Opened) => Result) =>
    about((call: Call, opened) =>
      call.member && !isBoardMember(call.member.association) ? new Refusal('forbidden') : work(call, opened),
    );
  return {
    getAttendance: about((call) => shown(ownOf(call))),
    setAttendance: about(({ body, ...call }: MeetingCall & { body: AttendanceForm }, opened) => {
      const known = ownOf(call);
      const choice = body.choice ?? known.choice;
      if (opened.hasBegun) return new Refusal('meeting_begun');
      if (choice === null) return wrongField('choice', 'required');
      if (body.choice === 'attends_online' && !opened.is_online) return wrongField('choice', 'not_allowed');
      const { guests = known.guests, remark = known.remark } = body;
      const changed = { ...known, choice, guests, remark, changed_at: nowOf(call.member) };
      said.set(keyOf(call), changed);
      return shown(changed);
    }),
    getExpectedVotes: aboutForBoard((call, { hasBegun }) =>
      expectedVotesOf(
        rowsOf(call),
        rules,
        reminders.get(call.params.meeting_id) ?? null,
        !hasBegun && !isReminded(call),
      ),
    ),
    listAttendances: aboutForBoard((call: MeetingCall & { query: URLSearchParams }) => {
      const choice = call.query.get('choice');
      const rows = rowsOf(call).filter((row) => choice === null || row.choice === choice);
      return pageOf(
        rows.toSorted((one, other) => one.name.localeCompare(other.name, 'nl')),
        call.query,
      );
    }),
    remindMembers: aboutForBoard((call, opened) => {
      if (opened.hasBegun) return new Refusal('meeting_begun');
      const now = nowOf(call.member);
      if (isReminded(call)) return new Refusal('reminded_today');
      const { silent_members: member_count } = expectedVotesOf(rowsOf(call), rules);
      if (member_count === 0) return { reminded_at: null, member_count };
      reminders.set(call.params.meeting_id, now);
      return { reminded_at: now, member_count };
    }),
  };
}

/** Returns mocked calls of what members say about meetings, and of the voting rules, for the duration of one story or test. */
export const attendanceCalls = ({
  rules = someVotingRules(),
  own,
  others = [],
}: Partial<AttendanceData> = {}): HttpHandler[] => [
  ...callsOf(attendanceContract, respond({ rules, own, others })),
  ...votingRulesCalls(rules),
];

const someAttendances = ({ random, moment }: Place): MemberAttendance[] =>
  people.map((name, at) =>
    aMemberAttendance({
      name,
      choice: random.pick(attendanceChoices.filter((choice) => choice !== 'attends_online')),
      guests: 0,
      changed_at: moment(-1 - (at % 3), '19:15'),
      apartments: [anApartment({ name: `Kadestraat ${2 * at + 1}` })],
    }),
  );

export const attendanceMock = defineMock({
  contract: attendanceContract,
  generate: (place) => ({ rules: someVotingRules(), others: someAttendances(place) }),
  respond,
});
