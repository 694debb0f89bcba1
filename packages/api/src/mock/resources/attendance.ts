import {
  type Attendance,
  type AttendanceForm,
  attendanceChoices,
  type ExpectedVotes,
  type MemberAttendance,
  ownChoices,
} from '@mijn/domain/attendance';
import { attendanceContract } from '@mijn/domain/attendance/contract';
import { REMINDER_MS } from '@mijn/domain/limits';
import { isOpenProxy, type Proxy } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import { quorumsNeeded, type VotingRules } from '@mijn/domain/voting-rules';
import type { HttpHandler } from 'msw';
import { aboutMeetings, type MeetingCall } from '../call/open-meeting.ts';
import { openProxyBook, type ProxiesData, type ProxyBook } from '../call/proxy-book.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { pageOf } from '../call/rows.ts';
import { nameOfMember, nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import type { Place } from '../provider/place.ts';
import { people } from '../provider/words.ts';
import { hallCalls } from './ballots.ts';
import { proxiesData, respondProxies } from './proxies.ts';
import { anApartment, rulesWithProxies, someVotingRules, votingRulesCalls } from './voting-rules.ts';

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
  holder: null,
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
  /** The proxies of a story. */
  proxies: ProxyBook;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const votesOf = (rows: readonly MemberAttendance[]): number =>
  sum(rows.flatMap(({ apartments }) => apartments.map(({ votes }) => votes)));

const apartmentsOf = (rows: readonly MemberAttendance[]): number =>
  sum(rows.map(({ apartments }) => apartments.length));

/** Each apartment of the mock has one owner. @param offered members with a proxy that its holder did not accept yet. */
export function expectedVotesOf(
  rows: readonly MemberAttendance[],
  { rules, apartments_total, votes_total }: VotingRules,
  reminded_at: string | null = null,
  may_remind = true,
  offered: readonly MemberAttendance[] = [],
): ExpectedVotes {
  const known = [...rows, ...offered];
  const silent = Math.max(0, apartments_total - apartmentsOf(known));
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
    silent_votes: Math.max(0, votes_total - votesOf(known)),
    offered_apartments: apartmentsOf(offered),
    offered_votes: votesOf(offered),
    silent_members: silent,
    quorums: quorumsNeeded(rules, votes_total),
    reminded_at,
    may_remind,
  };
}

/** The guests of a member who does not come are kept, and do not count. */
const shown = (attendance: Attendance): Attendance =>
  attendance.choice === 'absent' ? { ...attendance, guests: 0 } : attendance;

type Whole = Pick<Proxy, 'id' | 'state' | 'holder' | 'given_at'>;

function respond({ rules, own, others, proxies }: AttendanceData): Responders<typeof attendanceContract> {
  const said = new Map<string, Attendance>();
  const reminders = new Map<string, string>();
  const { about, aboutForBoard } = aboutMeetings();
  const keyOf = ({ params, member }: MeetingCall) => `${params.meeting_id} ${member?.account.user.id ?? ''}`;
  /** Returns the open proxy of the caller for the whole meeting, if there is one. */
  const findWhole = async (call: MeetingCall): Promise<Whole | undefined> => {
    const { meeting_id } = call.params;
    const asked = await call.member?.ask(proxiesContract.listProxies, {}, { meeting_id });
    const given = asked
      ? asked.data.filter(({ relation, state }) => relation === 'giver' && isOpenProxy(state))
      : proxies.ownOf(call);
    return given.find(({ is_whole_meeting }) => is_whole_meeting);
  };
  const withdraw = async (call: MeetingCall, { id: proxy_id }: Whole): Promise<void> => {
    const { meeting_id } = call.params;
    if (call.member) await call.member.ask(proxiesContract.withdrawProxy, {}, { meeting_id, proxy_id });
    else proxies.end(proxy_id, 'withdrawn', call);
  };
  const saidBy = (call: MeetingCall) =>
    said.get(keyOf(call)) ?? own ?? anAttendance({ apartments: rules.own_apartments });
  const ownOf = async (call: MeetingCall): Promise<Attendance> => {
    const whole = await findWhole(call);
    const known = saidBy(call);
    return whole ? { ...known, choice: 'proxy', changed_at: whole.given_at } : known;
  };
  const rowsOf = async (call: MeetingCall): Promise<MemberAttendance[]> => {
    const { choice, changed_at, ...rest } = shown(await ownOf(call));
    if (choice === null || changed_at === null) return [...others];
    const holder = (await findWhole(call))?.holder ?? null;
    return [...others, { ...rest, choice, holder, changed_at, name: nameOfMember(call.member) }];
  };
  const expectedOf = async (call: MeetingCall, mayRemind = true): Promise<ExpectedVotes> => {
    const isOffered = (await findWhole(call))?.state === 'offered';
    const rows = await rowsOf(call);
    const reminded = reminders.get(call.params.meeting_id) ?? null;
    return isOffered
      ? expectedVotesOf(rows.slice(0, -1), rules, reminded, mayRemind, rows.slice(-1))
      : expectedVotesOf(rows, rules, reminded, mayRemind);
  };
  const isReminded = ({ params, member }: MeetingCall): boolean => {
    const last = reminders.get(params.meeting_id);
    return last !== undefined && Date.parse(nowOf(member)) - Date.parse(last) < REMINDER_MS;
  };
  return {
    getAttendance: about(async (call) => shown(await ownOf(call))),
    setAttendance: about(async ({ body, ...call }: MeetingCall & { body: AttendanceForm }, opened) => {
      const known = saidBy(call);
      const whole = await findWhole(call);
      const choice = body.choice ?? known.choice ?? (whole ? 'absent' : null);
      if (opened.hasBegun) return new Refusal('meeting_begun');
      if (choice === null) return wrongField('choice', 'required');
      if (body.choice === 'attends_online' && !opened.is_online) return wrongField('choice', 'not_allowed');
      if (body.choice && whole) {
        if (!body.withdraws_proxies) return new Refusal('proxy_given');
        await withdraw(call, whole);
      }
      const { guests = known.guests, remark = known.remark } = body;
      const changed = { ...known, choice, guests, remark, changed_at: nowOf(call.member) };
      said.set(keyOf(call), changed);
      return shown(await ownOf(call));
    }),
    getExpectedVotes: aboutForBoard((call, { hasBegun }) => expectedOf(call, !hasBegun && !isReminded(call))),
    listAttendances: aboutForBoard(async (call: MeetingCall & { query: URLSearchParams }) => {
      const choice = call.query.get('choice');
      const rows = (await rowsOf(call)).filter((row) => choice === null || row.choice === choice);
      return pageOf(
        rows.toSorted((one, other) => one.name.localeCompare(other.name, 'nl')),
        call.query,
      );
    }),
    remindMembers: aboutForBoard(async (call, opened) => {
      if (opened.hasBegun) return new Refusal('meeting_begun');
      const now = nowOf(call.member);
      if (isReminded(call)) return new Refusal('reminded_today');
      const { silent_members: member_count } = await expectedOf(call);
      if (member_count === 0) return { reminded_at: null, member_count };
      reminders.set(call.params.meeting_id, now);
      return { reminded_at: now, member_count };
    }),
  };
}

interface AttendanceCalls
  extends Partial<Pick<AttendanceData, 'rules' | 'own' | 'others'>>, Partial<ProxiesData> {}

/**
 * Returns mocked calls of what members say about meetings, of their proxies, and of the voting rules, for the duration of one story or
 * test. Without rules about proxies, nobody gives one.
 */
export function attendanceCalls({
  rules = someVotingRules(),
  own,
  others = [],
  ...data
}: AttendanceCalls = {}): HttpHandler[] {
  const all = proxiesData({ ...data, rules });
  const proxies = openProxyBook(all);
  return [
    ...callsOf(attendanceContract, respond({ rules, own, others, proxies })),
    ...callsOf(proxiesContract, respondProxies(all, proxies)),
    ...votingRulesCalls(rules, all.apartments),
    // A page of a meeting asks whether it is held. A story of a held meeting has `hallCalls` before these.
    ...hallCalls({ isHeld: false }),
  ];
}

const someAttendances = ({ random, moment }: Place): MemberAttendance[] =>
  people.map((name, at) =>
    aMemberAttendance({
      name,
      choice: random.pick(ownChoices.filter((choice) => choice !== 'attends_online')),
      guests: 0,
      changed_at: moment(-1 - (at % 3), '19:15'),
      apartments: [anApartment({ name: `Kadestraat ${2 * at + 1}` })],
    }),
  );

export const attendanceMock = defineMock({
  contract: attendanceContract,
  generate: (place) => {
    const rules = rulesWithProxies();
    // A member of the mocked provider asks the mock of proxies. These are for a story.
    return { rules, others: someAttendances(place), proxies: openProxyBook(proxiesData({ rules })) };
  },
  respond,
});
