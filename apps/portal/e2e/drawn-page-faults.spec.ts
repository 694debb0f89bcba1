import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.text().includes('React error')) faults.push(message.text());
  });
  return faults;
}

async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return scripts.resolve;
}

test('the clock of a device that is a day ahead changes nothing in a page that the server drew', async ({
  page,
}) => {
  await startSession(page, members.bram);
  await page.clock.setFixedTime(Date.now() + 26 * 3_600_000);
  const faults = faultsOf(page);
  for (const url of ['/', '/bulletin-board', '/profile/settings']) {
    await page.goto(url);
    await expectStarted(page);
  }
  expect(faults).toEqual([]);
});

test('a page that the network cut off within its state is rendered by the browser', async ({ page }) => {
  await startSession(page, members.bram);
  const faults = faultsOf(page);
  await page.route('**/todos', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="drawn"') + 2000) });
  });
  await page.goto('/todos');
  await expectStarted(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a browser without passkeys continues with the settings', async ({ page }) => {
  await startSession(page, members.bram);
  const faults = faultsOf(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/profile/settings');
  await expectStarted(page);
  await expect(page.getByRole('button', { name: 'Passkey toevoegen' })).toBeHidden();
  expect(faults).toEqual([]);
});

test('a browser that refuses cookies continues with the login and says so', async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set: () => {
        // The browser drops the cookie.
      },
    });
  });
  await page.goto('/login');
  await expectStarted(page);
  await expect(page.getByText('Deze browser bewaart geen cookies')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a box that was ticked, and text that was typed, before the first script arrived stay', async ({
  page,
}) => {
  // The server does not know of the fragment, so that the browser renders the page anew.
  const startLogin = await openWithoutScripts(page, '/login#boven');
  await page.getByLabel('E-mailadres').fill(members.anna);
  startLogin();
  await expectStarted(page);
  await expect(page.getByLabel('E-mailadres')).toHaveValue(members.anna);

  await startSession(page, members.bram);
  await page.unrouteAll();
  const start = await openWithoutScripts(page, '/bulletin-board/add');
  const notify = page.getByRole('checkbox');
  await page.locator('label').filter({ has: notify }).click();
  await expect(notify).toBeChecked();
  start();
  await expectStarted(page);
  await expect(notify).toBeChecked();
});

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'De knoppen op deze pagina werken niet' });

/** Lets the time pass after which a page says that its scripts have not arrived. Only its style sheet counts it. */
async function passTheWait(page: Page): Promise<void> {
  await page.locator('#unstarted').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'unstarted') animation.finish();
  });
}

test('a page whose every script is cut off says that its buttons do not work, until they do', async ({
  page,
}) => {
  const scripts = /\.js(?:\?.*)?$/u;
  await startSession(page, members.bram);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/bulletin-board');
  await expect(page.getByRole('heading', { level: 1, name: 'Prikbord' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await passTheWait(page);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Lukt het niet? Bel');
  await expectAccessible(page);

  await page.unroute(scripts);
  await notice(page).getByRole('link', { name: 'Laad de pagina opnieuw' }).click();
  await expectStarted(page);
  await passTheWait(page);
  await expect(notice(page)).toBeHidden();

  const start = await openWithoutScripts(page, '/bulletin-board');
  await passTheWait(page);
  await expect(notice(page)).toBeVisible();
  start();
  await expectStarted(page);
  await expect(notice(page)).toBeHidden();
});

test('typed text does not replace the draft of its field', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/bulletin-board/add');
  await expectStarted(page);
  await page.getByLabel('Onderwerp').fill('Fietsen in de gang');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('/draft/'))))
    .toBe(true);
  const start = await openWithoutScripts(page, '/bulletin-board/add');
  await page.getByLabel('Onderwerp').fill('Fie');
  await page.getByLabel('Bericht').fill('Ze staan er weer');
  start();
  await expectStarted(page);
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Fietsen in de gang');
  await expect(page.getByLabel('Bericht')).toHaveValue('Ze staan er weer');
});
