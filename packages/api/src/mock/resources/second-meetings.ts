import { momentOfDutchTime } from '@mijn/domain/formats';
import { isSecondMeetingDay, type SecondMeeting, type SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { secondMeetingsContract } from '@mijn/domain/second-meetings/contract';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** Returns a plan of the second meeting of one of 20 November 2026 that lacked a quorum. */
export const aSecondMeetingPlan = (own: Partial<SecondMeetingPlan> = {}): SecondMeetingPlan => ({
  may_call: true,
  items: [{ id: idOf(31, 5), number: 5, title: 'Zonnepanelen op het dak' }],
  first_day: '2026-12-04',
  last_day: '2027-01-01',
  notice_days: 15,
  notice_day: '2026-12-06',
  needs_quorum: false,
  second: null,
  ...own,
});

/** Returns a second meeting that was called and whose members were not convened yet. */
export const aSecondMeeting = (own: Partial<SecondMeeting> = {}): SecondMeeting => ({
  id: idOf(8, 1),
  meeting_date: '2026-12-09T18:30:00.000Z',
  location: 'Buurthuis De Sluis, Rotterdam',
  online_url: null,
  version: 0,
  is_convened: false,
  may_move: true,
  may_cancel: true,
  ...own,
});

function respond(plan: SecondMeetingPlan): Responders<typeof secondMeetingsContract> {
  const seconds = keepPer((): { second: SecondMeeting | null } => ({ second: plan.second }));
  // The mock has one second meeting, whose first meeting is the one that was asked about last.
  let current = seconds('');
  const of = (meeting_id: string) => {
    current = seconds(meeting_id);
    return current;
  };
  const wrongDay = (meeting_day: string) => {
    const { first_day, last_day } = plan;
    const params = { first_day, last_day };
    return isSecondMeetingDay(meeting_day, plan) ? undefined : new Refusal('second_meeting_day', { params });
  };
  return {
    getSecondMeeting: ({ params: { meeting_id } }) => {
      const { second } = of(meeting_id);
      return { ...plan, second, may_call: plan.may_call && second === null };
    },
    callSecondMeeting: ({
      params: { meeting_id },
      body: { meeting_day, start_time, location, online_url },
    }) => {
      const called = of(meeting_id);
      if (called.second === null) {
        if (!plan.may_call) return new Refusal('no_second_meeting');
        const refusal = wrongDay(meeting_day);
        if (refusal) return refusal;
        const meeting_date = momentOfDutchTime(meeting_day, start_time).toISOString();
        const place = { location: location ?? null, online_url: online_url ?? null };
        called.second = aSecondMeeting({ meeting_date, ...place });
      }
      return { id: called.second.id, meeting_date: called.second.meeting_date };
    },
    moveSecondMeeting: ({ params: { meeting_id }, body }) => {
      const { second } = current;
      if (second?.id !== meeting_id) return new Refusal('not_called_here');
      const { meeting_day, start_time, location, online_url, version } = body;
      if (version !== second.version) return new Refusal('conflict');
      const refusal = wrongDay(meeting_day);
      if (refusal) return refusal;
      current.second = {
        ...second,
        meeting_date: momentOfDutchTime(meeting_day, start_time).toISOString(),
        location: location || null,
        online_url: online_url || null,
        version: version + 1,
      };
      return current.second;
    },
    cancelSecondMeeting: ({ params: { meeting_id }, body: { version, reason } }) => {
      const { second } = current;
      if (second?.id !== meeting_id) return new Refusal('not_called_here');
      if (version !== second.version) return new Refusal('conflict');
      current.second = null;
      return { id: second.id, meeting_date: second.meeting_date, cancel_reason: reason };
    },
  };
}

/** Returns the mocked calls of the second meeting of every meeting, for the duration of one story or test. */
export const secondMeetingsCalls = (plan: SecondMeetingPlan = aSecondMeetingPlan()) =>
  callsOf(secondMeetingsContract, respond(plan));

/** No meeting of the mock lacked a quorum. */
export const secondMeetingsMock = defineMock({
  contract: secondMeetingsContract,
  generate: () => aSecondMeetingPlan({ may_call: false, items: [] }),
  respond,
});
