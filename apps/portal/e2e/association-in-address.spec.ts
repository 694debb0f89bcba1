import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

const KADE = / \| Waterpas VvE Beheer - VvE De Kade$/u;
const PARKZICHT = / \| Waterpas VvE Beheer - VvE Parkzicht$/u;

async function switchTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: entry }).click();
}

const searchOf = (page: Page): string => new URL(page.url()).search;

test('two tabs keep their own association after a reload and in a new tab', async ({ page, context }) => {
  await startSession(page, members.frits);
  await page.goto('/todos?vve=1001');
  await expect(page).toHaveTitle(KADE);

  const other = await context.newPage();
  await other.goto('/todos?vve=1001');
  await switchTo(other, '1002 - VvE Parkzicht');
  await expect(other).toHaveTitle(PARKZICHT);
  expect(searchOf(other)).toBe('?vve=1002');

  await page.reload();
  await expect(page).toHaveTitle(KADE);
  const row = page.getByRole('rowheader').first().getByRole('link');
  const subject = (await row.textContent()) ?? '';
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    row.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect.poll(() => opened.url()).toMatch(/\/todos\/[^?]+\?vve=1001$/u);
  // Playwright can wait forever for a page whose first navigation the browser started, so the address is opened again.
  const third = await context.newPage();
  await third.goto(opened.url());
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(third.getByText(subject).first()).toBeVisible();
  await expect(third).toHaveTitle(KADE);
  await expect(other).toHaveTitle(PARKZICHT);
});

test('a URL gets the active association as its first parameter, and Back after a switch returns to the previous one', async ({
  page,
}) => {
  await startSession(page, members.frits);
  await page.goto('/todos?afgehandeld=nee');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(/\?vve=\d+&afgehandeld=nee$/u);
  await page.goto('/archive?vve=1001');
  await expect(page).toHaveTitle(KADE);
  await switchTo(page, '1002 - VvE Parkzicht');
  await expect(page).toHaveTitle(PARKZICHT);
  await page.goBack();
  await expect(page).toHaveTitle(KADE);
  await page.goForward();
  await expect(page).toHaveTitle(PARKZICHT);
});
