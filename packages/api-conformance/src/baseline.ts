import { checks } from './checks/checks.ts';
import { UsageError } from './options.ts';
import type { Gap } from './gap.ts';
import type { Result } from './report.ts';

/** @throws UsageError for an id that no check has */
export function requireChecks(ids: readonly string[], where: string): void {
  const unknown = ids.find((id) => !checks.some((check) => check.id === id));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" of ${where} is no check. --list prints the ids of all checks.`);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the text of a baseline: `{ "gaps": [{ "check", "operation", "why" }] }`. @throws UsageError */
export function parseBaseline(text: string, where: string): Gap[] {
  const wrong = (what: string) =>
    new UsageError(`${where} is no baseline: ${what}. Write it with --write-baseline.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong('it is no JSON');
  }
  const { gaps }: { gaps?: unknown } = Object(parsed);
  if (!Array.isArray(gaps)) throw wrong('it has no list "gaps"');
  return gaps.map((gap: unknown, at) => {
    const { check, operation, why }: { check?: unknown; operation?: unknown; why?: unknown } = Object(gap);
    if (!isText(check) || !isText(operation)) throw wrong(`gap ${at + 1} lacks a check or an operation`);
    return { check, operation, why: isText(why) ? why : undefined };
  });
}

const isOf = (result: Result) => (gap: Gap) =>
  gap.check === result.check_id && gap.operation === result.operation;

const isGap = ({ outcome }: Result): boolean => outcome === 'broken' || outcome === 'missing';

/** Turns the accepted gaps of some results into `accepted`. @returns also the gaps that hold now, so that they can leave the baseline. */
export function acceptGaps(
  results: readonly Result[],
  gaps: readonly Gap[],
): { results: Result[]; closed: Gap[] } {
  const accepted = results.map((result): Result =>
    isGap(result) && gaps.some(isOf(result)) ? { ...result, outcome: 'accepted' } : result,
  );
  const holding = results.filter(({ outcome }) => outcome === 'holds');
  return { results: accepted, closed: gaps.filter((gap) => holding.some((result) => isOf(result)(gap))) };
}

/** Returns a baseline with all gaps of some results, and the earlier ones that were not seen to hold. */
export function writeBaseline(results: readonly Result[], earlier: readonly Gap[]): string {
  const { closed } = acceptGaps(results, earlier);
  const kept = earlier.filter((gap) => !closed.includes(gap));
  const found = results
    .filter((result) => isGap(result) && !kept.some(isOf(result)))
    .map(({ check_id, operation }): Gap => ({ check: check_id, operation }));
  const gaps = [...kept, ...found];
  return `${JSON.stringify({ gaps }, null, 2)}\n`;
}
