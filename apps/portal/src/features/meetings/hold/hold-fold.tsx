import { mdiDoorOpen, mdiGavel } from '@mdi/js';
import type { Meeting } from '@mijn/domain/meetings';
import { Button } from '@mijn/ui/button';
import { LinkButton } from '@mijn/ui/link-button';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { doorPath, holdPath } from '../meetings.paths.ts';
import { useGetPresenceQuery } from '../meeting-calls.ts';
import { doorTime } from './held-state.tsx';
import { MinutesDraft } from './minutes-draft.tsx';
import { holdTexts } from './texts.ts';

const { card: texts } = holdTexts;

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="7rem" shape="block" />
  </SkeletonGroup>
);

/** Leads the board to the screens with which it leads a meeting. Before the door opens, it says when that is. */
export function HoldFold({ meeting }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const query = useGetPresenceQuery({ params: { association_id, meeting_id: meeting.id } });
  const isHeld = query.currentData?.is_held ?? false;
  return (
    <Disclosure title={texts.title} isOpen={isHeld || meeting.has_begun}>
      <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
        {(presence) => (
          <Stack gap="small">
            {presence.is_held ? (
              <>
                <LinkButton isWide icon={mdiGavel} href={holdPath(meeting.id)}>
                  {holdTexts.toHold}
                </LinkButton>
                <LinkButton isWide variant="quiet" icon={mdiDoorOpen} href={doorPath(meeting.id)}>
                  {texts.door}
                </LinkButton>
              </>
            ) : (
              <>
                <p>{meeting.has_begun ? holdTexts.over : holdTexts.notHeld(doorTime(presence))}</p>
                {!meeting.has_begun && (
                  <Button isWide variant="quiet" icon={mdiDoorOpen} isDisabled>
                    {texts.door}
                  </Button>
                )}
              </>
            )}
            {(presence.is_held || meeting.has_begun) && (
              <MinutesDraft meetingId={meeting.id} isHeld={presence.is_held} isWide />
            )}
          </Stack>
        )}
      </QueryState>
    </Disclosure>
  );
}
