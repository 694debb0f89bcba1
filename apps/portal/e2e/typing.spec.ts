import { expect, type Page, test } from '@playwright/test';
import { members } from './support/members.ts';
import { slowDown } from './support/network.ts';
import { startSession } from './support/sign-in.ts';

/**
 * Milliseconds between keys, over and over: at once, around the pause that sends the search, and in bursts. Many more
 * rhythms are tried on the field itself, in `list-search.test.tsx`.
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

test('whatever the rhythm of the keys on a slow network, the search has what was typed', async ({ page }) => {
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

test('the search of every list keeps its spaces, and is one step back', async ({ page }) => {
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
