/**
 * Returns the path of Chrome or Chromium: the browser in CHROME_PATH, otherwise an installed browser,
 * otherwise Playwright's own download. Undefined if the machine has no browser.
 * @param preferred whether a headless build is preferred, or the browser that people use. By default a headless build.
 */
export function findBrowser(preferred?: 'headless' | 'whole'): string | undefined;

/**
 * The arguments to start a headless browser. They include `--no-sandbox` if the user is root, because
 * Chromium does not start its sandbox as root.
 */
export const browserArguments: string[];
