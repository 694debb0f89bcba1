import { outcomeLine, partsOfResult } from '@mijn/domain/ballot-texts';
import { type Ballot, ballotOutcomeTexts, isDecided } from '@mijn/domain/ballots';
import { formatNumber } from '@mijn/domain/formats';
import { titleOfBallot } from '@mijn/domain/motions';
import { texts } from './texts.ts';

const { news } = texts;

function resultText(result: NonNullable<Ballot['result']>, quorumVotes: number | null): string {
  const { has_totals, outcome, votes_cast } = result;
  const votes = partsOfResult(result).map(({ label, votes: some }) => `${label} ${formatNumber(some)}`);
  return [
    ...(isDecided(outcome) ? [ballotOutcomeTexts[outcome]] : []),
    ...(has_totals && votes_cast > 0 ? [votes.join(', ')] : []),
    outcomeLine(result, quorumVotes),
  ].join('. ');
}

/** Returns what a screen reader hears of a ballot when it changes: that it is open, or how it ended, with its numbers. */
export function ballotNews(ballot: Ballot): string {
  const title = titleOfBallot(ballot);
  const { state, is_secret, number, result, quorum_votes, annulment } = ballot;
  if (state === 'open') return (is_secret ? news.secret : news.open)(number, title);
  if (state === 'counting') return news.counting(number, title);
  if (!result) return news.cancelled(number, title);
  if (annulment) return news.annulled(number, title);
  return news.result(number, title, resultText(result, quorum_votes));
}
