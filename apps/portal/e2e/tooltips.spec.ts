import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('the name of a button with an icon alone is shown for a mouse and for the keyboard', async ({
  page,
}) => {
  await signIn(page, members.bram);
  const tooltip = page.locator('[role=tooltip]');
  const board = page.getByRole('button', { name: 'Bestuur VvE De Kade' });
  await board.hover();
  await expect(tooltip).toHaveText('Bestuur VvE De Kade');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await page.getByRole('button', { name: /^Zoeken/u }).focus();
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await expect(tooltip).toHaveText('Bestuur VvE De Kade');
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});
