import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { idempotencyKeys, inTransaction, type Queries } from '../database/index.ts';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';

const KEY_LENGTH_MAX = 200;

const refuse = (message: string): AppError =>
  new AppError('validation_failed', { message, errors: { '': [{ code: 'invalid' }] } });

interface CreatingCall {
  caller: Pick<Caller, 'user_id'>;
  request: FastifyRequest;
  now: Date;
  /** The content of an upload. Otherwise the input is the body. */
  input?: unknown;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && key.length > KEY_LENGTH_MAX) {
    throw refuse(`An Idempotency-Key has at most ${KEY_LENGTH_MAX} characters.`);
  }
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/**
 * A retry waits for the first call to end, and returns its id (docs/product.md#repeats). @param create receives the
 * transaction and the new id. @throws AppError `validation_failed` if another call, or a call with another input, has used
 * the key.
 */
export async function createOnce(
  queries: Queries,
  { caller, request, now, input = request.body }: CreatingCall,
  create: (transaction: Queries, id: string) => Promise<void>,
): Promise<string> {
  const id = newId();
  const key = keyOf(request);
  // Ids are the same in capitals.
  const call = `${request.method} ${request.url.split('?')[0]?.toLowerCase()}`;
  return inTransaction(queries, async (transaction) => {
    if (key !== undefined) {
      const input_hash = hash('sha256', JSON.stringify(input ?? null), 'hex');
      const row = { user_id: caller.user_id, key, call, input_hash, created_id: id, created_at: now };
      const { rowCount } = await transaction.insert(idempotencyKeys).values(row).onConflictDoNothing();
      if (rowCount === 0) return earlier(transaction, row);
    }
    await create(transaction, id);
    return id;
  });
}

type Repeated = typeof idempotencyKeys.$inferInsert;

async function earlier(queries: Queries, { user_id, key, call, input_hash }: Repeated): Promise<string> {
  const [first] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key)));
  if (first?.call !== call) throw refuse('This Idempotency-Key came with another call before.');
  if (first.input_hash !== null && first.input_hash !== input_hash) {
    throw refuse('This Idempotency-Key came with another body before.');
  }
  return first.created_id;
}
