import type { AgendaItem } from '@mijn/domain/agenda';
import { electionText, type NamedVotes, partsOfDecision, partsOfResult } from '@mijn/domain/ballot-texts';
import type { Ballot, BallotOutcome } from '@mijn/domain/ballots';
import type { DecisionInList } from '@mijn/domain/decisions';
import { formatList, formatNumber } from '@mijn/domain/formats';

/** How the proposal of an item ended. */
export interface ItemOutcome {
  outcome: BallotOutcome;
  /** How, as the end of a sentence such as `met 551 voor en 120 tegen`, or who was elected; an empty text if no votes are known. */
  votes: string;
  /** Whether people were elected. */
  isElection: boolean;
}

/** Returns votes as the end of a sentence, such as `met 551 voor en 120 tegen`; otherwise an empty text. */
function withVotes(parts: readonly NamedVotes[], isOfOptions: boolean): string {
  if (parts.length === 0) return '';
  const counted = parts.map(({ label, votes }) =>
    isOfOptions ? `${formatNumber(votes)} voor ${label}` : `${formatNumber(votes)} ${label.toLowerCase()}`,
  );
  return `met ${formatList(counted)}`;
}

function votesOf(result: NonNullable<Ballot['result']>): string {
  if (result.outcome === 'no_quorum') return 'te weinig stemmen aanwezig';
  if (result.election) return electionText(result.election, result);
  if (!result.has_totals || result.votes_cast === 0) return '';
  return withVotes(partsOfResult(result), result.options.length > 0);
}

const plain = (title: string): string => title.trim().toLowerCase();

/**
 * Returns how the proposal of an item ended: by its last ballot, else by the decision of the meeting with the same title, because the
 * register of the provider does not name items; undefined if neither is known.
 * @param results the last ballots with a result, by the ids of their items.
 */
export function outcomeOf(
  { id, title, proposal }: Pick<AgendaItem, 'id' | 'title' | 'proposal'>,
  results: ReadonlyMap<string, Ballot>,
  decisions: readonly DecisionInList[],
): ItemOutcome | undefined {
  if (!proposal) return undefined;
  const result = results.get(id)?.result;
  if (result)
    return { outcome: result.outcome, votes: votesOf(result), isElection: result.election !== null };
  const decision = decisions.find((one) => plain(one.title) === plain(title) && one.annulled_on === null);
  return (
    decision && {
      outcome: decision.outcome,
      votes: withVotes(partsOfDecision(decision), decision.votes_by_option !== null),
      isElection: false,
    }
  );
}
