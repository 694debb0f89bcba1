import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('the reference of the API shows every resource under its strict policy, and a member can try a call', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await startSession(page, members.bram);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Members portal API/u })).toBeVisible();
  for (const resource of ['auth', 'todos', 'invoices', 'archive', 'albums']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${resource}\\b`, 'u') })).toBeVisible();
  }

  const call = page.locator('[id$=".getProfile"]');
  await page.getByRole('heading', { name: /^profile\b/u }).click();
  await call
    .getByRole('button', { name: /profile/u })
    .first()
    .click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText(members.bram);
  expect(faults).toEqual([]);
});
