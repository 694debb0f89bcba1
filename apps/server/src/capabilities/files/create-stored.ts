import { v7 as newId } from 'uuid';
import type { Foundation } from '../../platform/foundation.ts';
import type { Queries } from '../../platform/database/index.ts';
import { createOnce, type CreatingCall, findCreated } from '../../platform/wire/create-once.ts';
import { takeTurn } from '../../platform/wire/in-turn.ts';
import { whileStored } from './content-claims.ts';
import type { ReceivedFile } from './files.ts';

/** The longest time that an upload waits until two earlier ones of its member are stored, in milliseconds. */
const TURN_WAIT_MS = 30_000;

interface NewFile {
  file: Pick<ReceivedFile, 'hash' | 'keep'>;
  /** The default is the key of the content. */
  keyOf?: (id: string) => string;
  /** Runs before the bytes are stored, so that most refused files are not stored, and again in the transaction. */
  check: (queries: Queries) => Promise<void>;
  create: (transaction: Queries, id: string) => Promise<void>;
}

/**
 * Stores bytes and then creates the row that refers to them, as `createOnce` does. Storing takes no connection to the
 * database, so that a store that hangs holds up nobody else. The uploads of a member are stored two at a time, because each
 * waits for the lock on the member's files with a connection that others need (docs/decisions/0230). Returns the id of the row. @throws StoreFull, StoreUnavailable,
 * and the errors of `check`, `create`, `createOnce` and `takeTurn`.
 */
export async function createStored(
  { database, now }: Pick<Foundation, 'database' | 'now'>,
  once: CreatingCall,
  { file, keyOf, check, create }: NewFile,
): Promise<string> {
  const { queries } = database;
  const end = await takeTurn(once.request, `upload ${once.caller.user_id}`, { waitMs: TURN_WAIT_MS });
  try {
    const earlier = await findCreated(queries, once);
    if (earlier !== undefined) return earlier;
    await check(queries);
    const id = newId();
    return await whileStored({ database, now }, file.hash, async () => {
      await file.keep(keyOf?.(id));
      return createOnce(queries, { ...once, id }, async (transaction) => {
        await check(transaction);
        await create(transaction, id);
      });
    });
  } finally {
    end();
  }
}
