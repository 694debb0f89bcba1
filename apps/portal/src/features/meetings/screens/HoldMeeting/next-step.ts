import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import type { Presence } from '@mijn/domain/presence';
import { isRunning, lastResults } from '../../hold/results.ts';

/** What somebody who leads a meeting does next: one thing, so that nobody has to search. */
export type NextStep =
  /** Nothing can be recorded now. */
  | { kind: 'none' }
  /** A ballot is open, or is being counted. */
  | { kind: 'ballot'; ballot: Ballot }
  /** People come in. */
  | { kind: 'door' }
  | { kind: 'open'; item: AgendaItem }
  /** Every proposal was voted about. */
  | { kind: 'done' };

interface Hall {
  presence: Pick<Presence, 'is_held' | 'apartments_present'>;
  /** The ballots of the meeting, newest first. */
  ballots: readonly Ballot[];
  items: readonly AgendaItem[];
  hasBegun: boolean;
}

/** Returns the next proposal on the agenda without a result: after the last one with a result, else the first one. */
export function nextProposal(
  items: readonly AgendaItem[],
  ballots: readonly Ballot[],
): AgendaItem | undefined {
  const results = lastResults(ballots);
  const isOpen = ({ id, proposal }: AgendaItem) => proposal !== null && !results.has(id);
  const last = ballots.find(({ state }) => state === 'closed');
  const at = items.findIndex(({ id }) => id === last?.item_id);
  return items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
}

/** Returns what to do next. Before the meeting begins, that is the door. */
export function nextStep({ presence, ballots, items, hasBegun }: Hall): NextStep {
  const ballot = ballots.find(isRunning);
  if (ballot) return { kind: 'ballot', ballot };
  if (!presence.is_held) return { kind: 'none' };
  if (!hasBegun || presence.apartments_present === 0) return { kind: 'door' };
  const item = nextProposal(items, ballots);
  return item ? { kind: 'open', item } : { kind: 'done' };
}
