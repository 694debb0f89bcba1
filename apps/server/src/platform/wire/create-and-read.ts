import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { changeAndRead, type Database, idempotencyKeys, type Queries } from '../database/index.ts';
import { AppError, orNotFound } from './app-error.ts';
import type { Caller } from './caller.ts';

const KEY_LENGTH_MAX = 200;

const refuse = (message: string, params?: { created_id: string }): AppError =>
  new AppError('validation_failed', {
    message,
    errors: { '': [{ code: 'invalid' }] },
    ...(params && { params }),
  });

/** What a retry of a call that creates something has in common with the first one. */
export type CreatingRequest = Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'body'>;

export interface CreatingCall {
  caller: Pick<Caller, 'user_id'>;
  request: CreatingRequest;
  now: Date;
  /** The content of an upload. Otherwise the input is the body. */
  input?: unknown;
  /** The id, if something was stored under the id before. It is new by default. */
  id?: string;
}

function keyOf({ headers }: CreatingRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && key.length > KEY_LENGTH_MAX) {
    throw refuse(`An Idempotency-Key has at most ${KEY_LENGTH_MAX} characters.`);
  }
  return typeof key === 'string' && key !== '' ? key : undefined;
}

type Create = (transaction: Queries, id: string) => Promise<void>;

function createIn(creating: CreatingCall, create: Create): (transaction: Queries) => Promise<string> {
  const { now, id = newId() } = creating;
  const repeatable = repeatableOf(creating);
  return async (transaction) => {
    if (repeatable) {
      const row = { ...repeatable, created_id: id, created_at: now };
      const { rowCount } = await transaction.insert(idempotencyKeys).values(row).onConflictDoNothing();
      if (rowCount === 0) return orNotFound(await findEarlier(transaction, repeatable));
    }
    await create(transaction, id);
    return id;
  };
}

/**
 * Creates something, and reads it in the same transaction. A retry waits for the first call to end, and reads what that one created
 * (docs/product.md#repeats). @param create receives the transaction and the new id. @throws AppError `validation_failed` if
 * another call, or a call with another input, has used the key. After another input, `params.created_id` is the id of what
 * the first call created.
 */
export const createAndRead = async <Services extends { database: Database }, Result>(
  services: Services,
  creating: CreatingCall,
  create: Create,
  read: (inside: Services, id: string) => Promise<Result>,
): Promise<Result> => changeAndRead(services, createIn(creating, create), read);

/** Returns the id that an earlier call has created, if this call is a retry. @throws AppError as `createAndRead` does. */
export async function findCreated(queries: Queries, creating: CreatingCall): Promise<string | undefined> {
  const repeatable = repeatableOf(creating);
  return repeatable && findEarlier(queries, repeatable);
}

type Repeatable = Pick<typeof idempotencyKeys.$inferInsert, 'user_id' | 'key' | 'call' | 'input_hash'>;

/** Returns undefined for a call without an Idempotency-Key. */
function repeatableOf({ caller, request, input = request.body }: CreatingCall): Repeatable | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  // Ids are the same in capitals.
  const call = `${request.method} ${request.url.split('?')[0]?.toLowerCase()}`;
  const input_hash = hash('sha256', JSON.stringify(input ?? null), 'hex');
  return { user_id: caller.user_id, key, call, input_hash };
}

async function findEarlier(
  queries: Queries,
  { user_id, key, call, input_hash }: Repeatable,
): Promise<string | undefined> {
  const [first] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key)));
  if (!first) return undefined;
  if (first.call !== call) throw refuse('This Idempotency-Key came with another call before.');
  if (first.input_hash !== null && first.input_hash !== input_hash) {
    const message = 'This Idempotency-Key came with another body before: see params.';
    throw refuse(message, { created_id: first.created_id });
  }
  return first.created_id;
}
