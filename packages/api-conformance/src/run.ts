import { acceptGaps, requireChecks } from './baseline.ts';
import { checks } from './checks/checks.ts';
import type { KitResponse } from './kit/caller.ts';
import { type Check, groups } from './kit/check.ts';
import { Broken, isAbsent, shown, Skipped } from './kit/outcomes.ts';
import { type Kit, openKit } from './kit/kit.ts';
import { callOf, isCallOf, type KitOperation } from './kit/operations.ts';
import { type ConformanceOptions, UsageError } from './options.ts';
import type { Report, Result } from './report.ts';

type Outcome = Pick<Result, 'outcome' | 'reason'>;

const TIMED_OUT = 'no response within the time-out';

/** The number of checks without a response in a row after which the rest is skipped, because each one waits for the time-out. */
const TIME_OUTS_MAX = 3;

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Skipped) return { outcome: 'skipped', reason: error.message };
  const { name, message, cause } = Object(error);
  if (name === 'TimeoutError') return { outcome: 'broken', reason: TIMED_OUT };
  const why = Object(cause).message;
  return { outcome: 'broken', reason: why ? `${String(message)}: ${String(why)}` : String(message) };
}

const stopped: Outcome = { outcome: 'skipped', reason: 'the run was stopped' };
const skippedFor = (reason: string): Outcome => ({ outcome: 'skipped', reason });

/** The limits of a run. The whole contract takes about 2,500 calls. */
const CALLS_MAX = 20_000;
const MINUTES_MAX = 30;

/** Returns why the rest of a run is skipped, or undefined if it goes on. */
function createLimits({ observations, options: { minutes = MINUTES_MAX } }: Kit) {
  const end = performance.now() + minutes * 60_000;
  let timeOuts = 0;
  return {
    noteOutcome: ({ reason }: Outcome): void => {
      timeOuts = reason === TIMED_OUT ? timeOuts + 1 : 0;
    },
    readReason: (): string | undefined => {
      if (timeOuts >= TIME_OUTS_MAX) return `the back end did not answer ${TIME_OUTS_MAX} times in a row`;
      if (performance.now() >= end) return `the run took more than ${minutes} minutes`;
      if (observations.readCalls() >= CALLS_MAX) return `the run made more than ${CALLS_MAX} calls`;
      return undefined;
    },
  };
}

/** Runs a check of one operation. If the back end does not have the operation, that is no broken rule. */
async function runCheck(check: Check, operation: KitOperation, kit: Kit): Promise<Outcome> {
  let absent: KitResponse | undefined;
  let isThere = false;
  kit.route.onResponse = (request, response) => {
    if (!isCallOf(operation, request)) return;
    if (isAbsent(response)) absent = response;
    else isThere = true;
  };
  try {
    await check.run(kit, operation);
    return { outcome: 'holds' };
  } catch (error) {
    const isMissing = absent !== undefined && !isThere && !kit.observations.of(operation).isThere;
    return isMissing && absent
      ? { outcome: 'missing', reason: `not implemented: ${shown(absent)}` }
      : outcomeOf(error);
  } finally {
    kit.route.onResponse = undefined;
  }
}

async function outcomeFor(check: Check, operation: KitOperation, kit: Kit): Promise<Outcome> {
  const { signal, readOnly } = kit.options;
  if (signal?.aborted) return stopped;
  if (check.changes && readOnly) return { outcome: 'skipped', reason: '--read-only' };
  const outcome = await runCheck(check, operation, kit);
  return signal?.aborted && outcome.outcome !== 'holds' ? stopped : outcome;
}

const resultOf = (check: Check, operation: KitOperation, outcome: Outcome, duration_ms: number): Result => ({
  check_id: check.id,
  check: check.name,
  group: check.group,
  rule: check.rule,
  operation: callOf(operation),
  ...outcome,
  duration_ms,
});

/** Returns the checks that have one of the texts in their name, their group or a call, or as their id, without those that are skipped. */
function chosenChecks({ only = [], skip = [] }: ConformanceOptions): readonly Check[] {
  requireChecks(skip, '--skip');
  return onlyChecks(only).filter(({ id }) => !skip.includes(id));
}

function onlyChecks(only: readonly string[]): readonly Check[] {
  if (only.length === 0) return checks;
  const texts = only.map((text) => text.toLowerCase());
  const has = (whole: string) => texts.some((text) => whole.toLowerCase().includes(text));
  const chosen = checks.flatMap((check) => {
    const about = check.about.filter((operation) => has(callOf(operation)) || has(operation.id));
    if (has(check.name) || has(check.group) || texts.includes(check.id)) return [check];
    return about.length > 0 ? [{ ...check, about }] : [];
  });
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `No check has "${only.join('" or "')}" in its name, its group or its call. The groups are: ${groups.join(', ')}.`,
  );
}

async function runChecks(kit: Kit, chosen: readonly Check[]): Promise<Pick<Done, 'results' | 'isStopped'>> {
  const results: Result[] = [];
  const missing = new Map<KitOperation, Outcome>();
  const limits = createLimits(kit);
  let isStopped = false;
  for (const [index, check] of chosen.entries()) {
    kit.options.onProgress?.({ number: index + 1, total: chosen.length, check: check.name });
    for (const operation of check.about) {
      const start = performance.now();
      const reason = limits.readReason();
      const found = reason === undefined ? await outcomeFor(check, operation, kit) : skippedFor(reason);
      isStopped ||= reason !== undefined;
      if (found.outcome === 'missing') missing.set(operation, found);
      // A row that was read before is not read again.
      const outcome = found.outcome === 'skipped' ? (missing.get(operation) ?? found) : found;
      if (reason === undefined) limits.noteOutcome(outcome);
      results.push(resultOf(check, operation, outcome, Math.round(performance.now() - start)));
    }
  }
  return { results, isStopped };
}

/** Returns the results if nobody could sign in: that does not hold, and everything else is skipped. */
function withoutKit(error: Broken, chosen: readonly Check[]): Result[] {
  const skipped: Outcome = { outcome: 'skipped', reason: 'nobody could sign in' };
  const signIn: Result = {
    check_id: 'sign-in-login',
    check: 'A member signs in',
    group: 'Sign-in and anti-forgery',
    rule: 'Sign in with cookies',
    operation: 'POST /auth/login',
    outcome: 'broken',
    reason: error.message,
    duration_ms: 0,
  };
  return [signIn, ...chosen.flatMap((check) => check.about.map((one) => resultOf(check, one, skipped, 0)))];
}

interface Done extends Pick<Report, 'association' | 'left' | 'stays'> {
  results: Result[];
  isStopped: boolean;
}

async function run(options: ConformanceOptions): Promise<Done> {
  const { accepted = [] } = options;
  requireChecks(
    accepted.map(({ check }) => check),
    'the baseline',
  );
  const chosen = chosenChecks(options);
  let kit: Kit;
  try {
    kit = await openKit(options);
  } catch (error) {
    if (options.signal?.aborted) throw new UsageError('The run was stopped before a check began.');
    if (!(error instanceof Broken)) throw error;
    return { association: null, left: [], stays: [], isStopped: false, results: withoutKit(error, chosen) };
  }
  try {
    const done = await runChecks(kit, chosen);
    const left = await kit.close();
    return { ...done, association: kit.association.shown, left, stays: kit.stays };
  } catch (error) {
    await kit.close();
    throw error;
  }
}

/**
 * Checks whether a back end keeps the contract. It deletes what it created, also if it is stopped.
 * @throws UsageError for a wrong address, wrong credentials or a wrong association.
 */
export async function checkConformance(options: ConformanceOptions): Promise<Report> {
  const start = new Date();
  const done = await run(options);
  const { results, closed } = acceptGaps(done.results, options.accepted ?? []);
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return {
    base_address: options.baseUrl,
    association: done.association,
    started_at: start.toISOString(),
    duration_ms: Date.now() - start.getTime(),
    holds: count('holds'),
    broken: count('broken'),
    missing: count('missing'),
    accepted: count('accepted'),
    skipped: count('skipped'),
    closed,
    is_stopped: (options.signal?.aborted ?? false) || done.isStopped,
    left: done.left,
    stays: done.stays,
    results,
  };
}
