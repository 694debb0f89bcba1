import { expect, test } from '@playwright/test';
import { comeBackTo } from './support/answers.ts';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { signIn, submitLogin } from './support/sign-in.ts';

test('logging out in one tab logs out the other, which comes back to its page after a new login', async ({
  page,
  context,
}) => {
  await openArchive(page, members.anna, '?zoek=notulen');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/u);

  // The tab need not be looked at first: it hears of it.
  await expect(page).toHaveURL(/\/login\?next=%2Farchive%3Fzoek%3Dnotulen$/u);
  await expect(page.getByText('U bent uitgelogd in een ander tabblad of venster.')).toBeVisible();
  await submitLogin(page, members.anna);
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  await expect(documents(page).first()).toBeVisible();
});

test('another member in a second tab takes the place of the first in both', async ({ page, context }) => {
  await openArchive(page, members.bram);
  await page.getByRole('link', { name: /^Contracten/u }).click();
  await expect(page).toHaveURL(/groep=/u);
  await expect(documents(page).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/u);
  await signIn(other, members.anna);

  await comeBackTo(page);
  await expect(page.getByRole('button', { name: /Menu van Anna/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Alle documenten/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Contracten/u })).toHaveCount(0);
  await expect(page).toHaveURL(/\/archive$/u);
  await expect(documents(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bestuur/u })).toHaveCount(0);
  await expect(page.getByText(/Bram/u)).toHaveCount(0);
  for (const tab of [page, other]) {
    const stored = () => tab.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain(members.anna);
    await expect.poll(stored).not.toContain(members.bram);
  }
});

test('logging in in one tab logs in the others, each on its own page', async ({ page, context }) => {
  await openArchive(page, members.anna, '?zoek=notulen');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(other, members.anna);
  await expect(other.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  await expect(documents(page).first()).toBeVisible();
});
