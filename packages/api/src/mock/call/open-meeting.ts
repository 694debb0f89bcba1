import { isOver } from '@mijn/domain/meetings';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { isBoardMember } from '@mijn/domain/roles';
import type { Member } from './member.ts';
import { Refusal } from './refusal.ts';

export interface MeetingCall {
  params: { meeting_id: string };
  member?: Member | undefined;
}

/** What decides whether a meeting can still be changed. */
export interface OpenedMeeting {
  is_online: boolean;
  /** Whether the meeting has begun or was cancelled. */
  hasBegun: boolean;
  /** Whether the day of the meeting is over. */
  isOver: boolean;
}

/** A meeting of a story: it is planned, and has a link. */
const PLANNED: OpenedMeeting = { is_online: true, hasBegun: false, isOver: false };

/** Returns what the mock of meetings says of a meeting. @param ofStory the meeting of a story, which has no member. */
async function openMeeting(
  { member, params: { meeting_id } }: MeetingCall,
  ofStory: OpenedMeeting,
): Promise<OpenedMeeting | Refusal> {
  if (!member) return ofStory;
  const meeting = await member
    .ask(meetingsContract.getMeeting, {}, { meeting_id })
    .catch(() => new Refusal('not_found'));
  if (meeting instanceof Refusal) return meeting;
  const { is_cancelled, meeting_date, online_url } = meeting;
  return {
    is_online: online_url !== null,
    hasBegun: is_cancelled || meeting_date <= member.now,
    isOver: isOver(meeting_date, new Date(member.now)),
  };
}

/** Returns wrappers of responders about a meeting that exists, for all members and for the board. */
export function aboutMeetings(ofStory: OpenedMeeting = PLANNED) {
  const about =
    <Call extends MeetingCall, Result>(work: (call: Call, opened: OpenedMeeting) => Result) =>
    async (call: Call): Promise<Awaited<Result> | Refusal> => {
      const opened = await openMeeting(call, ofStory);
      return opened instanceof Refusal ? opened : await work(call, opened);
    };
  return {
    about,
    ofStory,
    /** As `about`, for the board. Others get `forbidden` only for a meeting that they may see. */
    aboutForBoard: <Call extends MeetingCall, Result>(work: (call: Call, opened: OpenedMeeting) => Result) =>
      about((call: Call, opened) =>
        call.member && !isBoardMember(call.member.association)
          ? new Refusal('forbidden')
          : work(call, opened),
      ),
  };
}
