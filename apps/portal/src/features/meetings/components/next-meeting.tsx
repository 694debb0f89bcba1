import type { MeetingInList } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { meetingsPath } from '../meetings.routes.ts';
import { MeetingRows } from './meeting-rows.tsx';
import { texts } from './texts.ts';

interface NextMeetingProps {
  /** The next meetings, the first one first. */
  data: readonly MeetingInList[];
  /** How many are planned in all; `data` may be the first of them alone. */
  total: number;
}

/** When one meets next, for the overview. */
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
