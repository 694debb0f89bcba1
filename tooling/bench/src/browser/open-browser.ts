import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { type Browser, chromium } from 'playwright';

/** A headless build reports that an interaction is painted when the whole navigation is, so the browser is the one that people use. */
export function browserPath(): string {
  const browser = findBrowser('whole');
  if (browser === undefined) {
    throw new Error(
      'There is no browser on this machine: install Chrome or Chromium, or set CHROME_PATH to one.',
    );
  }
  return browser;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserArguments] });
