import { mdiArrowRight } from '@mdi/js';
import { outcomeSentence } from '@mijn/domain/ballot-texts';
import type { Ballot } from '@mijn/domain/ballots';
import { ANNULMENT_REASON_LENGTH_MAX } from '@mijn/domain/limits';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { titleOfBallot } from '@mijn/domain/motions';
import { Button } from '@mijn/ui/button';
import { FactLine } from '@mijn/ui/fact-line';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { MotionOutcome } from '../../motions/motion-outcome.tsx';
import { BallotResult } from '../../voting/ballot-result/ballot-result.tsx';
import { AskedReason } from '../../../../shared/shell/asked-reason.tsx';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { Annulled } from '../../hold/annulled.tsx';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { OutcomeWords } from '../../hold/outcome-words/outcome-words.tsx';
import { failureText, holdTexts } from '../../hold/texts.ts';
import { useAnnulBallotMutation } from '../../voting/ballot-calls.ts';
import { texts } from './texts.ts';

const { Component: ElectionNext } = lazyPart(
  'election-next',
  async () => (await import('./election-next.tsx')).ElectionNext,
);

interface FormerBallotProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  /** Whether the board can annul the result now. */
  mayAnnul: boolean;
  /** Whether the result is the last thing that happened, which the chair reads aloud. */
  isFirst?: boolean;
  /** Goes on with the next item; undefined if nothing comes after it. */
  onNext?: (() => void) | undefined;
  /** Opens the second round of an election; undefined if there is no place for it now. */
  onSecondRound?: (() => void) | undefined;
}

/** Asks for the reason before a result is annulled. */
function AnnulBallot({ params, ballot }: Pick<FormerBallotProps, 'params' | 'ballot'>) {
  const [annul] = useAnnulBallotMutation();
  return (
    <ButtonRow>
      <AskedReason
        variant="danger"
        tone="danger"
        label={texts.annul.label}
        title={texts.annul.title}
        confirmLabel={texts.annul.confirm}
        reasonLabel={texts.annul.reason}
        missing={texts.annul.missing}
        maxLength={ANNULMENT_REASON_LENGTH_MAX}
        failureText={(error) => texts.annul.refused(error) ?? failureText(error)}
        run={(reason) => annul({ params: { ...params, ballot_id: ballot.id }, body: { reason } })}
      >
        <p>{texts.annul.text}</p>
      </AskedReason>
    </ButtonRow>
  );
}

/** Shows the result of the ballot that was closed last, with its outcome in words to read aloud. */
export function FormerBallot(props: FormerBallotProps) {
  const { params, ballot, mayAnnul, isFirst = false, onNext, onSecondRound } = props;
  const { result, closed_at, number, motion, majority, majority_basis, quorum_votes } = ballot;
  if (!result) return null;
  return (
    <Section
      title={holdTexts.itemTitle(number, titleOfBallot(ballot))}
      action={!isFirst && <BallotStatus ballot={ballot} />}
    >
      <Stack>
        <FactLine>
          {isFirst ? texts.lastBallot : texts.former}
          {closed_at !== null && texts.closedAt(formatTime(dutchTime(closed_at)))}
        </FactLine>
        {!ballot.annulment && (
          <OutcomeWords outcome={result.outcome} sentence={outcomeSentence(result, quorum_votes)} />
        )}
        <MotionOutcome ballot={ballot} />
        {result.election && (
          <ElectionNext params={params} ballot={ballot} mayGoOn={mayAnnul} onSecondRound={onSecondRound} />
        )}
        {onNext && (
          <ButtonRow>
            <Button icon={mdiArrowRight} onPress={onNext}>
              {motion ? texts.goOn : texts.next}
            </Button>
          </ButtonRow>
        )}
        <BallotResult result={result} majority={majority} basis={majority_basis} quorumVotes={quorum_votes} />
        <SinceConvocationNote since={ballot.since_convocation} />
        <Annulled ballot={ballot} />
        {mayAnnul && !ballot.annulment && <AnnulBallot params={params} ballot={ballot} />}
      </Stack>
    </Section>
  );
}
