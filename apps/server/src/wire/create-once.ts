import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { idempotencyKeys, inTransaction, type Queries } from '../database/index.ts';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';

const KEY_LENGTH_MAX = 200;

const refuse = (message: string): AppError =>
  new AppError('validation_failed', { message, errors: { '': [{ code: 'invalid' }] } });

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && key.length > KEY_LENGTH_MAX) {
    throw refuse(`An Idempotency-Key has at most ${KEY_LENGTH_MAX} characters.`);
  }
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/**
 * Creates a row in a transaction, only once for each Idempotency-Key (decisions §2). A retry during the first
 * call waits until the first call has ended.
 * @param create receives the transaction and the new id.
 * @returns the id that this call or the first call created.
 * @throws AppError `validation_failed` if another call has used the key.
 */
export async function createOnce(
  queries: Queries,
  { caller, request, now }: { caller: Pick<Caller, 'user_id'>; request: FastifyRequest; now: Date },
  create: (transaction: Queries, id: string) => Promise<void>,
): Promise<string> {
  const id = newId();
  const key = keyOf(request);
  // Ids are the same in capitals.
  const call = `${request.method} ${request.url.split('?')[0]?.toLowerCase()}`;
  return inTransaction(queries, async (transaction) => {
    if (key !== undefined) {
      const row = { user_id: caller.user_id, key, call, created_id: id, created_at: now };
      const { rowCount } = await transaction.insert(idempotencyKeys).values(row).onConflictDoNothing();
      if (rowCount === 0) return earlier(transaction, caller.user_id, key, call);
    }
    await create(transaction, id);
    return id;
  });
}

async function earlier(queries: Queries, userId: string, key: string, call: string): Promise<string> {
  const [row] = await queries
    .select({ call: idempotencyKeys.call, created_id: idempotencyKeys.created_id })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)));
  if (row?.call !== call) throw refuse('This Idempotency-Key came with another call before.');
  return row.created_id;
}
