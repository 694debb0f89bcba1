import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { confirmWithApp } from './support/second-factor.ts';
import { submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a member signs in and sees the account page', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, members.anna);
  await expect(page.getByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await expect(page.getByRole('main').getByText(members.anna)).toBeVisible();
});

test('a wrong password shows an error at the e-mail field and keeps the input', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, members.carla, 'verkeerd');
  const email = page.getByLabel('E-mailadres');
  await expect(email).toHaveAccessibleDescription(/Ongeldige gebruikersnaam en \/ of wachtwoord\./u);
  await expect(email).toHaveValue(members.carla);
  await expectAccessible(page);
});

test('a wrong password submitted with Enter shows an error, which stays when the focus moves', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mailadres');
  const password = page.getByLabel('Wachtwoord', { exact: true });
  const refused = /Ongeldige gebruikersnaam en \/ of wachtwoord\./u;
  await email.fill(members.els);
  await password.fill('verkeerd');
  await password.press('Enter');
  await expect(email).toHaveAccessibleDescription(refused);
  await expect(email).toBeFocused();
  await password.click();
  await password.pressSequentially('-2');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(email).toHaveAccessibleDescription(refused);
  await email.press('End');
  await email.pressSequentially('x');
  await expect(email).not.toHaveAccessibleDescription(refused);
});

test('an empty form shows an error for every field, with the focus on the summary', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(page.getByRole('link', { name: /Wachtwoord/u }).first()).toBeVisible();
  await expectAccessible(page);
});

test('after five wrong passwords in a minute the right password is refused too', async ({ page }) => {
  const email = 'niemand@waterpas.example';
  await page.goto('/login');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = page.waitForResponse(/\/auth\/login$/u);
    await submitLogin(page, email, `verkeerd-${attempt}`);
    expect((await answer).status()).toBe(401);
  }
  const answer = page.waitForResponse(/\/auth\/login$/u);
  await submitLogin(page, email);
  expect((await answer).status()).toBe(429);
  await expect(page.getByText('Te veel verzoeken, probeer het later opnieuw.')).toBeVisible();
  await expect(page.getByText(/^Probeer het over (?:1 minuut|\d+ seconden) opnieuw\.$/u)).toBeVisible();
});

test('a double click sends one login request', async ({ page }) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins += 1;
  });
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(members.anna);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Waterpas-2026!');
  await page.getByRole('button', { name: 'Inloggen' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  expect(logins).toBe(1);
});

test('the requested page is shown after the login', async ({ page }) => {
  await page.goto('/archive?zoek=dakgoot');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(page, members.anna);
  await expect(page).toHaveURL(/\/archive\?zoek=dakgoot$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
});

test('a member with a second factor enters a code of the authenticator app', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, members.dirk);
  await expect(page).toHaveURL(/\/login\/2fa$/u);
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/Deze code klopt niet/u);

  await confirmWithApp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
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

test('without the second factor every page redirects to the screen of the second factor', async ({
  page,
}) => {
  await page.goto('/login');
  await submitLogin(page, members.dirk);
  await expect(page).toHaveURL(/\/login\/2fa$/u);
  await page.goto('/archive');
  await expect(page).toHaveURL(/\/login\/2fa\?next=%2Farchive$/u);
});

test('nothing is shown before the first user check has ended', async ({ page }) => {
  await servePlainPages(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/user');
  await page.goto('/login');
  await asked;
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
});
