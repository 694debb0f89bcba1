/** Whether tests that repeat run at their full size, as by night: TEST_LONG=1. */
export const isLong = (): boolean => process.env['TEST_LONG'] === '1';

export const sizeOf = (full: number, daily: number): number => (isLong() ? full : daily);

/** Returns all steps or cases in the long run, otherwise the first, a middle and the last one. */
export function someOf<Step>(steps: readonly Step[]): Step[] {
  if (isLong() || steps.length <= 3) return [...steps];
  return [0, Math.floor(steps.length / 2), steps.length - 1].flatMap((index) =>
    steps.slice(index, index + 1),
  );
}

/** Returns all steps in the long run, otherwise the middle one, because each takes seconds. */
export const middleOf = <Step>(steps: readonly Step[]): Step[] => {
  const middle = Math.floor(steps.length / 2);
  return isLong() ? [...steps] : steps.slice(middle, middle + 1);
};

/** Returns all cases in the long run, otherwise the first. */
export const firstOf = <Case>(cases: readonly Case[]): Case[] => (isLong() ? [...cases] : cases.slice(0, 1));
