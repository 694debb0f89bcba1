import type { Ballot } from '@mijn/domain/ballots';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { BallotResult } from '@mijn/ui/ballot-result';
import { FactLine } from '@mijn/ui/fact-line';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { texts } from './texts.ts';

/** Shows the result of the ballot that was closed last. */
export function FormerBallot({ ballot }: { ballot: Ballot }) {
  const { result, closed_at, number, title, majority, quorum_votes } = ballot;
  if (!result) return null;
  return (
    <Section title={holdTexts.itemTitle(number, title)} action={<BallotStatus outcome={result.outcome} />}>
      <Stack>
        <FactLine>
          {texts.former}
          {closed_at !== null && texts.closedAt(formatTime(dutchTime(closed_at)))}
        </FactLine>
        <BallotResult result={result} majority={majority} quorumVotes={quorum_votes} />
      </Stack>
    </Section>
  );
}
