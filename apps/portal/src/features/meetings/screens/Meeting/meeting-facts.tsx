import { dutchTime, formatTime } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { texts } from './texts.ts';

/** A time of day that stays on one line. */
const clockOf = (moment: string): string => formatTime(dutchTime(moment)).replace(' ', '\u00A0');

function MeetingTime({ meeting_date, ends_at }: Pick<Meeting, 'meeting_date' | 'ends_at'>) {
  return (
    <>
      <DateText date={dutchTime(meeting_date)} look="long" />, {clockOf(meeting_date)}
      {ends_at !== null && ` ${texts.until} ${clockOf(ends_at)}`}
    </>
  );
}

const dayOf = (day: string | null) => day && <DateText date={day} />;

/** What is known of a meeting, under the names and in the order of decisions §6. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  return (
    <Card title={texts.facts}>
      <DescriptionList
        entries={[
          { term: texts.meetingDate, description: <MeetingTime {...meeting} /> },
          { term: texts.budgetEffectiveDate, description: dayOf(meeting.budget_effective_date) },
          { term: texts.concerns, description: meeting.concerns },
          { term: texts.client, description: meeting.client },
          { term: texts.meetingCoach, description: meeting.meeting_coach },
          { term: texts.location, description: meeting.location },
          { term: texts.sentDate, description: dayOf(meeting.sent_date) },
        ]}
      />
    </Card>
  );
}
