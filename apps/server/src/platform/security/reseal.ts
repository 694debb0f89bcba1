import type { Queries } from '../database/index.ts';
import type { ServerSecret } from './server-secret.ts';

export interface Resealed {
  /** The number of rows that were plain, or sealed with the other secret, and are sealed with the current one now. */
  resealed: number;
  /** The number of rows that neither secret opens. */
  unreadable: number;
}

export interface SealedTable {
  /** A name of the rows for the operator, such as `webhooks`. */
  name: string;
  /** Works in parts, and may run beside other servers. */
  reseal: (queries: Queries, secret: ServerSecret) => Promise<Resealed>;
}

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
