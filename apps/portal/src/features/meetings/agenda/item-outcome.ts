import type { AgendaItem } from '@mijn/domain/agenda';
import { partsOfResult } from '@mijn/domain/ballot-texts';
import type { Ballot, BallotOutcome } from '@mijn/domain/ballots';
import type { DecisionInList } from '@mijn/domain/decisions';
import { formatNumber } from '@mijn/domain/formats';
import { texts as decisionTexts } from '../decisions/texts.ts';

/** How the proposal of an item ended. */
export interface ItemOutcome {
  outcome: BallotOutcome;
  /** The votes that are known, such as `voor 655, tegen 41`; otherwise an empty text. */
  votes: string;
}

function votesOf(result: NonNullable<Ballot['result']>): string {
  if (!result.has_totals || result.votes_cast === 0) return '';
  const isOfOptions = result.options.length > 0;
  return partsOfResult(result)
    .map(({ label, votes }) => `${isOfOptions ? label : label.toLowerCase()} ${formatNumber(votes)}`)
    .join(', ');
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
  if (result) return { outcome: result.outcome, votes: votesOf(result) };
  const decision = decisions.find((one) => plain(one.title) === plain(title) && one.annulled_on === null);
  return decision && { outcome: decision.outcome, votes: decisionTexts.votes(decision) };
}
