import { expect, type Page } from '@playwright/test';
import { createPhoto } from '@mijn/server/testing/photos';
import { members } from '../support/members.ts';
import { walkWith } from '../support/network.ts';
import { startSession } from '../support/sign-in.ts';
import { expectStarted } from '../support/started.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const SCRIPTS = /\/assets\/.*\.js$/u;

/** Keeps the page from loading anything while it is idle. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });
  });

const chooser = (page: Page) => page.locator('main input[type=file]:not([capture])');

const choosePhoto = async (page: Page) =>
  chooser(page).setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await createPhoto({ width: 800 }),
  });

/** Waits until the page has loaded all that it loads while it is idle. */
async function untilLoaded(page: Page): Promise<void> {
  let before = 0;
  const isSettled = async () => {
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = scripts === before;
    before = scripts;
    return isSame;
  };
  await expect.poll(isSettled, { intervals: [2000] }).toBe(true);
}

test('what a press needs is there when the network is cut after the page was idle', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/todos/add');
  await page.getByRole('textbox', { name: 'Wat is er aan de hand?' }).fill('De lift staat stil.');
  await untilLoaded(page);
  const go = await walkWith(page);
  await go('cut');
  await choosePhoto(page);
  await expect(page.getByText(/Geen verbinding\./u).first()).toBeVisible();
  await page.getByRole('button', { name: /^Menu van/u }).click();
  await expect(page.getByRole('menuitem', { name: 'Mijn instellingen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Melding versturen' }).click();
  // The validator is there too.
  await expect(page.getByText('Schrijf op waar het is.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Iets melden' })).toBeVisible();
  await expect(page.getByText('Dit scherm kon niet worden geladen')).toBeHidden();
});

test('a part that does not load says so in its place, keeps the screen, and is shown when the network is back', async ({
  page,
}) => {
  await neverIdle(page);
  await startSession(page, members.anna);
  await page.goto('/todos/add');
  await expectStarted(page);
  const text = page.getByRole('textbox', { name: 'Wat is er aan de hand?' });
  await text.fill('De lift staat stil.');
  await page.route(SCRIPTS, (route) => route.abort());
  await choosePhoto(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Dit onderdeel is niet geladen')).toBeVisible();
  await expect(text).toHaveValue('De lift staat stil.');
  await page.unroute(SCRIPTS);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('De lift staat stil.');
});

test('what was published is shown when the script of the next page is gone after a release', async ({
  page,
}) => {
  await neverIdle(page);
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add?vve=1001');
  await page.getByLabel('Onderwerp').fill('Fietsen in de hal');
  await page.getByLabel('Bericht', { exact: true }).fill('Wie mist er een fiets?');
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(SCRIPTS);
  });
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(page.getByRole('article', { name: 'Fietsen in de hal' })).toBeVisible();
  await expect(page.getByText(/ staat op het prikbord\.$/u)).toBeVisible();
});
