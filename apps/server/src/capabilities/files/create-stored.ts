import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Foundation } from '../../platform/foundation.ts';
import type { Queries } from '../../platform/database/index.ts';
import { createAndRead, type CreatingCall, findCreated } from '../../platform/wire/create-and-read.ts';
import { takeTurn } from '../../platform/wire/in-turn.ts';
import { whileStored } from './content-claims.ts';
import type { ReceivedFile } from './files.ts';

/** The longest time that an upload waits for the database, behind others of its member, in milliseconds. */
const TURN_WAIT_MS = 30_000;

interface NewFile<Services, Result> {
  file: Pick<ReceivedFile, 'hash' | 'keep'>;
  /** The default is the key of the content. */
  keyOf?: (id: string) => string;
  /** Runs before the bytes are stored, so that most refused files are not stored, and again in the transaction. */
  check: (queries: Queries) => Promise<void>;
  create: (transaction: Queries, id: string) => Promise<void>;
  read: (inside: Services, id: string) => Promise<Result>;
}

/**
 * Stores bytes and then creates the row that refers to them, as `createAndRead` does. Storing takes no connection to the
 * database, so that a store that hangs holds up nobody else. What the uploads of a member do in the database takes turns, because
 * each waits for the lock on the member's files with a connection that others need (docs/decisions/0202). @throws StoreFull,
 * StoreUnavailable, and the errors of `check`, `create`, `read`, `createAndRead` and `takeTurn`.
 */
export async function createStored<Services extends Pick<Foundation, 'database' | 'now'>, Result>(
  services: Services,
  once: CreatingCall & { request: FastifyRequest },
  { file, keyOf, check, create, read }: NewFile<Services, Result>,
): Promise<Result> {
  const { queries } = services.database;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = await takeTurn(once.request, `upload ${once.caller.user_id}`, { waitMs: TURN_WAIT_MS });
    return work().finally(end);
  };
  const earlier = await findCreated(queries, once);
  if (earlier !== undefined) return read(services, earlier);
  await inTurn(async () => check(queries));
  const id = newId();
  return whileStored(services, file.hash, async () => {
    await file.keep(keyOf?.(id));
    const checkAndCreate = async (transaction: Queries) => {
      await check(transaction);
      await create(transaction, id);
    };
    return inTurn(async () => createAndRead(services, { ...once, id }, checkAndCreate, read));
  });
}
