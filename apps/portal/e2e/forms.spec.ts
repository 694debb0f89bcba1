import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectFocusIn } from './support/keyboard.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

async function openForms(page: Page, member: string): Promise<void> {
  await startSession(page, member);
  await page.goto('/forms');
  await expect(page.getByText(/^\d+ formulier(en)?$/u)).toBeVisible();
  await expectStarted(page);
}

const HIDDEN = 'alleen bestuur';

test('an owner finds eight forms in three groups, downloads one, and opens one that a search found over the list', async ({
  page,
}) => {
  await openForms(page, members.anna);
  await expect(page.getByText('8 formulieren')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Vergaderen',
    'Uw appartement',
    'Gebouw en onderhoud',
  ]);
  await expect(page.getByText(HIDDEN)).toBeHidden();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Downloaden: Melding reparatie' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('Melding reparatie.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/forms?zoek=machtiging');
  await expectStarted(page);
  await page.getByRole('link', { name: 'Machtiging vergadering', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Machtiging vergadering' });
  await expect(viewer.getByRole('listitem', { name: /^Pagina 1/u })).toContainText('gemachtigde');
  await expectFocusIn(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/forms\?zoek=machtiging$/u);
});
