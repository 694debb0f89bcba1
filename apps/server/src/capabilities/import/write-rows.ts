import { sql } from 'drizzle-orm';
import { inTransaction, relaxTimeouts, type Queries } from '../../platform/database/index.ts';
import type { Outcome } from './outcomes.ts';
import type { ImportContext } from './import-context.ts';
import type { StagedFile, StagedPage } from './staged-file.ts';

export type Tell = (file: string, outcome: Outcome, done: number) => void;

/** Writing a row takes milliseconds, so that a checker whose invoice is among the rows waits less than a second. */
const BATCH_ROWS = 100;

type WriteBatch = (page: StagedPage, places: readonly number[]) => Promise<readonly Outcome[]>;

async function writePages(
  files: readonly StagedFile[],
  tell: Tell,
  write: WriteBatch,
  endPage: (page: StagedPage) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const { file, pages } of files) {
    let done = 0;
    const tellNext = (outcome: Outcome): void => {
      done += 1;
      tell(file, outcome, done);
    };
    for await (const page of pages()) {
      const others: number[] = [];
      for (let place = 0; place < page.size; place += 1) {
        if (page.same[place]) tellNext('unchanged');
        else others.push(place);
      }
      for (let from = 0; from < others.length; from += BATCH_ROWS) {
        const outcomes = await write(page, others.slice(from, from + BATCH_ROWS));
        outcomes.forEach(tellNext);
      }
      await endPage(page);
    }
  }
}

/** Rows stay locked until their transaction ends, so that a large import makes nobody wait for more than a hundred rows. */
export const writeInBatches = (
  files: readonly StagedFile[],
  context: ImportContext,
  tell: Tell,
): Promise<void> =>
  writePages(
    files,
    tell,
    (page, places) =>
      context.pace(() =>
        inTransaction(context.queries, async (queries) => {
          await relaxTimeouts(queries);
          return page.write(places, { ...context, queries });
        }),
      ),
    (page) => context.pace(page.remember),
  );

/** Writes all rows at once, for a database that nobody uses yet. */
export const writeAtOnce = (
  files: readonly StagedFile[],
  context: ImportContext,
  tell: Tell,
): Promise<void> =>
  context.queries.transaction(async (queries) => {
    await relaxTimeouts(queries);
    await writePages(files, tell, (page, places) => page.write(places, { ...context, queries }));
  });

/**
 * Updates what PostgreSQL knows about the sizes of its tables, which it does itself up to a minute later. Until then, it would read the
 * pages of a large association that is new as if the association were small, which takes seconds.
 */
export const updateStatistics = (queries: Queries): Promise<void> =>
  queries.transaction(async (transaction) => {
    await relaxTimeouts(transaction);
    await transaction.execute(sql`analyze`);
  });

class TrialEnded extends Error {}

/** Rolls the statements back, with a savepoint inside a transaction. @param work returns whether changes are kept. */
async function inTrial(queries: Queries, work: (trial: Queries) => Promise<boolean>): Promise<void> {
  try {
    await queries.transaction(async (trial) => {
      if (!(await work(trial))) throw new TrialEnded();
    });
  } catch (error) {
    if (!(error instanceof TrialEnded)) throw error;
  }
}

/** Rolls a savepoint back, so that nobody waits for a trial, and writes again new rows that later rows refer to. */
async function tryBatch(
  queries: Queries,
  context: ImportContext,
  page: StagedPage,
  places: readonly number[],
): Promise<readonly Outcome[]> {
  let outcomes: readonly Outcome[] = [];
  await inTrial(queries, async (savepoint) => {
    outcomes = await page.write(places, { ...context, queries: savepoint });
    return false;
  });
  const kept = places.filter((place, at) => outcomes[at] === 'created' && page.isReferredTo(place));
  if (kept.length > 0) await page.write(kept, { ...context, queries });
  return outcomes;
}

/** Tells what an import would do with the rows, and changes nothing. */
export const tryRows = (files: readonly StagedFile[], context: ImportContext, tell: Tell): Promise<void> =>
  inTrial(context.queries, async (queries) => {
    await relaxTimeouts(queries);
    await writePages(files, tell, (page, places) => tryBatch(queries, context, page, places));
    return false;
  });
