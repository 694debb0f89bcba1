import { mdiCalendarPlusOutline } from '@mdi/js';
import type { Ballot } from '@mijn/domain/ballots';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { itemsWithoutQuorum } from '@mijn/domain/second-meetings';
import { Card } from '@mijn/ui/card';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { secondMeetingPath } from '../meetings.paths.ts';
import { texts } from './texts.ts';

interface SecondMeetingCardProps {
  meeting: Meeting;
  /** The ballots of the meeting, the newest first. */
  ballots: readonly Ballot[];
}

const countWithoutQuorum = (ballots: readonly Ballot[]): number =>
  itemsWithoutQuorum(
    ballots.map(({ item_id, state, result, annulment, motion }) => ({
      item_id,
      state,
      outcome: result?.outcome ?? null,
      is_annulled: annulment !== null,
      is_about_motion: motion !== null,
    })),
  ).size;

/** Leads the board to the form of the second meeting, if items have no decision because the quorum was missing (docs/product.md#second-meeting). */
export function SecondMeetingCard({ meeting, ballots }: SecondMeetingCardProps) {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const count = countWithoutQuorum(ballots);
  const mayCall = !meeting.is_second && meeting.second_meeting === null && !meeting.is_cancelled;
  if (count === 0 || !mayCall || isReadOnly || !isBoardMember(association)) return null;
  return (
    <Card title={texts.title}>
      <Stack gap="small">
        <p>{texts.text(count)}</p>
        <ButtonRow>
          <LinkButton variant="quiet" icon={mdiCalendarPlusOutline} href={secondMeetingPath(meeting.id)}>
            {texts.call}
          </LinkButton>
        </ButtonRow>
      </Stack>
    </Card>
  );
}
