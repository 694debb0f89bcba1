import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { type Browser, chromium } from 'playwright';

/**
 * Returns the path of the browser of this machine, as people use it. A headless build reports that an interaction is
 * painted when the whole navigation is, although frames were painted before.
 * @throws Error that says how to get a browser, if there is none.
 */
export function browserPath(): string {
  const browser = findBrowser('whole');
  if (browser === undefined) {
    throw new Error(
      'There is no browser on this machine: install Chrome or Chromium, or set CHROME_PATH to one.',
    );
  }
  return browser;
}

/** Starts a headless browser. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserArguments] });
