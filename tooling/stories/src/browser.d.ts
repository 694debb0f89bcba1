/**
 * Returns the path of Chrome or Chromium: the browser in CHROME_PATH, otherwise an installed browser,
 * otherwise Playwright's own download. Undefined if the machine has no browser.
 */
export function findBrowser(): string | undefined;

/**
 * The arguments to start a headless browser. They include `--no-sandbox` if the user is root, because
 * Chromium does not start its sandbox as root.
 */
export const browserArguments: string[];
