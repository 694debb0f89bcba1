import { mdiAccountMultiplePlusOutline, mdiGavel } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import type { Meeting } from '@mijn/domain/meetings';
import { type Motion, nextMotion } from '@mijn/domain/motions';
import type { Presence } from '@mijn/domain/presence';
import { Button } from '@mijn/ui/button';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { lazyPart } from '@mijn/ui/lazy-part';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { LivePlace } from '../../components/live-place/live-place.tsx';
import { HallPresence } from '../../hold/hall-presence.tsx';
import { HeldState, useMayRecord } from '../../hold/held-state.tsx';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useOwnSearch } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { LostConnection } from '../../hold/lost-connection.tsx';
import { MinutesDraft } from '../../hold/minutes-draft.tsx';
import { useForgottenKeys } from '../../hold/secret/use-secret-key.ts';
import { OfficersCard } from '../../hold/officers/officers-card.tsx';
import type { useHall } from '../../hold/use-hall.ts';
import { doorPath } from '../../meetings.paths.ts';
import { SecondMeetingEntry } from '../../second-meetings/second-meeting-entry.tsx';
import { useListMotionsQuery } from '../../voting/ballot-calls.ts';
import { ballotNews } from '../../voting/ballot-news.ts';
import { nextProposal } from '../../hold/results.ts';
import { LastBallot } from '../../voting/ballot-outcome.tsx';
import { FormerBallot } from './former-ballot.tsx';
import { ItemsList } from './items-list.tsx';
import { nextStep, quorumAtWork } from './next-step.ts';
import { NextStepCard } from './next-step-card.tsx';
import { RunningBallot } from './running-ballot.tsx';
import { texts } from './texts.ts';

const { Component: OpenBallotDialog } = lazyPart(
  'open-ballot-dialog',
  async () => (await import('./open-ballot-dialog.tsx')).OpenBallotDialog,
  { isOverlay: true },
);
const { Component: MotionsOfItem } = lazyPart(
  'motions-of-item',
  async () => (await import('../../motions/motions-of-item.tsx')).MotionsOfItem,
);
const { Component: ProcedureDialog } = lazyPart(
  'procedure-dialog',
  async () => (await import('../../procedure/procedure-dialog.tsx')).ProcedureDialog,
  { isOverlay: true },
);
const { Component: AdjournedCard } = lazyPart(
  'adjourned-card',
  async () => (await import('../../procedure/adjourned-card.tsx')).AdjournedCard,
);
const { Component: NoteForm } = lazyPart(
  'note-form',
  async () => (await import('../../hold/notes/note-form.tsx')).NoteForm,
  { isOverlay: true },
);

/** Whether the chair still draws a lot about the result of a ballot. */
const isLotDue = ({ election, result }: Ballot): boolean =>
  result?.election?.lot != null && election?.lot.seed === null;

interface HoldContentProps {
  meeting: Meeting;
  hall: ReturnType<typeof useHall>;
  presence: Presence;
  ballots: readonly Ballot[];
  items: readonly AgendaItem[];
}

/** Shows what goes on at a meeting, and what the board does next. */
export function HoldContent({ meeting, hall, presence, ballots, items }: HoldContentProps) {
  const { params, running, progress, isLost } = hall;
  const mayRecord = useMayRecord(presence);
  const { isReadOnly } = useSession();
  const [asked, setAsked] = useState<AgendaItem>();
  /** What the opening dialog is about besides the item: a motion, or the first round whose second one is opened. */
  const [about, setAbout] = useState<{ motion?: Motion; first?: Ballot }>({});
  const ask = (item: AgendaItem, motion?: Motion) => {
    setAbout(motion ? { motion } : {});
    setAsked(item);
  };
  useForgottenKeys(ballots);
  const { search } = useOwnSearch();
  const note = useDialogUrl('notitie', search);
  const [isProcedureAsked, setProcedureAsked] = useState(false);
  const { adjournment } = presence;
  const noted = items.find(({ id }) => id === note.value);
  /** Whether the board writes down what is said, or who chairs: from the opening of the door on. */
  const mayWrite = !isReadOnly && (presence.is_held || meeting.has_begun) && !meeting.is_cancelled;
  const motions = useListMotionsQuery({ params }).currentData?.data ?? [];
  const step = nextStep({ presence, ballots, items, hasBegun: meeting.has_begun });
  const [last] = ballots;
  const former = ballots.find(({ state }) => state === 'closed');
  /** The result from which the chair went on to the next item. */
  const [leftId, setLeftId] = useState<string>();
  const isResultFirst = last?.state === 'closed' && !last.annulment && last.id !== leftId;
  const quorum = quorumAtWork({
    step,
    votesPresent: presence.votes_present,
    progress,
    first: nextProposal(items, ballots),
  });
  // The dialog shows the item as it is now. One that somebody else deleted stays, so that the dialog can say so.
  const current = items.find(({ id }) => id === asked?.id);
  const shown = current?.proposal ? current : asked;
  const isAgain = ballots.some(
    (ballot) =>
      ballot.item_id === asked?.id && ballot.state === 'closed' && ballot.motion?.id === about.motion?.id,
  );
  const motionsOf = (item: AgendaItem) => motions.filter(({ item_id }) => item_id === item.id);
  /** Returns a function that asks whether the second round of an election is opened; undefined while another ballot is open. */
  const secondRoundOf = (first: Ballot) => {
    const item = items.find(({ id }) => id === first.item_id);
    if (!item || running) return undefined;
    return () => {
      setAbout({ first });
      setAsked(item);
    };
  };
  return (
    <DetailLayout
      gap="large"
      facts={
        <Stack gap="large">
          {(items.length > 0 || mayRecord) && (
            <ItemsList
              meeting={meeting}
              items={items}
              ballots={ballots}
              running={running}
              mayChange={mayRecord}
              mayOpen={mayRecord && !running && adjournment === null}
              onOpen={ask}
              onNote={mayWrite ? ({ id }) => note.open(id) : undefined}
            />
          )}
          <OfficersCard params={params} officers={presence.officers} mayEdit={mayWrite} />
        </Stack>
      }
    >
      <Stack gap="large">
        <LostConnection isLost={isLost} isBallotOpen={running?.state === 'open'} />
        <HeldState
          meetingId={meeting.id}
          presence={presence}
          mayEndBallot={running !== undefined && !isReadOnly}
        />
        {!presence.is_held && meeting.has_begun && !meeting.is_cancelled && (
          <MinutesDraft meetingId={meeting.id} />
        )}
        <LivePlace announcement={last ? ballotNews(last) : ''} view={isResultFirst ? 'result' : 'step'}>
          <Stack gap="large">
            {running && (
              <RunningBallot
                params={params}
                ballot={running}
                progress={progress}
                mayRecord={mayRecord}
                mayEnd={!isReadOnly}
              />
            )}
            {last?.state === 'cancelled' && presence.is_held && <LastBallot ballot={last} />}
            {mayRecord && adjournment && <AdjournedCard params={params} adjournment={adjournment} />}
            {isResultFirst && (
              <FormerBallot
                params={params}
                ballot={last}
                mayAnnul={mayRecord}
                isFirst
                onSecondRound={secondRoundOf(last)}
                onNext={
                  mayRecord && !adjournment && !isLotDue(last) && step.kind === 'open'
                    ? () => setLeftId(last.id)
                    : undefined
                }
              />
            )}
            {!running && mayRecord && !adjournment && !(isResultFirst && step.kind === 'open') && (
              <>
                <NextStepCard
                  meetingId={meeting.id}
                  step={step}
                  isAnybodyPresent={presence.apartments_present > 0}
                  hasProposals={items.some(({ proposal }) => proposal !== null)}
                  motion={step.kind === 'open' ? nextMotion(motionsOf(step.item)) : undefined}
                  onOpen={ask}
                />
                {step.kind === 'open' && (
                  <MotionsOfItem
                    params={params}
                    item={step.item}
                    motions={motionsOf(step.item)}
                    onOpen={(one) => ask(step.item, one)}
                  />
                )}
              </>
            )}
            {mayRecord && !adjournment && running?.state !== 'open' && (
              <ButtonRow>
                <Button variant="text" icon={mdiGavel} onPress={() => setProcedureAsked(true)}>
                  {texts.procedure}
                </Button>
              </ButtonRow>
            )}
          </Stack>
        </LivePlace>
        {!running && <SecondMeetingEntry meeting={meeting} ballots={ballots} />}
        <HallPresence
          presence={presence}
          quorum={quorum}
          action={
            mayRecord && (
              <LinkButton variant="text" icon={mdiAccountMultiplePlusOutline} href={doorPath(meeting.id)}>
                {texts.door}
              </LinkButton>
            )
          }
        />
        {former && !isResultFirst && (
          <FormerBallot
            params={params}
            ballot={former}
            mayAnnul={mayRecord}
            onSecondRound={secondRoundOf(former)}
          />
        )}
      </Stack>
      {isProcedureAsked && (
        <ProcedureDialog
          params={params}
          items={items}
          item={step.kind === 'open' ? step.item : undefined}
          onClose={() => setProcedureAsked(false)}
        />
      )}
      {mayWrite && noted && <NoteForm params={params} item={noted} onClose={note.close} />}
      {shown?.proposal && asked && (
        <OpenBallotDialog
          params={params}
          item={shown}
          proposal={shown.proposal}
          motion={about.motion}
          isGone={!current?.proposal}
          presence={presence}
          isAgain={isAgain}
          first={about.first}
          onClose={() => setAsked(undefined)}
        />
      )}
    </DetailLayout>
  );
}
