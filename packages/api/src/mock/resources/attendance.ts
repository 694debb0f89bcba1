import {
  type Attendance,
  attendanceChoices,
  type ExpectedVotes,
  type MemberAttendance,
} from '@mijn/domain/attendance';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { wrongField } from '../call/refusal.ts';
import { pageOf } from '../call/rows.ts';
import { nowOf } from '../call/member.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { anApartment, anOwnedApartment } from './voting-rules.ts';

export const anAttendance = (own: Partial<Attendance> = {}): Attendance => ({
  choice: null,
  guests: 0,
  remark: '',
  changed_at: null,
  apartments: [anOwnedApartment()],
  ...own,
});

export const aMemberAttendance = (own: Partial<MemberAttendance> = {}): MemberAttendance => ({
  name: 'A. de Vries',
  choice: 'attends',
  holder: null,
  guests: 0,
  remark: '',
  changed_at: '2026-11-19T18:40:00.000Z',
  apartments: [anApartment({ name: 'Kadestraat 45', votes: 22 })],
  ...own,
});

type Choices = Partial<
  Record<ExpectedVotes['choices'][number]['choice'], [apartments: number, votes: number]>
>;

/**
 * Returns the votes that come to a meeting of 42 apartments, to which nobody said anything.
 * @param choices the apartments and votes of each choice.
 */
export const someExpectedVotes = (
  choices: Choices = {},
  own: Partial<ExpectedVotes> = {},
): ExpectedVotes => ({
  apartments_total: 42,
  votes_total: 1000,
  choices: attendanceChoices.map((choice) => {
    const [apartments, votes] = choices[choice] ?? [0, 0];
    return { choice, members: apartments, guests: 0, apartments, votes };
  }),
  silent_apartments: 42,
  silent_votes: 1000,
  offered_apartments: 0,
  offered_votes: 0,
  silent_members: 42,
  quorums: [
    { decision_kind: '', votes: 500 },
    { decision_kind: 'Grote uitgaven', votes: 667 },
  ],
  reminded_at: null,
  may_remind: true,
  ...own,
});

export interface AttendanceData {
  /** What the member said about every meeting at first. */
  own?: Attendance | undefined;
  /** What all members said about every meeting, by name. */
  others?: readonly MemberAttendance[];
  expected?: ExpectedVotes;
}

/** The guests of a member who does not come are kept, and do not count. */
const shown = (attendance: Attendance): Attendance =>
  attendance.choice === 'absent' ? { ...attendance, guests: 0 } : attendance;

/** What the member says is kept for each meeting. The lists of the board stay as they are. */
function respond({
  own = anAttendance(),
  others = [],
  expected: first = someExpectedVotes(),
}: AttendanceData): Responders<typeof attendanceContract> {
  const said = new Map<string, Attendance>();
  let expected = first;
  return {
    getAttendance: ({ params }) => shown(said.get(params.meeting_id) ?? own),
    setAttendance: ({ params: { meeting_id }, body, member }) => {
      const known = said.get(meeting_id) ?? own;
      const { choice = known.choice, guests = known.guests, remark = known.remark } = body;
      if (choice === null) return wrongField('choice', 'required');
      const changed = { ...known, choice, guests, remark, changed_at: nowOf(member) };
      said.set(meeting_id, changed);
      return shown(changed);
    },
    getExpectedVotes: () => expected,
    listAttendances: ({ query }) => {
      const choice = query.get('choice');
      return pageOf(
        others.filter((row) => choice === null || row.choice === choice),
        query,
      );
    },
    remindMembers: ({ member }) => {
      const reminded_at = nowOf(member);
      expected = { ...expected, reminded_at, may_remind: false };
      return { reminded_at, member_count: expected.silent_members };
    },
  };
}

/** Returns the mocked calls of what members say about meetings, for the duration of one story or test. */
export const attendanceCalls = (data: AttendanceData = {}) => callsOf(attendanceContract, respond(data));

export const attendanceMock = defineMock({
  contract: attendanceContract,
  isOwn: true,
  generate: () => ({ others: [aMemberAttendance()] }),
  respond,
});
