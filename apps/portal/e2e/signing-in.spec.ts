import { expect } from '@playwright/test';
import { members, PASSWORD } from './support/members.ts';
import { confirmWithApp } from './support/second-factor.ts';
import { expectSignedIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a member signs in with a double click, which sends one request, and sees the overview', async ({
  page,
}) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins += 1;
  });
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(members.anna);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).dblclick();
  await expect(page.getByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await expectSignedIn(page);
  await expect(page.getByRole('main').getByText(/^Goede(?:morgen|middag|navond), Anna/u)).toBeVisible();
  expect(logins).toBe(1);
});

test('the requested page is shown after the login, with its association', async ({ page }) => {
  await page.goto('/todos?vve=1002&afgehandeld=nee');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(page, members.frits);
  await expect(page).toHaveURL(/\/todos\?vve=1002&afgehandeld=nee$/u);
  await expect(page).toHaveTitle(/^Actiepunten \| Waterpas VvE Beheer - VvE Parkzicht$/u);
});

test('a member with a second factor enters a code of the authenticator app', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, members.dirk);
  await expect(page).toHaveURL(/\/login\/2fa$/u);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.goto('/archive');
  await expect(page).toHaveURL(/\/login\/2fa\?next=%2Farchive$/u);

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Deze code klopt niet/u);

  await confirmWithApp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
});

test('a recovery code works once, and the requested page is shown afterwards', async ({ page }) => {
  const enterRecoveryCode = async () => {
    await page.goto('/archive');
    await submitLogin(page, members.dirk);
    await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
    await page.getByLabel('Herstelcode').fill('demo-0003-0003');
    await page.getByRole('button', { name: 'Bevestigen' }).click();
  };
  await enterRecoveryCode();
  await expect(page).toHaveURL(/\/archive$/u);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  await enterRecoveryCode();
  await expect(page.getByLabel('Herstelcode')).toHaveAccessibleDescription(/Deze code klopt niet/u);
});

test('after five wrong passwords in a minute the right password is refused too', async ({ page }) => {
  const email = 'niemand@waterpas.example';
  await page.goto('/login');
  for (let attempt = 0; attempt <= 5; attempt += 1) {
    const response = page.waitForResponse(/\/auth\/login$/u);
    await submitLogin(page, email, `verkeerd-${attempt}`);
    expect((await response).status()).toBe(attempt < 5 ? 401 : 429);
  }
  await expect(page.getByText('Te veel verzoeken, probeer het later opnieuw.')).toBeVisible();
  await expect(page.getByText(/^Probeer het over (?:1 minuut|\d+ seconden) opnieuw\.$/u)).toBeVisible();
});
