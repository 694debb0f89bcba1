import { dutchDay } from '../formats/dutch-time.ts';

/**
 * Whether a meeting is past: until the day that it is held on is over in the Netherlands, it is upcoming.
 * @param meeting_date when it begins.
 */
export function isOver(meeting_date: string | Date, now: Date): boolean {
  return dutchDay(meeting_date) < dutchDay(now);
}
