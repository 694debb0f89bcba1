import { dutchDay } from '@mijn/domain/formats';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { wasDoorOpened } from '@mijn/domain/presence';
import { aboutMeetings, type MeetingCall } from '../call/open-meeting.ts';
import { Refusal } from '../call/refusal.ts';
import { defineMock, type Responders } from '../define-mock.ts';

function respond(): Responders<typeof minutesContract> {
  const { aboutForBoard } = aboutMeetings();
  return {
    /** The document is an empty zip, with the name of the draft. */
    downloadMinutesDraft: aboutForBoard(async ({ member, params: { meeting_id } }: MeetingCall) => {
      const meeting = await member?.ask(meetingsContract.getMeeting, {}, { meeting_id });
      if (!member || !meeting || !wasDoorOpened(meeting, new Date(member.now)))
        return new Refusal('meeting_not_begun');
      return `conceptnotulen-${dutchDay(meeting.meeting_date)}.docx`;
    }),
  };
}

/** The board of the mock downloads a draft of the minutes of each meeting whose door has opened. */
export const minutesMock = defineMock({ contract: minutesContract, generate: () => ({}), respond });
