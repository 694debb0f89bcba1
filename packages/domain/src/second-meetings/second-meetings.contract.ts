import { array, boolean, type InferType, number, object, string } from 'yup';
import { WEB_ADDRESS } from '../formats/formats.ts';
import {
  CANCEL_REASON_LENGTH_MAX,
  MEETING_PLACE_LENGTH_MAX,
  WEB_ADDRESS_LENGTH_MAX,
} from '../limits/limits.ts';
import { day, defineContract, id } from '../wire/wire.contract.ts';
import { existsOn, TIME_OF_DAY } from '../wire/time-of-day.ts';
import type { Shapes } from '../wire/wire.ts';
import { secondMeetingsOperations } from './second-meetings.ts';

const itemWithoutQuorum = object({
  /** The id of the agenda item, a UUID. */
  id: id().required(),
  /** The number of the item on the agenda of the meeting. */
  number: number().integer().required(),
  /** What the item is about. */
  title: string().required(),
});

/** A second meeting that was called. */
export const calledMeeting = object({
  /** The id of the second meeting, a UUID. */
  id: id().required(),
  /** The start of the second meeting, in UTC. */
  meeting_date: string().datetime().required(),
});

/** A second meeting that the board called, and what it can still change. */
export const secondMeeting = calledMeeting.shape({
  /** The place of the meeting; null if it is not known yet. */
  location: string().defined().nullable(),
  /** The address where members attend the meeting online; null for a meeting in one place. */
  online_url: string().defined().nullable(),
  /** Increases with each change of day, time or place. A change sends the version that it read. */
  version: number().integer().required(),
  /** Whether members were convened, so that they need a new convocation after a change. */
  is_convened: boolean().required(),
  /** Whether the caller can move it now: its door has not opened, and nobody voted. */
  may_move: boolean().required(),
  /** Whether the caller can cancel it now: it has not begun, and nobody voted. */
  may_cancel: boolean().required(),
});

/** What a second meeting would be about, and when it can be. */
export const secondMeetingPlan = object({
  /** Whether the caller can call a second meeting now: the first was held, lacked a quorum, and has no second meeting. */
  may_call: boolean().required(),
  /** The items without a decision because the quorum was missing, in the order of the agenda; empty if there are none. */
  items: array(itemWithoutQuorum).required(),
  /** The first day on which the rules allow the second meeting, such as `2026-12-23`. */
  first_day: day().required(),
  /** The last day on which the rules allow it. */
  last_day: day().required(),
  /** The whole days that the rules want between the convocation and the meeting. */
  notice_days: number().integer().required(),
  /** The first day that leaves this notice if the members are convened today. */
  notice_day: day().required(),
  /** Whether the second meeting needs the same quorum, because the rules have no second meetings without one. */
  needs_quorum: boolean().required(),
  /** The second meeting that was called and not cancelled; null if there is none. */
  second: secondMeeting.defined().nullable(),
});

export const secondMeetingForm = object({
  /** The day of the second meeting in the Netherlands, such as `2026-12-23`. */
  meeting_day: day().required(),
  /** The time at which it begins in the Netherlands, such as `19:30`. */
  start_time: string().matches(TIME_OF_DAY).required().test('no_such_time', existsOn('meeting_day')),
  /** The place of the meeting, which is one line; empty for none. */
  location: string().trim().max(MEETING_PLACE_LENGTH_MAX),
  /** The address where members attend the meeting online, with `https`; empty for none. */
  online_url: string().trim().max(WEB_ADDRESS_LENGTH_MAX).matches(WEB_ADDRESS, { excludeEmptyString: true }),
}).exact();

const versionRead = number().integer().min(0).required();

export const moveSecondMeetingBody = secondMeetingForm
  .shape({
    /** The version of the second meeting that the change is about. */
    version: versionRead,
  })
  .exact();

export const cancelSecondMeetingBody = object({
  /** The version of the second meeting that is cancelled. */
  version: versionRead,
  /** Why the meeting is cancelled, in one line, which the members read. */
  reason: string().trim().max(CANCEL_REASON_LENGTH_MAX).required(),
}).exact();

/** A second meeting that was cancelled. */
export const cancelledMeeting = calledMeeting.shape({
  /** Why it was cancelled. */
  cancel_reason: string().required(),
});

export const shapes = {
  getSecondMeeting: { response: secondMeetingPlan, errors: ['forbidden', 'not_found'] },
  callSecondMeeting: {
    body: secondMeetingForm,
    response: calledMeeting,
    status: 201,
    errors: ['forbidden', 'not_found', 'no_second_meeting', 'second_meeting_day'],
  },
  moveSecondMeeting: {
    body: moveSecondMeetingBody,
    response: secondMeeting,
    errors: ['forbidden', 'not_found', 'not_called_here', 'meeting_begun', 'second_meeting_day', 'conflict'],
  },
  cancelSecondMeeting: {
    body: cancelSecondMeetingBody,
    response: cancelledMeeting,
    errors: ['forbidden', 'not_found', 'not_called_here', 'meeting_begun', 'conflict'],
  },
} as const satisfies Shapes;

export const secondMeetingsContract = defineContract(secondMeetingsOperations, shapes);

export type SecondMeetingPlan = InferType<typeof secondMeetingPlan>;
export type SecondMeetingForm = InferType<typeof secondMeetingForm>;
export type CalledMeeting = InferType<typeof calledMeeting>;
export type SecondMeeting = InferType<typeof secondMeeting>;
export type MoveSecondMeetingBody = InferType<typeof moveSecondMeetingBody>;
export type CancelSecondMeetingBody = InferType<typeof cancelSecondMeetingBody>;
