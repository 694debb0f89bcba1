/** Returns the path of CHROME_PATH, an installed browser, or Playwright's own download. A headless build is preferred by default. */
export function findBrowser(preferred?: 'headless' | 'whole'): string | undefined;

/** The arguments include `--no-sandbox` for root, because Chromium does not start its sandbox as root. */
export const browserArguments: string[];
