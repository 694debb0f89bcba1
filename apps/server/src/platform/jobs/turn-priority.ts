export interface WaitingOf {
  user_id: string | null;
  waiting: number;
}

/** The highest priority number of work that takes turns. Work that nobody waits for, such as that of an import, has it too. */
export const TURN_PRIORITY_MAX = 50;

/**
 * The place in line if members take turns. The lowest runs first, so associations take turns too (docs/decisions/0202).
 * @param waiting includes the last file.
 */
export function turnPriority(waiting: readonly WaitingOf[], userId: string): number {
  const own = waiting.find(({ user_id }) => user_id === userId)?.waiting ?? 1;
  const place = waiting.reduce((sum, of) => sum + Math.min(of.waiting, own), 0);
  return Math.min(Math.max(place, 1), TURN_PRIORITY_MAX);
}
