/** The number of files or photos of one member that wait. */
export interface WaitingOf {
  user_id: string | null;
  waiting: number;
}

/** The highest priority number of work that takes turns. Work that nobody waits for, such as that of an import, has it too. */
export const TURN_PRIORITY_MAX = 50;

/**
 * Returns the priority of the last file that a member waits for: its place if the members of the association take turns.
 * The queue runs the lowest priority first, so that associations take turns as well (docs/decisions/0230).
 * @param waiting what the members of the association wait for, the last file included.
 */
export function turnPriority(waiting: readonly WaitingOf[], userId: string): number {
  const own = waiting.find(({ user_id }) => user_id === userId)?.waiting ?? 1;
  const place = waiting.reduce((sum, of) => sum + Math.min(of.waiting, own), 0);
  return Math.min(Math.max(place, 1), TURN_PRIORITY_MAX);
}
