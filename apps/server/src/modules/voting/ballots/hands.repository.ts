import type { Vote } from '@mijn/domain/tally';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import type { BallotKey } from './ballots.repository.ts';
import { ballotVotes } from './ballots.tables.ts';
import { saveVotes } from './own-votes.repository.ts';

/** What the board enters for an apartment; null removes it. */
export interface HandRow {
  apartment_id: string;
  vote: Vote | null;
}

/** Saves votes by show of hands, which have no user. */
export async function saveHands(
  queries: Queries,
  { association_id, ballot_id }: BallotKey,
  rows: readonly HandRow[],
  voted_at: Date,
): Promise<void> {
  const removed = rows.filter(({ vote }) => vote === null).map(({ apartment_id }) => apartment_id);
  const entered = rows.flatMap(({ apartment_id, vote }) =>
    vote === null ? [] : [{ association_id, ballot_id, apartment_id, ...vote, voted_at }],
  );
  if (removed.length > 0)
    await queries
      .delete(ballotVotes)
      .where(
        and(
          eq(ballotVotes.association_id, association_id),
          eq(ballotVotes.ballot_id, ballot_id),
          inArray(ballotVotes.apartment_id, removed),
          isNull(ballotVotes.user_id),
        ),
      );
  if (entered.length > 0) await saveVotes(queries, entered);
}
