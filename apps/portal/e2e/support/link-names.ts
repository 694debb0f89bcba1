import type { Page } from '@playwright/test';

/** A link of the tree of the accessibility API, as `ariaSnapshot` writes it: its name, and its address on a line below. */
const LINK = /- '?link "((?:[^"\\]|\\.)*)".*\n\s*- \/url: (.*)/gu;

/**
 * Returns the names that links to different addresses share. Who hears the list of the links of a page cannot tell them
 * apart.
 */
export async function findSharedNames(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const addresses = new Map<string, Set<string>>();
  for (const [, name = '', address = ''] of tree.matchAll(LINK))
    addresses.set(name, (addresses.get(name) ?? new Set()).add(address));
  return [...addresses].filter(([, { size }]) => size > 1).map(([name]) => name);
}
