import type { Queries } from '../database/index.ts';
import type { ServerSecret } from './server-secret.ts';

/** What became of the secrets of a table. */
export interface Resealed {
  /** The number of rows that were plain, or sealed with the other secret, and are sealed with the current one now. */
  resealed: number;
  /** The number of rows that neither secret opens. */
  unreadable: number;
}

/** A table with secrets that the server has to read again. */
export interface SealedTable {
  /** What its rows are, such as `webhooks`, for the operator. */
  name: string;
  /** Seals each row with the current secret that is not, a part at a time. It may run beside other servers. */
  reseal: (queries: Queries, secret: ServerSecret) => Promise<Resealed>;
}

/** Seals the rows of all tables with the current secret. */
export async function resealAll(
  tables: readonly SealedTable[],
  queries: Queries,
  secret: ServerSecret,
): Promise<Resealed> {
  const total = { resealed: 0, unreadable: 0 };
  for (const { reseal } of tables) {
    const { resealed, unreadable } = await reseal(queries, secret);
    total.resealed += resealed;
    total.unreadable += unreadable;
  }
  return total;
}
