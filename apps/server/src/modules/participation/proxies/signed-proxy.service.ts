import type { InstructionChoice } from '@mijn/domain/proxies';
import type { Apartment } from '@mijn/domain/voting-rules';
import type { requireMeeting } from '../../meetings/meetings.service.ts';

type CalendarMeeting = Awaited<ReturnType<typeof requireMeeting>>;

/** What an owner signed, in the words of that time. It is stored as JSON, so that times are texts. */
export interface SignedProxy {
  code: string;
  association: string;
  meeting: { concerns: string; meeting_date: string; location: string | null };
  giver: string;
  /** The name of the holder; null for the board. */
  holder: string | null;
  apartments: readonly Apartment[];
  is_whole_meeting: boolean;
  items: readonly {
    number: number;
    title: string;
    wording: string;
    instruction: InstructionChoice | null;
    option: string | null;
  }[];
  /** The name of the board member who entered the proxy from paper; null for one that was signed in the portal. */
  entered_by: string | null;
  given_at: string;
}

/** Returns what is signed about a meeting. */
export const signedAbout = (
  {
    association_name,
    concerns,
    meeting_date,
    location,
  }: Pick<CalendarMeeting, 'association_name' | 'concerns' | 'meeting_date' | 'location'>,
  proxy: Omit<SignedProxy, 'association' | 'meeting'>,
): SignedProxy => ({
  association: association_name,
  meeting: { concerns, meeting_date: meeting_date.toISOString(), location },
  ...proxy,
});
