import { MeetingRows } from '../../components/meeting-rows.tsx';
import { MeetingsSection, type PeriodProps } from './meetings-section.tsx';
import { texts } from './texts.ts';

/** What is to come, the first one first. */
export function UpcomingMeetings(period: PeriodProps) {
  return (
    <MeetingsSection title={texts.upcoming} {...period}>
      {(meetings) =>
        meetings.length === 0 ? (
          <p>{texts.noneUpcoming}</p>
        ) : (
          <MeetingRows label={texts.upcoming} meetings={meetings} />
        )
      }
    </MeetingsSection>
  );
}
