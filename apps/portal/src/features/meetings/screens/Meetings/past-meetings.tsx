import { dutchTime } from '@mijn/domain/formats';
import type { MeetingInList } from '@mijn/domain/meetings';
import { Section } from '@mijn/ui/section';
import { grouped } from '../../../../shared/grouped.ts';
import { MeetingRows } from '../../components/meeting-rows.tsx';
import { MeetingsSection, type PeriodProps } from './meetings-section.tsx';
import { texts } from './texts.ts';

const yearOf = ({ meeting_date }: MeetingInList): string => dutchTime(meeting_date).slice(0, 4);

/** What was, year by year, the last one first. */
export function PastMeetings(period: PeriodProps) {
  return (
    <MeetingsSection title={texts.past} {...period}>
      {(meetings) =>
        grouped(meetings, yearOf).map(([year, ofYear]) => (
          <Section key={year} level={3} title={year}>
            <MeetingRows label={texts.pastOf(year)} meetings={ofYear} />
          </Section>
        ))
      }
    </MeetingsSection>
  );
}
