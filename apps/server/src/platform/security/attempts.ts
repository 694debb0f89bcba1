import { v7 as newId } from 'uuid';
import { inTransaction, type Queries } from '../database/index.ts';
import { AppError } from '../wire/app-error.ts';
import {
  type Attempt,
  type Limit,
  limitsOf,
  limitsOfProof,
  ownLimitOf,
  rowSubjectOf,
  type WrongProof,
} from './attempt-limits.ts';
import * as repository from './attempts.repository.ts';
import { recentRefusalsOf } from './recent-refusals.ts';
import { slowDown } from './slow-down.ts';

/** The time from which an attempt is allowed again if a new password by mail is needed first. */
const AFTER_RESET = Number.POSITIVE_INFINITY;

/** @param until the time from which an attempt is allowed again, in milliseconds. */
const refusalUntil = (until: number, now: Date): AppError =>
  until === AFTER_RESET
    ? new AppError('reset_required')
    : new AppError('too_many_requests', {
        retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
      });

/** An attempt that was counted. Without a call of `succeed` or `takeBack` it counts as failed. */
interface CountedAttempt {
  /** Removes the attempt from the count, and ends the wait of its browser or address for this account. */
  succeed: () => Promise<void>;
  /** Removes the attempt from the count, because it was neither right nor wrong. */
  takeBack: () => Promise<void>;
}

/** Returns the ids of what was counted. @throws AppError `too_many_requests` or `reset_required` */
async function count(
  queries: Queries,
  limits: readonly Limit[],
  now: Date,
  countedRow?: Buffer,
): Promise<string[]> {
  const refusals = recentRefusalsOf(queries);
  // A flood is refused without a connection, which it would take from others.
  for (const { subject } of limits) {
    const until = refusals.find(subject, now.getTime());
    if (until === undefined) continue;
    await slowDown();
    throw refusalUntil(until, now);
  }
  const refuse = (subject: Buffer, until: number): never => {
    refusals.add(subject, until, now.getTime());
    throw refusalUntil(until, now);
  };
  const rows = limits.map(({ subject }) => ({ id: newId(), subject, attempted_at: now }));
  await inTransaction(queries, async (transaction) => {
    await repository.lockSubjects(transaction, limits);
    const recent = await repository.listRecent(transaction, limits, now);
    if (countedRow && !(await repository.countInARow(transaction, countedRow, now))) {
      refuse(countedRow, AFTER_RESET);
    }
    for (const [index, limit] of limits.entries()) {
      const until = limit.allowedFrom(recent[index] ?? []);
      if (until > now.getTime()) refuse(limit.subject, until);
    }
    await repository.insertAttempts(transaction, rows);
  });
  return rows.map(({ id }) => id);
}

/**
 * Counts before the check, so that concurrent attempts can't exceed the limit (docs/product.md#failed-attempts). @throws
 * AppError `too_many_requests` with the number of seconds to wait, or `reset_required`. Then the attempt must not be
 * checked.
 */
export async function countAttempt(queries: Queries, attempt: Attempt, now: Date): Promise<CountedAttempt> {
  const rowSubject = rowSubjectOf(attempt);
  const countedRow = attempt.knownBrowser ? undefined : rowSubject;
  const ids = await count(queries, limitsOf(attempt), now, countedRow);
  return {
    succeed: async () => {
      await repository.deleteAttempts(queries, { ids, subjects: [ownLimitOf(attempt).subject] });
      // Somebody who knows the password in a known browser may not give strangers new attempts to guess the codes.
      const ended = attempt.kind === 'login' ? rowSubject : countedRow;
      if (ended) await repository.deleteRows(queries, [ended]);
    },
    takeBack: async () => {
      await repository.deleteAttempts(queries, { ids, subjects: [] });
      if (countedRow) await repository.uncountInARow(queries, countedRow);
    },
  };
}

/** A server that is too busy or has no database gives no response about the attempt. */
const isResponse = (error: unknown): boolean => error instanceof AppError && error.statusCode < 500;

/** Attempts that can't be checked do not count. @throws AppError `too_many_requests`, `reset_required`, or as `check`. */
export async function limitAttempt<T>(
  queries: Queries,
  attempt: Attempt,
  now: Date,
  check: () => Promise<T>,
): Promise<T> {
  const counted = await countAttempt(queries, attempt, now);
  try {
    const result = await check();
    await counted.succeed();
    return result;
  } catch (error) {
    // Without its database the server can't take the attempt back, and the first error says so.
    if (!isResponse(error)) await counted.takeBack().catch(() => undefined);
    throw error;
  }
}

/** Counts a proof that was looked at, and was wrong. @throws AppError `too_many_requests` in place of its refusal. */
export async function countWrongProof(queries: Queries, wrong: WrongProof, now: Date): Promise<void> {
  await count(queries, limitsOfProof(wrong), now);
}

/**
 * Checks a proof before anything is counted, so that the right one always works (docs/security/attempts.md). The check must
 * cost little, because floods reach it: a read by a key, or a signature, and no hash of a password. @throws AppError
 * `too_many_requests`, or as `check`.
 */
export async function limitProof<T>(
  queries: Queries,
  proof: WrongProof,
  now: Date,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (isResponse(error)) await countWrongProof(queries, proof, now);
    throw error;
  }
}

/** Ends the waits and the rows of failed attempts, because the member has chosen another password by mail. */
export async function forgetAttempts(queries: Queries, forgotten: readonly Attempt[]): Promise<void> {
  const subjects = forgotten.map((attempt) => ownLimitOf(attempt).subject);
  await repository.deleteAttempts(queries, { ids: [], subjects });
  const rows = forgotten.flatMap((attempt) => rowSubjectOf(attempt) ?? []);
  await repository.deleteRows(queries, rows);
  const refusals = recentRefusalsOf(queries);
  for (const subject of [...subjects, ...rows]) refusals.remove(subject);
}
