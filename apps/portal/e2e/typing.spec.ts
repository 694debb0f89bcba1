import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { slowDown } from './support/network.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const asked = (page: Page): string | null => new URL(page.url()).searchParams.get('zoek');

test('the search has the typed text on a slow network with any rhythm of the keys, and one entry in the history', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/todos');
  await expectStarted(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await slowDown(page);
  // `list-search.test.tsx` tests the search field with many more rhythms.
  await field(page).click();
  await page.keyboard.type('nieuwe lift');
  await expect.poll(() => asked(page)).toBe('nieuwe lift');
  await expect(field(page)).toHaveValue('nieuwe lift');
  await page.goBack();
  await expect.poll(() => asked(page)).toBe(null);
  await expect(field(page)).toHaveValue('');

  // Each text is typed when the search for the one before has begun.
  for (const [burst, text] of [
    ['nieu', 'nieu'],
    ['we ', 'nieuwe'],
    ['lift', 'nieuwe lift'],
  ] as const) {
    await field(page).focus();
    await page.keyboard.type(burst, { delay: 40 });
    await expect.poll(() => asked(page)).toBe(text);
  }
  await expect(field(page)).toHaveValue('nieuwe lift');
});
