import { mdiArrowLeft, mdiFullscreen, mdiFullscreenExit } from '@mdi/js';
import { type Ballot, ballotOutcomeTexts } from '@mijn/domain/ballots';
import { titleOfBallot } from '@mijn/domain/motions';
import { Button } from '@mijn/ui/button';
import { LinkButton } from '@mijn/ui/link-button';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BeamerPage } from './beamer-page/beamer-page.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { usePageHeading } from '../../../../shared/shell/use-page-heading.ts';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { holdTexts } from '../../hold/texts.ts';
import { useHall } from '../../hold/use-hall.ts';
import { holdPath } from '../../meetings.paths.ts';
import { BeamerOpen, BeamerResult } from './beamer-ballot.tsx';
import { BeamerBetween } from './beamer-between.tsx';
import { texts } from './texts.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useVoteAddress, VoteCode } from './vote-address.tsx';

/** Returns the line above the title of a ballot: how it stands. */
function stateText({ state, is_secret, result }: Ballot): string {
  if (state === 'counting') return texts.counting;
  if (state === 'open') return is_secret ? texts.secret : texts.open;
  return result ? texts.result(ballotOutcomeTexts[result.outcome]) : '';
}

interface ActionsProps {
  meetingId: string;
  /** The switch between the last result and the agenda; undefined while there is nothing to switch. */
  toggle: { label: string; onPress: () => void } | undefined;
}

/** Shows the buttons of the person at the laptop. */
function BeamerActions({ meetingId, toggle }: ActionsProps) {
  const { isFull, toggle: toggleFull } = useFullScreen();
  return (
    <>
      {toggle && (
        <Button variant="quiet" size="small" onPress={toggle.onPress}>
          {toggle.label}
        </Button>
      )}
      {toggleFull && (
        <Button
          variant="quiet"
          size="small"
          icon={isFull ? mdiFullscreenExit : mdiFullscreen}
          onPress={toggleFull}
        >
          {isFull ? texts.leaveFullScreen : texts.fullScreen}
        </Button>
      )}
      {!isFull && (
        <LinkButton variant="quiet" size="small" icon={mdiArrowLeft} href={holdPath(meetingId)}>
          {texts.back}
        </LinkButton>
      )}
    </>
  );
}

/**
 * Shows everybody in the hall the open ballot, its result, or the agenda, without a name. It asks for nothing that
 * has names: no lists of people or apartments.
 */
export function BeamerScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id, name } = useAssociation();
  const address = useVoteAddress();
  const { presence, ballots, running, progress, isLost } = useHall(meetingId);
  const agenda = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const [hiddenId, setHiddenId] = useState<string>();
  const known = ballots.currentData?.data ?? [];
  const last = known.find(({ state }) => state === 'closed');
  // A break comes before the last result, which everybody has seen.
  const isAdjourned = presence.currentData?.adjournment != null;
  const shown = running ?? (last?.id === hiddenId || isAdjourned ? undefined : last);
  const title = shown ? holdTexts.itemTitle(shown.number, titleOfBallot(shown)) : name;
  const headingRef = usePageHeading(title, shown?.id ?? 'agenda');
  const toggle =
    running || !last || isAdjourned
      ? undefined
      : {
          label: shown ? texts.showAgenda : texts.showResult,
          onPress: () => setHiddenId(shown ? last.id : undefined),
        };
  const foot = running?.state === 'open' ? texts.how(address) : texts.wait(address);
  return (
    <BeamerPage
      headingRef={headingRef}
      kind={shown ? stateText(shown) : texts.agenda}
      title={title}
      wording={running?.wording}
      foot={isLost ? texts.lost : foot}
      code={<VoteCode meetingId={meetingId} />}
      actions={<BeamerActions meetingId={meetingId} toggle={toggle} />}
    >
      {shown && running && <BeamerOpen ballot={running} progress={progress} />}
      {shown && !running && <BeamerResult ballot={shown} />}
      {!shown && presence.currentData && ballots.currentData && (
        <BeamerBetween
          presence={presence.currentData}
          items={agenda.currentData?.data ?? []}
          ballots={known}
        />
      )}
      {presence.currentData === undefined && <QueryError query={presence} failure={texts.failed} />}
    </BeamerPage>
  );
}
