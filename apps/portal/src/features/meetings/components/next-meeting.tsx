import { mdiGavel, mdiVoteOutline } from '@mdi/js';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { dutchDay } from '@mijn/domain/formats';
import type { MeetingInList } from '@mijn/domain/meetings';
import { isHeld } from '@mijn/domain/presence';
import { isBoardMember } from '@mijn/domain/roles';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { LinkList } from '@mijn/ui/link-list';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { urlWithFile } from '../../../shared/files/use-open-file.ts';
import { holdPath, meetingPath, meetingsPath, votePath } from '../meetings.paths.ts';
import { MeetingRows } from './meeting-rows.tsx';
import { texts } from './texts.ts';

interface NextMeetingProps {
  /** The next meeting, after the first cancelled meeting before it, if there is one. */
  data: readonly MeetingInList[];
  total: number;
  /** Documents of the next meeting, in order. There may be more. */
  documents: readonly AttachedFile[];
  /** Where the member says whether to come. */
  attendance: ReactNode;
  /** Whether the member did not say yet whether to come, or others wait for an answer of the member. */
  isAsked: boolean;
}

/** Shows the next meeting, with the button for what is done while it is held. */
export function NextMeeting({ data, total, documents, attendance, isAsked }: NextMeetingProps) {
  const planned = data.filter(({ is_cancelled }) => !is_cancelled);
  const [next] = planned;
  const association = useAssociation();
  const now = useNow();
  const isToday = next !== undefined && dutchDay(next.meeting_date) === dutchDay(now);
  const isChaired = next !== undefined && isBoardMember(association) && isHeld(next, now);
  return (
    <Card
      title={texts.next}
      tone={isAsked ? 'attention' : 'plain'}
      action={<Link href={meetingsPath}>{texts.all}</Link>}
    >
      <Stack gap="small">
        {data.length > 0 && <MeetingRows label={texts.next} look="plain" meetings={data} />}
        {isToday && (
          <ButtonRow>
            {isChaired && (
              <LinkButton href={holdPath(next.id)} icon={mdiGavel}>
                {texts.hold}
              </LinkButton>
            )}
            <LinkButton
              variant={isChaired ? 'quiet' : 'primary'}
              href={votePath(next.id)}
              icon={mdiVoteOutline}
            >
              {texts.vote}
            </LinkButton>
          </ButtonRow>
        )}
        {attendance}
        {next === undefined && <p>{texts.none(data.length > 0)}</p>}
        {total > planned.length && <p>{texts.later(total - planned.length)}</p>}
        {next !== undefined && documents.length > 0 && (
          <LinkList
            label={texts.documents}
            links={documents.map((document) => ({
              id: document.id,
              href: meetingPath(next.id) + urlWithFile(new URLSearchParams(), document.id),
              name: fileTitle(document),
              context: texts.ofMeeting,
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
