import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Brought by the story tests: a key press of the browser itself. */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** The keys as `userEvent` writes them, for whoever looks at the story in Storybook. */
const simulated = (key: string): string => (key.length === 1 ? key : `{${key.split('+').join('>}{')}}`);

/**
 * Presses keys one after the other, by the names of the UI Events standard: `Tab`, `Shift+Tab`, `ArrowDown`, `a`. In the
 * story tests these are real key presses of the browser, with all that it does by itself.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (window.pressKey ? window.pressKey(key) : userEvent.keyboard(simulated(key)));
}
