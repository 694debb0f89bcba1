import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { expectSignedIn, startSession } from './support/sign-in.ts';
import { expectStarted, untilIdle } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

const SCREENS: readonly (readonly [url: string, content: RegExp])[] = [
  ['/', /Goede(morgen|middag|navond), Bram/u],
  ['/archive', /documenten/u],
  ['/todos', /Actiepunten/u],
  ['/meetings', /Vergaderingen/u],
  ['/invoices-check', /Factuur controle/u],
  ['/forms', /Formulieren/u],
  ['/bulletin-board', /Prikbord/u],
  ['/profile/data', /Mijn gegevens/u],
  ['/profile/addresses', /Mijn adressen/u],
  ['/profile/settings', /Mijn instellingen/u],
  ['/profile/board/document-settings', /<h1/u],
  ['/404', /niet gevonden|bestaat niet/iu],
];

const VISITORS = ['/', '/login', '/forgot-password', '/404', '/password/reset/abc/anna%40waterpas.example'];

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    // A journey without events cuts the stream of events off, the page for unknown paths has the status 404, and Playwright
    // says that it blocks the service worker.
    const isExpected =
      /ERR_FAILED|Service Worker registration blocked/u.test(message.text()) ||
      message.location().url.endsWith('/404');
    if (isFault && !isExpected) errors.push(message.text());
  });
  return errors;
}

async function open(page: Page, url: string): Promise<string> {
  const response = await page.goto(url);
  await untilIdle(page);
  return (await response?.text()) ?? '';
}

test('every screen of a visitor arrives drawn, and the browser continues with it', async ({ page }) => {
  const errors = errorsOf(page);
  for (const url of VISITORS) {
    const html = await open(page, url);
    expect(html, url).toMatch(/<div id="root">.*<h1/su);
    expect(errors, url).toEqual([]);
  }
});

test('every screen of a member arrives drawn, and the browser continues with it without a call', async ({
  page,
}) => {
  await withoutEvents(page);
  await startSession(page, members.bram);
  const errors = errorsOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData =
      pathname.startsWith('/api/') && !/(?:thumbnail|pictures\/\w+|counts|events)$/u.test(pathname);
    if (isData && request.method() === 'GET') calls.push(pathname);
  });
  for (const [url, content] of SCREENS) {
    const html = await open(page, url);
    expect(html, url).toMatch(content);
    expect(errors, url).toEqual([]);
  }
  // The state of the first two changes elsewhere, so that they are asked again, and that of pushes is of the device.
  expect(calls.filter((call) => !/calendar-feed|personal-data\/export|\/push$/u.test(call))).toEqual([]);
});

test.describe('on a phone in another time zone, in dark colours', () => {
  test.use({ viewport: { width: 375, height: 800 }, timezoneId: 'America/New_York', colorScheme: 'dark' });
  test('the content of the server is that of the browser', async ({ page }) => {
    await startSession(page, members.bram);
    const errors = errorsOf(page);
    for (const url of ['/', '/todos', '/meetings', '/invoices-check', '/profile/settings', '/bulletin-board'])
      await open(page, url);
    expect(errors).toEqual([]);
  });
});

test('what was typed and pressed before the scripts arrived counts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:early|portal|libraries)-.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mailadres').fill(members.anna);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Waterpas-2026!');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  expect(new URL(page.url()).search).toBe('');
  scripts.resolve();
  await expectSignedIn(page);
});

test('a draft is in its form after a reload, and the browser continues with every other page', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await open(page, '/bulletin-board/add');
  await page.getByLabel('Onderwerp').fill('Fietsen in de gang');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('/draft/'))))
    .toBe(true);
  const errors = errorsOf(page);
  await open(page, '/bulletin-board/add');
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Fietsen in de gang');

  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/portal-.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/archive', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-drawn', ''));
  scripts.resolve();
  await expectStarted(page);
  await expect(heading).toHaveAttribute('data-drawn');
  expect(errors).toEqual([]);
});

test('the page moves on to the association that was chosen in this browser', async ({ page }) => {
  await startSession(page, members.frits);
  await open(page, '/archive');
  await page.evaluate(async (key) => {
    const { associations } = await (await fetch('/api/auth/user')).json();
    const { id } = associations.find(({ code }: { code: string }) => code === '1002');
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const user = JSON.stringify({ ...JSON.parse(stored.user), activeAssociationId: id });
    localStorage.setItem(key, JSON.stringify({ ...stored, user }));
  }, 'mijn-portaal-2025');
  await open(page, '/archive');
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);
  await expect(page).toHaveURL(/vve=1002/u);
});

test('a page that Back restores is loaded again, so that nothing of a session that ended is shown', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await open(page, '/archive');
  await page.context().clearCookies();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
});
