import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { members } from './support/members.ts';
import { signIn } from './support/sign-in.ts';

const window = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' });

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await window(page)
    .getByRole('combobox', { name: /^Zoek in /u })
    .fill(words);
}

/**
 * Searches until the words are found, because a server that has just started may still be reading the demo's
 * files.
 */
async function expectFound(page: Page, words: string, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await search(page, words);
    await expect(window(page).getByRole('status')).not.toBeEmpty();
    await expect(window(page).getByRole('option', { name }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a member finds the minutes that mention "dakgoot" and reads that page', async ({ page }) => {
    await signIn(page, members.anna);
    await expectFound(page, 'dakgoot', 'Notulen ALV 10-6-2026');
    const archive = window(page).getByRole('group', { name: /^Archief/u });
    const minutes = archive.getByRole('option').filter({ hasText: 'Notulen ALV 10-6-2026' });
    await expect(minutes).toContainText('blz. 3');
    await expect(minutes.locator('mark').first()).toHaveText(/dakgoot/iu);
    await expectAccessible(page, '[role=dialog]');
    await minutes.tap();
    const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
    await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
    await page.goBack();
    await expect(viewer).toBeHidden();
  });
});

test('"/" opens the search, and a hit can be opened with the keyboard only', async ({ page }) => {
  await signIn(page, members.bram);
  await page.keyboard.press('/');
  await expect(window(page).getByRole('combobox')).toBeFocused();
  // The text is inserted at once. Otherwise the hits of a partial word would be replaced while the arrow keys
  // are used.
  await page.keyboard.insertText('dakgoot');
  const hits = window(page).getByRole('option');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const address = (await hits.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(window(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('an owner finds no documents of the board and no invoices', async ({ page }) => {
  await signIn(page, members.anna);
  await search(page, 'bestuursoverleg');
  await expect(window(page).getByRole('status')).not.toBeEmpty();
  await expect(window(page).getByRole('option', { name: /bestuursoverleg/iu })).toHaveCount(0);
  await expect(window(page).getByRole('group', { name: /^Facturen/u })).toHaveCount(0);
});

test('a search without hits shows that nothing was found', async ({ page }) => {
  await signIn(page, members.anna);
  await search(page, 'xyzzyqwv');
  await expect(window(page).getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
});
