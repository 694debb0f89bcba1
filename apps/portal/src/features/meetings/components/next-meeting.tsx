import type { MeetingInList } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { meetingsPath } from '../meetings.routes.ts';
import { MeetingRows } from './meeting-rows.tsx';
import { texts } from './texts.ts';

interface NextMeetingProps {
  /** The next meeting, after the first cancelled meeting before it, if there is one. */
  data: readonly MeetingInList[];
  /** The total number of planned meetings. `data` has only the first one. */
  total: number;
}

/** Shows the next meeting in the overview. */
export function NextMeeting({ data, total }: NextMeetingProps) {
  const planned = data.filter(({ is_cancelled }) => !is_cancelled).length;
  return (
    <Card title={texts.next} action={<Link href={meetingsPath}>{texts.all}</Link>}>
      <Stack gap="small">
        {data.length > 0 && <MeetingRows label={texts.next} look="plain" meetings={data} />}
        {planned === 0 && <p>{texts.none(data.length > 0)}</p>}
        {total > planned && <p>{texts.later(total - planned)}</p>}
      </Stack>
    </Card>
  );
}
