import type { Ballot, FormerVote } from '@mijn/domain/ballots';
import { titleOfBallot, wouldReadText } from '@mijn/domain/motions';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { SinceConvocationNote } from '../agenda/since-convocation.tsx';
import { MotionOutcome } from '../motions/motion-outcome.tsx';
import { BallotResult } from './ballot-result/ballot-result.tsx';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Annulled } from '../hold/annulled.tsx';
import { BallotStatus } from '../hold/ballot-status.tsx';
import { decisionPath } from '../../../shared/routing/paths.ts';
import { FormerVotes } from './former-votes.tsx';
import { texts } from './texts.ts';

type ClosedBallot = Ballot & { result: NonNullable<Ballot['result']> };

const isClosed = (ballot: Ballot): ballot is ClosedBallot => ballot.result !== null;

export const closedBallots = (ballots: readonly Ballot[]): ClosedBallot[] => ballots.filter(isClosed);

const titleOf = (ballot: Ballot): string => texts.about(ballot.number, titleOfBallot(ballot));

const NO_VOTES: readonly FormerVote[] = [];

interface OwnVotesOfBallots {
  /** What the member voted in ballots that are closed; left out where nobody asks for it. */
  formerVotes?: readonly FormerVote[];
}

function Outcome({ ballot, formerVotes = NO_VOTES }: { ballot: ClosedBallot } & OwnVotesOfBallots) {
  const { wording, result, majority, majority_basis, quorum_votes, decision_id } = ballot;
  return (
    <Stack gap="small">
      {ballot.motion && <p>{wouldReadText}</p>}
      <p>{wording}</p>
      <BallotResult result={result} majority={majority} basis={majority_basis} quorumVotes={quorum_votes} />
      <FormerVotes votes={formerVotes.filter(({ ballot_id }) => ballot_id === ballot.id)} />
      <MotionOutcome ballot={ballot} />
      <SinceConvocationNote since={ballot.since_convocation} />
      <Annulled ballot={ballot} />
      {decision_id !== null && <Link href={decisionPath(decision_id)}>{texts.decision}</Link>}
    </Stack>
  );
}

/** Shows closed ballots as rows with their outcome. Each opens the sum that decided. */
export function ClosedBallots({
  title,
  ballots,
  ...own
}: { title: string; ballots: readonly ClosedBallot[] } & OwnVotesOfBallots) {
  if (ballots.length === 0) return null;
  return (
    <Section title={title}>
      <div>
        {ballots.map((ballot) => (
          <Disclosure
            key={ballot.id}
            title={titleOf(ballot)}
            detail={ballot.closed_at === null ? undefined : texts.closedAt(ballot.closed_at)}
            mark={<BallotStatus ballot={ballot} />}
          >
            <Outcome ballot={ballot} {...own} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** Shows how the last ballot ended: its result, or that it is counted or was cancelled. It must not be open. */
export function LastBallot({ ballot, ...own }: { ballot: Ballot } & OwnVotesOfBallots) {
  if (isClosed(ballot)) {
    return (
      <Section title={titleOf(ballot)} action={<BallotStatus ballot={ballot} />}>
        <Outcome ballot={ballot} {...own} />
      </Section>
    );
  }
  const isCounted = ballot.state === 'counting';
  return (
    <Section title={titleOf(ballot)}>
      <Alert tone="info" title={isCounted ? texts.counting : texts.aborted}>
        {isCounted ? texts.countingText : texts.abortedText}
      </Alert>
    </Section>
  );
}
