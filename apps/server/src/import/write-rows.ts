import { inTransaction, takeTime, type Queries } from '../database/index.ts';
import type { ImportContext, StagedRow } from './importer.ts';
import type { Outcome } from './outcomes.ts';

/** The staged rows of a file. */
export interface StagedFile {
  file: string;
  rows: readonly StagedRow[];
}

/** What is told about each row: its file, what was done with it, and how many rows of the file are done. */
export type Tell = (file: string, outcome: Outcome, done: number) => void;

/**
 * The number of rows that are written in one transaction. A row takes a few milliseconds, because its files are stored
 * before, so that a checker whose invoice is among them waits less than a second.
 */
const BATCH_ROWS = 100;

/**
 * Writes the rows in one transaction for each hundred rows of a file. The rows of a transaction stay locked until it
 * ends, so that a large import makes nobody wait for more than a hundred rows.
 */
export async function writeInBatches(
  files: readonly StagedFile[],
  context: ImportContext,
  tell: Tell,
): Promise<void> {
  for (const { file, rows } of files) {
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      const outcomes = await inTransaction(context.queries, async (queries) => {
        await takeTime(queries);
        const batch: Outcome[] = [];
        for (const { write } of rows.slice(from, from + BATCH_ROWS)) {
          batch.push(await write({ ...context, queries }));
        }
        return batch;
      });
      for (const [index, outcome] of outcomes.entries()) tell(file, outcome, from + index + 1);
    }
  }
}

/** Writes all rows in one transaction, for a database that nobody uses yet. */
export async function writeAtOnce(
  files: readonly StagedFile[],
  context: ImportContext,
  tell: Tell,
): Promise<void> {
  await context.queries.transaction(async (queries) => {
    await takeTime(queries);
    for (const { file, rows } of files) {
      for (const [index, { write }] of rows.entries()) {
        tell(file, await write({ ...context, queries }), index + 1);
      }
    }
  });
}

/** The error that rolls a trial back. */
class TrialEnded extends Error {}

/**
 * Runs statements in a transaction, or in a savepoint of the transaction that runs, and rolls them back.
 * @param work returns whether its changes are kept after all.
 */
async function inTrial(queries: Queries, work: (trial: Queries) => Promise<boolean>): Promise<void> {
  try {
    await queries.transaction(async (trial) => {
      if (!(await work(trial))) throw new TrialEnded();
    });
  } catch (error) {
    if (!(error instanceof TrialEnded)) throw error;
  }
}

/**
 * Writes a row in a savepoint, and rolls it back unless later rows refer to it: a rollback to a savepoint releases the
 * locks, so that nobody waits for a trial.
 */
async function tryRow(queries: Queries, context: ImportContext, row: StagedRow): Promise<Outcome> {
  let outcome: Outcome = 'unchanged';
  await inTrial(queries, async (savepoint) => {
    outcome = await row.write({ ...context, queries: savepoint });
    return outcome === 'created' && row.isReferredTo;
  });
  return outcome;
}

/** Tells what an import would do with the rows, and changes nothing. */
export async function tryRows(
  files: readonly StagedFile[],
  context: ImportContext,
  tell: Tell,
): Promise<void> {
  await inTrial(context.queries, async (queries) => {
    await takeTime(queries);
    for (const { file, rows } of files) {
      for (const [index, row] of rows.entries()) tell(file, await tryRow(queries, context, row), index + 1);
    }
    return false;
  });
}
