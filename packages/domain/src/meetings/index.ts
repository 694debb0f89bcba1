export type { CalendarFeed, Meeting, MeetingInList } from './meeting.contract.ts';
export type { MeetingsContract, MeetingsQuery } from './meetings.contract.ts';
export { isOver } from './is-over.ts';
export { meetingsOperations } from './meetings.operations.ts';
