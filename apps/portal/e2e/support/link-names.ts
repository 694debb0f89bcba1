import type { Page } from '@playwright/test';

/** Matches a link of `ariaSnapshot`: its name, and its URL on a line below. */
const LINK = /- '?link "((?:[^"\\]|\\.)*)".*\n\s*- \/url: (.*)/gu;

/** Returns the names that links to different URLs share. A screen reader user cannot tell them apart. */
export async function findSharedNames(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const addresses = new Map<string, Set<string>>();
  for (const [, name = '', address = ''] of tree.matchAll(LINK))
    addresses.set(name, (addresses.get(name) ?? new Set()).add(address));
  return [...addresses].filter(([, { size }]) => size > 1).map(([name]) => name);
}
