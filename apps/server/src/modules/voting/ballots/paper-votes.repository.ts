import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import type { BallotKey } from './ballots.repository.ts';
import { paperVotes } from './ballots.tables.ts';

interface PaperKey extends BallotKey {
  apartment_id: string;
}

/** Records that an apartment votes on paper. @param votes what its slips are for together. */
export async function insertPaperVote(
  queries: Queries,
  { association_id, ballot_id, apartment_id }: PaperKey,
  votes: number,
): Promise<void> {
  await queries.insert(paperVotes).values({ association_id, ballot_id, apartment_id, votes });
}

const isOf = ({ association_id, ballot_id }: BallotKey) =>
  and(eq(paperVotes.association_id, association_id), eq(paperVotes.ballot_id, ballot_id));

export async function deletePaperVote(queries: Queries, key: PaperKey): Promise<void> {
  await queries.delete(paperVotes).where(and(isOf(key), eq(paperVotes.apartment_id, key.apartment_id)));
}

/** Returns the votes of each apartment of a ballot that votes on paper. */
export async function listPaperVotes(queries: Queries, key: BallotKey): Promise<number[]> {
  const rows = await queries.select({ votes: paperVotes.votes }).from(paperVotes).where(isOf(key));
  return rows.map(({ votes }) => votes);
}
