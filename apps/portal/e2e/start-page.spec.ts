import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** Serves the pages with a brand that lets a login and the logo lead to the overview. */
async function startAtOverview(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(?:api|assets)\//u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"start_page":"account"', '"start_page":"overview"');
      return route.fulfill({ response, body });
    },
  );
}

const overview = (page: Page) => page.getByRole('heading', { level: 1, name: 'Overzicht' });

test('a brand can let a login and the logo lead to the overview', async ({ page }) => {
  await startAtOverview(page);
  await page.goto('/login');
  await submitLogin(page, members.anna);
  await expect(overview(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/archive');
  await page.getByRole('banner').getByRole('link', { name: 'Mijn Waterpas' }).click();
  await expect(overview(page)).toBeVisible();

  // A login that asks for a page leads to that page.
  await page.context().clearCookies();
  await page.goto('/forms');
  await submitLogin(page, members.anna);
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
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
