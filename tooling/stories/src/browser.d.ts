/**
 * The path of a Chrome or Chromium: what CHROME_PATH names, else an installed one, else Playwright's own download.
 * Undefined when the machine has none.
 */
export function findBrowser(): string | undefined;

/** What a browser without a screen is started with; Chromium refuses its sandbox to root. */
export const browserArguments: string[];
