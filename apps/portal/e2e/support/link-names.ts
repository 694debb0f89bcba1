import type { Page } from '@playwright/test';

/** Matches a link of `ariaSnapshot`: its name, and its URL on a line below. */
const LINK = /- '?link "((?:[^"\\]|\\.)*)".*\n\s*- \/url: (.*)/gu;

/** Returns the names that links to different URLs share. A screen reader user cannot tell them apart. */
export async function findSharedNames(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const urls = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of tree.matchAll(LINK))
    urls.set(name, (urls.get(name) ?? new Set()).add(url));
  return [...urls].filter(([, { size }]) => size > 1).map(([name]) => name);
}
