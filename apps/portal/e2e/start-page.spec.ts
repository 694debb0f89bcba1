import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { expectSignedIn, startSession, submitLogin } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

async function startAtAccountPage(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(?:api|assets)\//u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"start_page":"overview"', '"start_page":"account"');
      return route.fulfill({ response, body });
    },
  );
}

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mijn Waterpas' });

test('a login and the logo lead to the overview, and Back does not lead to the login form', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('link', { name: /inloggen/iu }).click();
  await submitLogin(page, members.anna);
  await expectSignedIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.goForward();
  await expectSignedIn(page);

  // The last two pages belong to no association of the member, or to none at all.
  for (const opened of ['/archive?zoek=notulen', '/profile/settings', '/404', '/todos?vve=9999']) {
    await page.goto(opened);
    await expectStarted(page);
    await logo(page).click();
    await expectSignedIn(page);
    await expect(page, opened).toHaveURL((url) => url.pathname === '/');
  }
});

test('a login that asks for a page leads to that page, and the login screen to the overview afterwards', async ({
  page,
}) => {
  await page.goto('/forms');
  await submitLogin(page, members.anna);
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
  await page.goto('/login');
  await expectSignedIn(page);
});

test('a brand can let a login and the logo lead to the account page', async ({ page }) => {
  const account = page.getByRole('heading', { level: 1, name: 'Mijn gegevens' });
  await startAtAccountPage(page);
  await page.goto('/login');
  await submitLogin(page, members.anna);
  await expect(account).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/profile/data');
  await page.goto('/archive');
  await expectStarted(page);
  await logo(page).click();
  await expect(account).toBeVisible();
});

test('the overview leads to what there is to read before the next meeting', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/');
  const documents = page.getByRole('list', { name: 'Stukken om te lezen' }).getByRole('link');
  await expect(documents).toHaveCount(2);
  await documents.first().click();
  await expect(page.getByRole('dialog', { name: /^Uitnodiging en agenda/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Algemene ledenvergadering' })).toBeVisible();
});
