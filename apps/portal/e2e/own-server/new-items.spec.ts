import { expect, type BrowserContext, type Page } from '@playwright/test';
import { comeBackTo } from '../support/responses.ts';
import { members } from '../support/members.ts';
import { startNewSession, startSession } from '../support/sign-in.ts';
import { untilIdle } from '../support/started.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const noteStreams = (context: BrowserContext): string[] => noteRequests(context, /^\/api\/events$/u);

function noteRequests(context: BrowserContext, pathname: RegExp): string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (pathname.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/bulletin-board?vve=1001');
  await expect(page.getByRole('heading', { level: 1, name: 'Prikbord' })).toBeVisible();
  await expect(media(page)).toHaveAccessibleName(/^Nieuws en media/u);
}

const media = (page: Page) => page.getByRole('button', { name: /^Nieuws en media/u });
async function badgeOf(page: Page): Promise<number> {
  const texts = await media(page).locator('span').allTextContents();
  return Number(texts.map((text) => /^(\d+) nieuw$/u.exec(text)?.[1]).findLast(Boolean) ?? 0);
}

const pill = (page: Page) => page.getByRole('button', { name: /: toon$/u });

async function post(page: Page, subject: string): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { associations } = await (await page.request.get('/api/auth/user')).json();
  const { id } = associations.find(({ code }: { code: string }) => code === '1001');
  const response = await page.request.post(`/api/associations/${id}/bulletin/messages`, {
    data: { subject, text: 'Wie helpt mee?', attachments: [] },
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(token),
    },
  });
  expect(response.status()).toBe(201);
}

async function neighbourOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const neighbour = await context.newPage();
  await startSession(neighbour, members.bram);
  return neighbour;
}

test('a message of another member appears in both tabs without a reload, also after a restart of the server', async ({
  page,
  context,
  server,
}) => {
  const streams = noteStreams(context);
  await startSession(page, members.anna);
  await openBoard(page);
  await expect.poll(() => streams.length).toBe(1);
  const other = await context.newPage();
  await openBoard(other);
  const neighbour = await neighbourOf(page);

  const before = await badgeOf(page);
  const topOfFirst = async () => (await page.getByRole('article').first().boundingBox())?.y;
  const top = await topOfFirst();
  await post(neighbour, 'Tuindag zaterdag');
  for (const tab of [page, other]) {
    await expect(pill(tab)).toHaveText('1 nieuw bericht: toon');
    expect(await badgeOf(tab)).toBe(before + 1);
    await expect(tab.getByText('Tuindag zaterdag')).toHaveCount(0);
  }
  await expect.poll(topOfFirst).toBe(top);
  expect(streams).toHaveLength(1);

  await pill(page).click();
  await expect(page.getByRole('heading', { name: 'Tuindag zaterdag' })).toBeVisible();
  await expect(pill(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Lijst, nieuwste eerst' })).toBeFocused();
  // The other tab learns of the visit when the server does. Its list does not show the message yet.
  for (const tab of [page, other]) await expect.poll(() => badgeOf(tab)).toBe(before);
  await expect(pill(other)).toHaveText('1 nieuw bericht: toon');

  await server.kill();
  await server.start();
  await post(neighbour, 'Fiets gevonden');
  await expect(pill(page)).toHaveText('1 nieuw bericht: toon');
  await expect(pill(other)).toHaveText('2 nieuwe berichten: toon');

  // The first tab has the stream. When it closes, the other one continues it.
  const opened = streams.length;
  await page.close();
  await expect.poll(() => streams.length).toBe(opened + 1);
  expect(streams.at(-1)).toMatch(/last_event_id=\d+$/u);
  await post(neighbour, 'Oud papier');
  await expect(pill(other)).toHaveText('3 nieuwe berichten: toon');
  await neighbour.context().close();
});

test('behind a proxy that holds back the events, the counts follow the focus', async ({ page, context }) => {
  const streams = noteStreams(context);
  const counts = noteRequests(context, /\/counts$/u);
  // Playwright sends no response, as a proxy that waits for the end of the stream.
  await context.route('**/api/events**', () => undefined);
  await startSession(page, members.anna);
  await openBoard(page);
  await expect.poll(() => streams.length).toBe(1);
  const neighbour = await neighbourOf(page);
  const other = await (await page.context().browser()?.newContext())?.newPage();
  if (!other) throw new Error('There is no browser.');
  await startSession(other, members.frits);
  await openBoard(other);
  await post(neighbour, 'Lift weer in bedrijf');
  await expect(pill(other)).toHaveText('1 nieuw bericht: toon');
  await other.context().close();
  await expect(pill(page)).toHaveCount(0);
  // The counts came with the page, and no event reports a change.
  expect(counts).toEqual([]);
  await comeBackTo(page);
  await expect(pill(page)).toHaveText('1 nieuw bericht: toon');
  await expect(page.getByRole('alert').filter({ hasText: /./u })).toHaveCount(0);
  await neighbour.context().close();
});

test('the overview follows too, and a logout ends the stream', async ({ page, context }) => {
  const streams = noteStreams(context);
  await page.clock.install();
  await startNewSession(page, members.anna);
  await page.goto('/?vve=1001');
  await expect(page.getByRole('heading', { name: 'Nieuw in uw vereniging' })).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  const neighbour = await neighbourOf(page);
  await post(neighbour, 'Sleutels gevonden');
  await expect(page.getByRole('link', { name: /Prikbord.*Sleutels gevonden/u })).toBeVisible();

  const ended = context.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await ended;
  // The page would open the stream again within some seconds.
  await page.clock.runFor(10_000);
  await untilIdle(page);
  expect(streams).toHaveLength(1);
  await neighbour.context().close();
});

test('a member who opens a section has no badge there any more', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/profile/data?vve=1001');
  const neighbour = await neighbourOf(page);
  await neighbour.context().clearCookies();
  await startSession(neighbour, members.anna);
  await post(neighbour, 'Wie heeft een ladder?');
  await expect(media(page)).toHaveAccessibleName(/^Nieuws en media \d+ nieuw$/u);
  await media(page).click();
  const entry = page.getByRole('menuitem', { name: /^Prikbord/u });
  await expect(entry).toHaveAccessibleName(/^Prikbord \d+ nieuw$/u);
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Wie heeft een ladder?' })).toBeVisible();
  await media(page).click();
  await expect(entry).toHaveAccessibleName(/^Prikbord(?!.*nieuw)/u);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Wie heeft een ladder?' })).toContainText(
    /nieuw/iu,
  );
  await neighbour.context().close();
});
