import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const groupsOf = async (page: Page): Promise<string> => {
  await page.goto('/archive');
  const groups = page.getByRole('navigation', { name: /groepen/iu }).or(page.getByRole('main'));
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  return (await groups.first().textContent()) ?? '';
};

test('a group that the board hides is gone for owners at once, and back after the undo', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await startSession(owner, members.anna);
  expect(await groupsOf(owner)).toContain('Verzekeringen');

  await startSession(page, members.bram);
  await page.goto('/profile/board/archive-settings');
  const control = page.getByRole('switch', { name: 'Verzekeringen' });
  await expect(control).toBeChecked();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alleen het bestuur ziet “Verzekeringen” nu.')).toBeVisible();
  expect(await groupsOf(owner)).not.toContain('Verzekeringen');

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('“Verzekeringen” is weer zoals het was.')).toBeVisible();
  await expect(control).toBeChecked();
  expect(await groupsOf(owner)).toContain('Verzekeringen');
  await context.close();
});
