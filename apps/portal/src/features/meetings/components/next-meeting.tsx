import type { MeetingInList } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { meetingsPath } from '../meetings.routes.ts';
import { MeetingRows } from './meeting-rows.tsx';
import { texts } from './texts.ts';

interface NextMeetingProps {
  /** The planned meetings, sorted by start time, the earliest first. */
  data: readonly MeetingInList[];
  /** The total number of planned meetings. `data` may have only the first ones. */
  total: number;
}

/** Shows the next meeting in the overview. */
export function NextMeeting({ data, total }: NextMeetingProps) {
  const next = data.slice(0, 1);
  return (
    <Card title={texts.next} action={<Link href={meetingsPath}>{texts.all}</Link>}>
      {next.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Stack gap="small">
          <MeetingRows label={texts.next} look="plain" meetings={next} />
          {total > next.length && <p>{texts.later(total - next.length)}</p>}
        </Stack>
      )}
    </Card>
  );
}
