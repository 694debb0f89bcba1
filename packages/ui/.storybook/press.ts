import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Added by the story tests: a key press of the browser itself. */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** The keys in the notation of `userEvent`, for a story that runs in Storybook itself. */
const simulated = (key: string): string => (key.length === 1 ? key : `{${key.split('+').join('>}{')}}`);

/**
 * Presses keys in turn, by the names of the UI Events standard: `Tab`, `Shift+Tab`, `ArrowDown`, `a`. In the story tests
 * these are real key presses, with the browser's own effects.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (window.pressKey ? window.pressKey(key) : userEvent.keyboard(simulated(key)));
}
