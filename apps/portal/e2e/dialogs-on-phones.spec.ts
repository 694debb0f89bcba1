import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { openScreen } from './support/screens.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { findSmallControls } from './support/targets.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const choose = (menu: string | RegExp, name: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name }).click();
};

const dialogs: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['Zoeken', '/todos', (page) => page.getByRole('button', { name: 'Zoeken' }).click()],
  ['Menu', '/todos', (page) => page.getByRole('button', { name: 'Menu openen' }).click()],
  ['Filters', '/todos', press('Filters')],
  ['Filters', '/archive', press('Filters')],
  ['Filters', '/invoices-check', press('Filters')],
  ['Kalenderabonnement', '/meetings', press('Kalenderabonnement')],
  ['Documenten toevoegen', '/archive', press('Documenten toevoegen')],
  ['Document wijzigen', '/archive', choose(/^Acties voor/u, 'Wijzigen')],
  ['een document', '/forms', (page) => page.getByRole('main').getByRole('link').first().click()],
  [
    'een foto',
    '/photo-albums',
    async (page) => {
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await press(/^Foto 1 van/u)(page);
    },
  ],
  ['Passkey toevoegen', '/profile/settings#passkeys', press('Passkey toevoegen')],
  ['Sleutel maken', '/profile/settings#sleutels', press('Sleutel maken')],
  ['Overal uitloggen', '/profile/settings#apparaten', press('Overal uitloggen')],
  ['Nieuw adres maken', '/profile/settings#agenda', press('Nieuw adres maken')],
  [
    'Uitloggen',
    '/todos',
    (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click(),
  ],
];

test('the controls of every dialog fit a finger', async ({ page }) => {
  await withoutEvents(page);
  await startSession(page, members.bram);
  for (const [name, path, open] of dialogs) {
    await openScreen(page, path);
    await expectStarted(page);
    await open(page);
    await expect(page.locator('[role=dialog], [role=alertdialog]').first(), name).toBeVisible();
    expect.soft(await findSmallControls(page), `${name} on ${path}`).toEqual([]);
  }
});
