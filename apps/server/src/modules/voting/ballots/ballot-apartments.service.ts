import { type Choosable, isChoiceOf, type Vote, voteOfApartment } from '@mijn/domain/tally';
import type { Queries } from '../../../platform/database/index.ts';
import { type ApartmentRow, listApartmentsOf } from './ballot-apartments.repository.ts';
import type { BallotsFilter } from '../../meetings/meetings.access.ts';
import type { BallotKey } from './ballots.repository.ts';

/** An apartment in a ballot, with what counts for it. */
export interface ApartmentInBallot extends ApartmentRow {
  /** What the apartment voted; `divided` if its owners voted differently, `sealed` or `paper` in a secret ballot, null for no vote. */
  counted: Vote | 'divided' | 'sealed' | 'paper' | null;
  /** Whether the apartment voted itself, or by an instruction, and not by a show of hands alone. */
  has_voted: boolean;
  /** Whether the vote of its owners is from before the meeting. */
  is_early: boolean;
}

/** Returns whether the vote of the holder of a proxy counts for an apartment: no owner is present or voted. */
export const isVotedByHolder = ({ owner_votes, early_votes, holder_vote }: ApartmentRow): boolean =>
  owner_votes.length === 0 && early_votes.length === 0 && holder_vote !== null;

interface OfBallot extends Choosable {
  item_id: string;
  is_secret: boolean;
}

function countedOf(
  row: ApartmentRow,
  ballot: OfBallot,
): Pick<ApartmentInBallot, 'counted' | 'has_voted' | 'is_early'> {
  // An apartment has slips or sealed votes. The sealed votes of a holder that rested when it got its slips count no more.
  if (row.is_on_paper) return { counted: 'paper', has_voted: true, is_early: false };
  if (ballot.is_secret)
    return { counted: row.is_sealed ? 'sealed' : null, has_voted: row.is_sealed, is_early: false };
  // The board can have changed the options after the proxy was given. Then the holder decides.
  const isKnown = row.instruction !== null && isChoiceOf(ballot, row.instruction);
  const own = {
    owners: row.owner_votes,
    early: row.early_votes,
    instruction: isKnown ? row.instruction : null,
    holder: row.holder_vote,
  };
  return {
    // Whoever raised a hand is in the hall: a mistake at the door takes its vote away.
    counted: voteOfApartment({ ...own, hand: row.is_represented ? row.hand : null }),
    has_voted: voteOfApartment({ ...own, hand: null }) !== null,
    is_early: row.owner_votes.length === 0 && row.early_votes.length > 0,
  };
}

/** Returns the apartments that are represented or voted, also before the meeting. A vote of a proxy that was withdrawn meanwhile does not count. */
export async function listApartmentsInBallot(
  queries: Queries,
  filter: BallotsFilter,
  key: BallotKey,
  ballot: OfBallot,
): Promise<ApartmentInBallot[]> {
  const rows = await listApartmentsOf(queries, filter, key, ballot.item_id);
  return rows
    .map((row) => Object.assign(row, countedOf(row, ballot)))
    .filter(({ is_represented, counted }) => is_represented || counted !== null);
}

export const votesOf = (apartments: readonly { votes: number }[]): number =>
  apartments.reduce((total, { votes }) => total + votes, 0);
