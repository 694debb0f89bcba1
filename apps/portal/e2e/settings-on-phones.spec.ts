import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('each group of settings is a page of its own, and the list says what is on', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/profile/settings');
  await expectStarted(page);
  const title = page.getByRole('heading', { level: 1 });
  const parts = page.getByRole('main').getByRole('region');
  await expect(parts).toHaveCount(0);
  await page.getByRole('link', { name: /^Weergave/u }).tap();
  await expect(title).toHaveText('Weergave');
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/^Weergave/u);
  await expect(parts).toHaveCount(1);
  await page.getByText('Donker').tap();

  await page.goBack();
  await expect(title).toHaveText('Mijn instellingen');
  await expect(page.getByRole('link', { name: /^Weergave\s*Donker$/u })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expectStarted(page);
  await expect(title).toHaveText('Weergave');
  await page.getByRole('main').getByRole('link', { name: 'Mijn instellingen' }).tap();
  await expect(title).toHaveText('Mijn instellingen');

  // A mail about provider staff leads to this part of a group.
  await page.goto('/profile/settings#medewerkers');
  await expectStarted(page);
  await expect(title).toHaveText('Inloggen en beveiliging');
  await expect(page.getByRole('region', { name: 'Toegang door medewerkers' })).toBeInViewport();
});
