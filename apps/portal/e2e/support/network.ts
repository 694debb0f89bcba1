import type { Page } from '@playwright/test';

/** A poor connection: 400 ms to the server and 50 kB a second, both ways. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Holds the calls to an address back. @returns what lets them through. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const mayGo = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  return mayGo.resolve;
}

/** Makes the page's connection slow. @returns what makes it as fast as the machine again. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  return async () => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST });
  };
}
