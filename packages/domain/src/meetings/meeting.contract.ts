import { array, boolean, number, object, string, type InferType } from 'yup';
import { attachedFile } from '../files/attached-file.contract.ts';
import { day } from '../wire/day.ts';
import { id } from '../wire/id.ts';

/** A meeting as the list shows it. */
export const meetingInList = object({
  id: id().required(),
  /** When it begins. */
  meeting_date: string().datetime().required(),
  /** When it ends; null when nobody said. */
  ends_at: string().datetime().defined().nullable(),
  /** Whether the day that it was held on is over. */
  is_over: boolean().required(),
  concerns: string().required(),
  location: string().defined().nullable(),
  document_count: number().integer().required(),
});

/** A meeting, whole (specification §3). */
export const meeting = meetingInList.shape({
  budget_effective_date: day().defined().nullable(),
  client: string().defined().nullable(),
  meeting_coach: string().defined().nullable(),
  sent_date: day().defined().nullable(),
  documents: array(attachedFile).required(),
});

/** Where a member's calendar program finds the meetings: whoever has the address can read them. */
// Not `url()`, to which an address at localhost is none.
export const calendarFeed = object({ address: string().required() });

export type MeetingInList = InferType<typeof meetingInList>;
export type Meeting = InferType<typeof meeting>;
export type CalendarFeed = InferType<typeof calendarFeed>;
