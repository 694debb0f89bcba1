import { momentOfDutchTime } from '@mijn/domain/formats';
import { isSecondMeetingDay, type SecondMeetingPlan } from '@mijn/domain/second-meetings';
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
  ...own,
});

function respond(plan: SecondMeetingPlan): Responders<typeof secondMeetingsContract> {
  const calledOf = keepPer(() => ({ meeting_date: '' }));
  const isCalled = (meeting_id: string) => calledOf(meeting_id).meeting_date !== '';
  return {
    getSecondMeeting: ({ params: { meeting_id } }) => ({
      ...plan,
      may_call: plan.may_call && !isCalled(meeting_id),
    }),
    callSecondMeeting: ({ params: { meeting_id }, body: { meeting_day, start_time } }) => {
      const called = calledOf(meeting_id);
      if (!isCalled(meeting_id)) {
        if (!plan.may_call) return new Refusal('no_second_meeting');
        if (!isSecondMeetingDay(meeting_day, plan)) {
          const { first_day, last_day } = plan;
          return new Refusal('second_meeting_day', { params: { first_day, last_day } });
        }
        called.meeting_date = momentOfDutchTime(meeting_day, start_time).toISOString();
      }
      return { id: idOf(8, 1), meeting_date: called.meeting_date };
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
