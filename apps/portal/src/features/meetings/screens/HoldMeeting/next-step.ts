import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot, BallotProgress } from '@mijn/domain/ballots';
import type { Presence } from '@mijn/domain/presence';
import type { ItemQuorum } from '../../hold/hall-presence.tsx';
import { isRunning, nextProposal } from '../../hold/results.ts';

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

/** Returns what to do next. Before the meeting begins, that is the door. */
export function nextStep({ presence, ballots, items, hasBegun }: Hall): NextStep {
  const ballot = ballots.find(isRunning);
  if (ballot) return { kind: 'ballot', ballot };
  if (!presence.is_held) return { kind: 'none' };
  if (!hasBegun || presence.apartments_present === 0) return { kind: 'door' };
  const item = nextProposal(items, ballots);
  return item ? { kind: 'open', item } : { kind: 'done' };
}

interface AtWork {
  step: NextStep;
  votesPresent: number;
  /** The votes of the open ballot; undefined until they are known. */
  progress: Pick<BallotProgress, 'votes_present'> | undefined;
  /** The proposal that comes first while people come in. */
  first: AgendaItem | undefined;
}

/** Returns the quorum of the item that is at work, or comes next; null if there is none. */
export function quorumAtWork({ step, votesPresent, progress, first }: AtWork): ItemQuorum | null {
  if (step.kind === 'ballot') {
    const { number, quorum_votes } = step.ballot;
    return { item: number, needed: quorum_votes, present: progress?.votes_present ?? votesPresent };
  }
  const item = step.kind === 'open' ? step.item : step.kind === 'door' ? first : undefined;
  return item?.proposal
    ? { item: item.number, needed: item.proposal.quorum_votes, present: votesPresent }
    : null;
}
