import { SECRET_CHANCE_MAX, SECRET_VOTERS_MIN } from '../limits/limits.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Returns the numbers divided by what divides them all, so that sums of them are as small as they can be. */
function reduced(numbers: readonly number[], others: readonly number[] = []): [number[], number[]] {
  const each = [...numbers, ...others].reduce(greatestDivisor, 0) || 1;
  return [numbers.map((one) => one / each), others.map((one) => one / each)];
}

/**
 * Returns in which part of all ways to vote for or against the totals have one explanation only, so that who knows the shares reads from them
 * what each voter voted: a number from 0 to 1. All for and all against are left out, because their totals are never shown
 * (`doTotalsHide`). It takes as many steps as there are voters times votes.
 * @param voters the votes of each voter.
 */
export function chanceThatTotalsTell(voters: readonly number[]): number {
  const [weights] = reduced(voters);
  const all = sumOf(weights);
  // The number of groups of voters with each sum: none, one, or more.
  const groups = new Uint8Array(all + 1);
  groups[0] = 1;
  for (const weight of weights)
    for (let sum = all; sum >= weight; sum -= 1)
      groups[sum] = Math.min(2, (groups[sum] ?? 0) + (groups[sum - weight] ?? 0));
  const alone = groups.slice(1, all).filter((count) => count === 1).length;
  return alone / 2 ** weights.length;
}

/** What is known before a secret ballot about what its totals could tell. */
export interface Secrecy {
  /** The number of those who are present and have votes. */
  voters: number;
  /** In how many of 1,000 ways to vote the totals would tell what everybody voted. */
  telling_per_mille: number;
  /** Whether only the outcome is shown, because of that. */
  is_outcome_only: boolean;
}

/** Returns what the totals of a secret ballot could tell. @param voters the votes of each person who is present. */
export function secrecyOf(voters: readonly number[]): Secrecy {
  const chance = chanceThatTotalsTell(voters);
  return {
    voters: voters.length,
    telling_per_mille: Math.ceil(chance * 1000),
    is_outcome_only: voters.length < SECRET_VOTERS_MIN || chance > SECRET_CHANCE_MAX,
  };
}

/** Returns the sums that groups of voters can have, as bits of a number. @param counts how many voters have each number of votes. */
function sumsOf(counts: ReadonlyMap<number, number>): bigint {
  let sums = 1n;
  for (const [weight, count] of counts) {
    // Packs of 1, 2, 4 … voters, and of those that are left, have the same sums as the voters one by one.
    let left = count;
    for (let pack = 1; left > 0; pack *= 2) {
      const some = Math.min(pack, left);
      sums |= sums << BigInt(weight * some);
      left -= some;
    }
  }
  return sums;
}

/**
 * Returns whether the totals of a secret ballot hide what each voter voted, from somebody who knows the votes of all voters and who voted.
 * They don't if a voter must have abstained, or must or can't have voted for some choice. Neither do they if all but the votes of the
 * heaviest voter went one way: so nobody learns from missing totals whether the voters were of one mind.
 * @param voters the votes of each person who voted, by phone or on paper.
 * @param choices the votes of each choice that decides.
 * @param others the votes that decide nothing, such as abstentions. That somebody was not among these tells no vote.
 */
export function doTotalsHide(
  voters: readonly number[],
  choices: readonly number[],
  others: readonly number[],
): boolean {
  const [weights, sums] = reduced(voters, [...choices, ...others]);
  const all = sumOf(weights);
  if (all - Math.max(0, ...sums) <= Math.max(0, ...weights)) return false;
  const counts = new Map(
    [...Map.groupBy(weights, (one) => one)].map(([weight, some]) => [weight, some.length]),
  );
  const given = new Set(sums);
  const deciding = new Set(sums.slice(0, choices.length));
  deciding.delete(0);
  return [...counts].every(([weight, count]) => {
    const withoutOne = sumsOf(new Map([...counts, [weight, count - 1]]));
    const canBe = (sum: number): boolean => sum >= 0 && ((withoutOne >> BigInt(sum)) & 1n) === 1n;
    return [...given].every(canBe) && [...deciding].every((sum) => canBe(sum - weight));
  });
}
