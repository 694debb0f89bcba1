import type { Page } from '@playwright/test';

/** A slow connection: 400 ms of latency, and 50 kB per second in both directions. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The connections of a phone on the way from Wi-Fi to 4G. */
const connections = {
  slow: { offline: false, ...SLOW },
  cut: { offline: true, ...FAST },
  mobile: { offline: false, latency: 80, downloadThroughput: 1_000_000, uploadThroughput: 500_000 },
} as const;

/**
 * Blocks matching requests, after the first so many.
 * @returns a function that lets the requests through.
 */
export async function hold(page: Page, url: RegExp, after = 0): Promise<() => void> {
  const mayGo = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(url, async (route) => {
    requests += 1;
    if (requests > after) await mayGo.promise;
    await route.continue();
  });
  return mayGo.resolve;
}

export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  return async () => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST });
  };
}

export async function walkWith(page: Page): Promise<(to: keyof typeof connections) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (to) => {
    await session.send('Network.emulateNetworkConditions', connections[to]);
  };
}
