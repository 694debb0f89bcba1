import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { signIn } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const part = (page: Page) => page.getByRole('region', { name: 'Sleutels voor apps', exact: true });

test('a member makes a token, an app uses it, and the member revokes it', async ({ page, baseURL }) => {
  const call = async (token: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(new URL('/api/auth/user', baseURL), { headers, ...init });
    return { status: response.status, text: await response.text() };
  };
  await signIn(page, members.bram);
  await page.goto('/profile/settings');
  await expect(part(page).getByText('U hebt nog geen sleutel voor een app.')).toBeVisible();

  await part(page).getByRole('button', { name: 'Sleutel maken' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sleutel maken' });
  await dialog.getByLabel('Naam').fill('Boekhouding');
  await dialog.getByLabel('Naam').press('Enter');
  const made = page.getByRole('alertdialog', { name: 'Uw nieuwe sleutel' });
  const token = await made.getByLabel('Sleutel', { exact: true }).inputValue();
  expect(token).toMatch(/^mijn_pat_[0-9A-Za-z]{49}$/u);
  // The token is shown once, so that only the button closes the dialog.
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: 'Ik heb de sleutel gekopieerd' }).click();
  await expect(made).toBeHidden();
  await expect(part(page).getByText(/^Mag lezen in .* Nog niet gebruikt\.$/u)).toBeVisible();
  await expect(page.getByText('Een sleutel voor een app gemaakt')).toBeVisible();

  const user = await call(token);
  expect([user.status, user.text.includes(members.bram)]).toEqual([200, true]);
  await page.reload();
  await expect(part(page).getByText(/Laatst gebruikt: vandaag/u)).toBeVisible();
  expect(await page.content()).not.toContain(token);

  await part(page).getByRole('button', { name: 'Intrekken: Boekhouding' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByText(/^De sleutel “.*” is ingetrokken\./u)).toBeVisible();
  await expect(part(page).getByText('U hebt nog geen sleutel voor een app.')).toBeVisible();
  expect((await call(token)).status).toBe(401);
});
