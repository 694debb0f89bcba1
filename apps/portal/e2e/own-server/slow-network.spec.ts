import { expect } from '@playwright/test';
import { documents } from '../support/archive.ts';
import { members, PASSWORD } from '../support/members.ts';
import { hold, slowDown } from '../support/network.ts';
import { expectSignedIn } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

test('a login over a slow connection sends one request, and the layout does not shift until the archive is shown', async ({
  page,
}) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins += 1;
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  // The text changes by a few pixels when the font arrives after the first paint.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    Reflect.get(window, 'shifts').length = 0;
  });
  await slowDown(page);
  await page.getByLabel('E-mailadres').fill(members.anna);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  const button = page.getByRole('button', { name: 'Inloggen' });
  // The login request is blocked until the pending state of the button has been checked.
  const respondToLogin = await hold(page, /\/auth\/login$/u);
  await button.click();
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.getByLabel('Wachtwoord', { exact: true }).press('Enter');
  respondToLogin();
  await expectSignedIn(page);
  expect(logins).toBe(1);
  await expect(page.getByRole('heading', { name: 'Nieuw in het archief' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

  const respondWithList = await hold(page, /\/archive\/documents\?/u);
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.locator('[aria-busy=true]').getByText('Bezig met laden').first()).toBeAttached();
  respondWithList();
  await expect(documents(page).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([]);
});
