import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Presses a real key of the browser. The story tests add this function. */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** Returns a key in the notation of `userEvent`, which simulates keys when a story runs in Storybook itself. */
const simulated = (key: string): string => (key.length === 1 ? key : `{${key.split('+').join('>}{')}}`);

/**
 * Presses keys one after another. The keys have the names of the UI Events standard, such as
 * `Tab`, `Shift+Tab`, `ArrowDown` and `a`. In the story tests these are real key presses, so that
 * the browser handles the keys as for a user.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (window.pressKey ? window.pressKey(key) : userEvent.keyboard(simulated(key)));
}
