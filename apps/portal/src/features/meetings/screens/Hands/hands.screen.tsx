import type { Ballot } from '@mijn/domain/ballots';
import { EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { HeldState, useMayRecord } from '../../hold/held-state.tsx';
import { LostConnection } from '../../hold/lost-connection.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { useHall } from '../../hold/use-hall.ts';
import { holdPath } from '../../meetings.paths.ts';
import { HandsList } from './hands-list.tsx';
import { OtherHands } from './other-hands.tsx';
import { PaperNote } from './paper-note.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="20rem" shape="block" />
  </SkeletonGroup>
);

/** Shows the board the apartments of the open ballot: who did not vote, and votes by show of hands. */
export function HandsScreen() {
  const { meetingId = '' } = useParams();
  const { params, presence, ballots, running, progress, isLost } = useHall(meetingId);
  const mayRecord = useMayRecord(presence.currentData);
  const ballot = running?.state === 'open' ? running : undefined;
  // Somebody else can close the ballot while votes are entered. The screen then says which one it was.
  const [last, setLast] = useState<Ballot>();
  if (ballot && ballot.id !== last?.id) setLast(ballot);
  const ended = ballots.currentData?.data.find(({ id, state }) => id === last?.id && state !== 'open');
  const silent = progress ? progress.apartments_present - progress.apartments_cast : 0;
  return (
    <Page
      title={ballot?.is_secret ? texts.titleSecret : texts.title}
      sub={ballot ? holdTexts.itemTitle(ballot.number, ballot.title) : '\u00A0'}
      back={
        <Link href={holdPath(meetingId)} isBack>
          {holdTexts.toHold}
        </Link>
      }
    >
      <Stack>
        <LostConnection isLost={isLost} />
        {presence.currentData && <HeldState meetingId={meetingId} presence={presence.currentData} />}
        <QueryState query={ballots} failure={texts.failed} skeleton={skeleton}>
          {() =>
            ballot ? (
              <Stack>
                {ballot.is_secret && <PaperNote progress={progress} />}
                {mayRecord && !ballot.is_secret && (
                  <OtherHands params={params} ballot={ballot} silent={silent} />
                )}
                <HandsList key={ballot.id} params={params} ballot={ballot} mayEnter={mayRecord} />
              </Stack>
            ) : (
              <EmptyState
                drawing="meetings"
                title={ended ? texts.ended(ended.state === 'cancelled', ended.title) : texts.none.title}
                action={<LinkButton href={holdPath(meetingId)}>{texts.none.action}</LinkButton>}
              >
                {texts.none.text}
              </EmptyState>
            )
          }
        </QueryState>
      </Stack>
    </Page>
  );
}
