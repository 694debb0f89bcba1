import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';

/** The time in which a shown page fetches what it may need later, in milliseconds. */
const LATER_MS = 2000;

/** The phone and the connection of Lighthouse's mobile preset, with the throttling applied. */
export const SLOW_PHONE = {
  screen: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  /** What a request waits with a round trip of 150 ms, in milliseconds. */
  requestMs: 150 * 3.75,
  /** 1.6 Mbit/s, of which a tenth is overhead. */
  bytesPerSecond: (1_600_000 * 0.9) / 8,
} as const;

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
