import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { servePlainPages } from '../support/plain-page.ts';
import { mijn, type Server } from '../support/server.ts';
import { startSession, submitLogin } from '../support/sign-in.ts';
import { expectStarted, untilIdle } from '../support/started.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const TEXT = 'Op zaterdag 5 december van 22.00 tot 23.00 uur is Mijn Waterpas niet bereikbaar.';

/** The content of a page that begins with the banner. The comments of React are between its parts. */
const DRAWN = new RegExp(`^<div id="root">(?:<!--.{0,5}-->)*<section aria-label="Mededeling".*${TEXT}`, 'su');

const banner = (server: Server, ...args: string[]) => mijn(server, 'banner', ...args);

const region = (page: Page) => page.getByRole('region', { name: 'Mededeling' });
const topOf = async (page: Page) => (await region(page).boundingBox())?.y;

/** Opens a page when the server has noticed the latest banner, which takes some seconds. Returns how its content begins. */
async function openWhen(page: Page, url: string, isShown: boolean): Promise<string> {
  await expect
    .poll(async () => (await (await page.request.get(url)).text()).includes('id="maintenance"'))
    .toBe(isShown);
  const response = await page.goto(url);
  await expectStarted(page);
  const html = (await response?.text()) ?? '';
  return html.slice(html.indexOf('<div id="root">')).slice(0, 1500);
}

test('a member reads the banner above every screen, and a visitor closes it for this visit', async ({
  page,
  server,
}) => {
  await banner(server, 'set', '--text', TEXT);
  await startSession(page, members.anna);
  expect(await openWhen(page, '/archive', true)).toMatch(DRAWN);
  await expect(region(page)).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Actiepunten' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  await expect(region(page)).toBeVisible();

  await servePlainPages(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  await expect(region(page)).toHaveText(new RegExp(`${TEXT}Sluiten$`, 'u'));
  await page.unrouteAll();

  await page.context().clearCookies();
  await page.goto('about:blank');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  expect(await openWhen(page, '/login', true)).toMatch(DRAWN);
  await expect(region(page)).toHaveText(new RegExp(`${TEXT}Sluiten$`, 'u'));
  await untilIdle(page);
  expect(errors).toEqual([]);
  await page.getByRole('button', { name: 'Mededeling sluiten' }).click();
  await expect(region(page)).toHaveCount(0);
  const again = await openWhen(page, '/forgot-password', false);
  expect(again).not.toContain(TEXT);
  await expect(region(page)).toHaveCount(0);
  await banner(server, 'clear');
});

test('a banner reaches a page that is open already, and floats over it until the next screen', async ({
  page,
  server,
}) => {
  await openWhen(page, '/login', false);
  await banner(server, 'set', '--text', TEXT);
  await expect.poll(async () => (await page.request.get('/login')).text()).toContain('id="maintenance"');
  // The stream of events, which a member has, brings the banner.
  await submitLogin(page, members.anna);
  await expect(page.getByRole('status').filter({ hasText: TEXT })).toBeVisible();
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await region(page).boundingBox()) ?? {};
      return Math.round(y + height);
    })
    .toBe(page.viewportSize()?.height);
  await page.getByRole('link', { name: 'Vergaderingen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
  await expect.poll(() => topOf(page)).toBe(0);
  await banner(server, 'clear');
});

test('during maintenance a member reads and keeps what was typed, which is placed when it is over', async ({
  page,
  server,
}) => {
  const maintenance = (...args: string[]) => mijn(server, 'maintenance', ...args);
  const subject = 'Sleutel gevonden bij de fietsen';
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add?vve=1001');
  await page.getByLabel('Onderwerp').fill(subject);
  await page.getByLabel('Bericht', { exact: true }).fill('Hij hangt aan het prikbord in de hal.');
  await maintenance('on', '--text', TEXT);
  // The server notices it within some seconds, and then every page has the message.
  await expect.poll(async () => (await page.request.get('/login')).text()).toContain(TEXT);
  const place = page.getByRole('button', { name: 'Plaatsen' });
  await place.click();
  await expect(page.getByText('Wij doen nu onderhoud.')).toBeVisible();
  await expect(page.getByLabel('Onderwerp')).toHaveValue(subject);
  await page.getByRole('link', { name: 'Actiepunten' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  await expect(region(page)).toContainText(TEXT);

  await maintenance('off');
  await expect.poll(async () => (await page.request.get('/login')).text()).not.toContain(TEXT);
  await page.goto('/bulletin-board/add?vve=1001');
  await expect(page.getByLabel('Onderwerp')).toHaveValue(subject);
  await place.click();
  await expect(page.getByRole('article', { name: subject, exact: true })).toBeVisible();
});
