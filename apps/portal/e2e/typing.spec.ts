import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { slowDown } from './support/network.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

/**
 * The pauses between keystrokes in milliseconds, which repeat: without pauses, around the debounce delay, and
 * in bursts. `list-search.test.tsx` tests the search field with many more rhythms.
 */
const rhythms = [[0], [290, 310], [40, 40, 40, 700]];

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

async function typeIn(page: Page, text: string, rhythm: readonly number[]): Promise<void> {
  await field(page).click();
  for (const [index, letter] of Array.from(text).entries()) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(rhythm[index % rhythm.length] ?? 0);
  }
}

const asked = (page: Page): string | null => new URL(page.url()).searchParams.get('zoek');

test('the search has the typed text on a slow network with any rhythm of the keys', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/todos');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await slowDown(page);
  for (const rhythm of rhythms) {
    await test.step(`with ${rhythm.join(', ')} ms between keys`, async () => {
      await field(page).fill('');
      await expect.poll(() => asked(page)).toBe(null);
      await typeIn(page, 'nieuwe lift', rhythm);
      await expect.poll(() => asked(page)).toBe('nieuwe lift');
      await expect(field(page)).toHaveValue('nieuwe lift');
    });
  }
});

test('the search of every list keeps spaces and has one entry in the history', async ({ page }) => {
  await startSession(page, members.anna);
  for (const path of ['/archive', '/meetings', '/forms']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(field(page)).toBeVisible();
      const speedUp = await slowDown(page);
      await typeIn(page, 'nieuwe ', [0]);
      await expect.poll(() => asked(page)).toBe('nieuwe');
      await expect(field(page)).toHaveValue('nieuwe ');
      await typeIn(page, 'lift', [350]);
      await expect.poll(() => asked(page)).toBe('nieuwe lift');
      await expect(field(page)).toHaveValue('nieuwe lift');
      await page.goBack();
      await expect.poll(() => asked(page)).toBe(null);
      await expect(field(page)).toHaveValue('');
      await speedUp();
    });
  }
});
