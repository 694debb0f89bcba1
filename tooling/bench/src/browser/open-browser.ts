import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import type { BrowserState } from './member.ts';

/** The time in which a shown page fetches what it may need later, in milliseconds. */
const LATER_MS = 2000;

/** The phone of Lighthouse's mobile preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
/** What a request waits with a round trip of 150 ms, in milliseconds, and 1.6 Mbit/s, of which a tenth is overhead, in bytes a second. */
const REQUEST_MS = 150 * 3.75;
const BYTES_PER_SECOND = (1_600_000 * 0.9) / 8;

/** A headless build reports that an interaction is painted when the whole navigation is, so the browser is the one that people use. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findBrowser('whole');
  if (executablePath === undefined)
    throw new Error('There is no browser on this machine: install Chrome, or set CHROME_PATH to one.');
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page in a new profile of the browser. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'nl-NL', ...options });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Emulates what each request waits, in milliseconds, a processor that is slower by a factor, and the bytes a second of the connection. */
export async function slowDown(
  page: Page,
  latency: number,
  rate = 1,
  downloadThroughput = -1,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Waiting for an idle network does not help, because the stream of events stays open. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('main [aria-busy="true"]') === null,
  );
  await page.waitForTimeout(LATER_MS);
}

export interface Visitor {
  url: string;
  storageState: BrowserState;
  /** Whether the browser has visited the page before, so that its files are cached. */
  isWarm: boolean;
}

/** Opens a new profile of the browser on the phone and the connection of Lighthouse's mobile preset, with the throttling applied, before the page is visited. */
export const withSlowPhone = <T>(
  browser: Browser,
  { url, storageState, isWarm }: Visitor,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> =>
  withPage(browser, { ...PHONE, storageState }, async (page) => {
    if (isWarm) {
      await page.goto(url);
      await untilSettled(page);
      await page.goto('about:blank');
    }
    return work(page, await slowDown(page, REQUEST_MS, SLOWDOWN, BYTES_PER_SECOND));
  });
