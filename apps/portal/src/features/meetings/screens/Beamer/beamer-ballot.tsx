import { sinceConvocationTexts } from '@mijn/domain/agenda';
import { outcomeSentence, neededVotes } from '@mijn/domain/ballot-texts';
import type { Ballot, BallotProgress } from '@mijn/domain/ballots';
import { MotionOutcome } from '../../motions/motion-outcome.tsx';
import { BallotResult } from '../../voting/ballot-result/ballot-result.tsx';
import { VotesCast } from '../../hold/votes-cast/votes-cast.tsx';
import { OutcomeWords } from '../../hold/outcome-words/outcome-words.tsx';
import { Annulled } from '../../hold/annulled.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { texts } from './texts.ts';

/** Shows how many votes of the open ballot are in, and never of whom. */
export function BeamerOpen({ ballot, progress }: { ballot: Ballot; progress: BallotProgress | undefined }) {
  return (
    <>
      {ballot.options.length > 0 && (
        <p>
          {texts.options}: <strong>{ballot.options.join(' · ')}</strong>
        </p>
      )}
      {ballot.state === 'open' && progress && (
        <VotesCast
          votes={progress.votes_cast}
          total={progress.votes_present}
          text={holdTexts.cast(progress.votes_present)}
        />
      )}
      <p>{texts.needed(neededVotes(ballot))}</p>
      {ballot.since_convocation && <p>{sinceConvocationTexts[ballot.since_convocation]}.</p>}
    </>
  );
}

/** Shows the result of a closed ballot: its outcome in the largest words of the page, and below it a sum and a bar. */
export function BeamerResult({ ballot }: { ballot: Ballot }) {
  const { result, majority, majority_basis, quorum_votes } = ballot;
  if (!result) return null;
  return (
    <>
      <Annulled ballot={ballot} />
      {!ballot.annulment && (
        <OutcomeWords
          outcome={result.outcome}
          sentence={outcomeSentence(result, quorum_votes)}
          size="large"
        />
      )}
      <MotionOutcome ballot={ballot} />
      <BallotResult result={result} majority={majority} basis={majority_basis} quorumVotes={quorum_votes} />
    </>
  );
}
