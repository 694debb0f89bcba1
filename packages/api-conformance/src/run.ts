import { checks } from './checks/checks.ts';
import { Broken, type Check, Skipped } from './kit/check.ts';
import { type Kit, openKit } from './kit/kit.ts';
import { callOf, type KitOperation } from './kit/operations.ts';
import { type ConformanceOptions, UsageError } from './options.ts';
import type { Report, Result } from './report.ts';

type Outcome = Pick<Result, 'outcome' | 'reason'>;

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Skipped) return { outcome: 'skipped', reason: error.message };
  const { name, message, cause } = Object(error);
  if (name === 'TimeoutError') return { outcome: 'broken', reason: 'no answer within the time-out' };
  const why = Object(cause).message;
  return { outcome: 'broken', reason: why ? `${String(message)}: ${String(why)}` : String(message) };
}

const stopped: Outcome = { outcome: 'skipped', reason: 'the run was stopped' };

async function outcomeFor(check: Check, operation: KitOperation, kit: Kit): Promise<Outcome> {
  const { signal, readOnly } = kit.options;
  if (signal?.aborted) return stopped;
  if (check.changes && readOnly) return { outcome: 'skipped', reason: '--read-only' };
  try {
    await check.run(kit, operation);
    return { outcome: 'holds' };
  } catch (error) {
    return signal?.aborted ? stopped : outcomeOf(error);
  }
}

const resultOf = (check: Check, operation: KitOperation, outcome: Outcome, duration_ms: number): Result => ({
  check: check.name,
  group: check.group,
  rule: check.rule,
  operation: callOf(operation),
  ...outcome,
  duration_ms,
});

/** Runs every check of the list. */
async function runChecks(kit: Kit): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) {
    for (const operation of check.about) {
      const start = performance.now();
      const outcome = await outcomeFor(check, operation, kit);
      results.push(resultOf(check, operation, outcome, Math.round(performance.now() - start)));
    }
  }
  return results;
}

/** Returns the results if nobody could sign in: that does not hold, and everything else is skipped. */
function withoutKit(error: Broken): Result[] {
  const skipped: Outcome = { outcome: 'skipped', reason: 'nobody could sign in' };
  const signIn: Result = {
    check: 'A member signs in',
    group: 'Sign-in and anti-forgery',
    rule: 'specification §7',
    operation: 'POST /auth/login',
    outcome: 'broken',
    reason: error.message,
    duration_ms: 0,
  };
  return [signIn, ...checks.flatMap((check) => check.about.map((one) => resultOf(check, one, skipped, 0)))];
}

async function run(options: ConformanceOptions): Promise<Pick<Report, 'association' | 'left' | 'results'>> {
  let kit: Kit;
  try {
    kit = await openKit(options);
  } catch (error) {
    if (options.signal?.aborted) throw new UsageError('The run was stopped before a check began.');
    if (!(error instanceof Broken)) throw error;
    return { association: null, left: [], results: withoutKit(error) };
  }
  let results: Result[] = [];
  let left: string[] = [];
  try {
    results = await runChecks(kit);
  } finally {
    left = await kit.close();
  }
  return { association: kit.association.shown, left, results };
}

/**
 * Checks whether a back end keeps the contract. It changes nothing that it did not create, and deletes what it
 * created, also if it is stopped.
 * @throws UsageError for a wrong address, wrong credentials or a wrong association.
 */
export async function checkConformance(options: ConformanceOptions): Promise<Report> {
  const start = new Date();
  const done = await run(options);
  const count = (outcome: Result['outcome']) =>
    done.results.filter((result) => result.outcome === outcome).length;
  return {
    base_address: options.baseAddress,
    association: done.association,
    started_at: start.toISOString(),
    duration_ms: Date.now() - start.getTime(),
    holds: count('holds'),
    broken: count('broken'),
    skipped: count('skipped'),
    is_stopped: options.signal?.aborted ?? false,
    left: done.left,
    results: done.results,
  };
}
