import type { Browser, Page } from 'playwright';
import { type BrowserState } from '../../browser/member.ts';
import type { Frame } from './strip.ts';

/** The screen of the phone, in CSS pixels. */
const SCREEN = { width: 360, height: 740 };

/** The phone: four years old, with a processor that is 6 times slower, on slow 3G. */
const SLOWDOWN = 6;
const ROUND_TRIP_MS = 400;
const BYTES_PER_SECOND = 400_000 / 8;

/** The time that is recorded after the end of a journey, in milliseconds. */
const AFTER_MS = 500;

async function emulatePhone(page: Page, onFrame: (image: Buffer) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    onFrame(Buffer.from(data, 'base64'));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
}

export async function recordFilm(
  browser: Browser,
  storageState: BrowserState,
  journey: (page: Page) => Promise<void>,
): Promise<Frame[]> {
  const context = await browser.newContext({
    storageState,
    locale: 'nl-NL',
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // Chromium does not tell a page of the emulated connection.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const frames: Frame[] = [];
    let start = performance.now();
    await emulatePhone(page, (image) => frames.push({ image, at: performance.now() - start }));
    frames.length = 0;
    start = performance.now();
    await journey(page);
    await page.waitForTimeout(AFTER_MS);
    return frames;
  } finally {
    await context.close();
  }
}
