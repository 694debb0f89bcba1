import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Presses a real key of the browser. The story tests add this function. */
    pressKey?: (key: string) => Promise<void>;
  }
}

/** Returns a key in the notation of `userEvent`, which simulates keys when a story runs in Storybook itself. */
const simulated = (key: string): string => (key.length === 1 ? key : `{${key.split('+').join('>}{')}}`);

/** The keys have the names of the UI Events standard, such as `Shift+Tab` and `ArrowDown`. In the story tests they are real key presses. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await (window.pressKey ? window.pressKey(key) : userEvent.keyboard(simulated(key)));
}
