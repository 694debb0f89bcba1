import path from 'node:path';
import { createPhoto } from '@mijn/server/testing/photos';
import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { hold, walkWith } from '../support/network.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed', contextOptions: { reducedMotion: 'no-preference' } });

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const chooser = (page: Page) => page.locator('main input[type=file]:not([capture])');

async function fill(page: Page, text: string, place: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Wat is er aan de hand?' }).fill(text);
  await page.getByRole('textbox', { name: 'Waar is het?' }).fill(place);
}

const TEXT = 'Er zit een natte plek op het plafond van mijn slaapkamer. Als het regent, wordt hij groter.';

test('an owner reports a wet ceiling with three photos from a phone while the connection is cut and comes back', async ({
  page,
}) => {
  // The photos are read and made smaller, over a connection that is slow on purpose.
  test.slow();
  const files = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      name: `IMG_${4000 + number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await createPhoto({ width: 3000 + number }),
    })),
  );
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/photos'))
      sizes.push(request.sizes().then(({ requestBodySize }) => requestBodySize));
  });
  const reports: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/todos/reports'))
      reports.push(request.headers()['idempotency-key']);
  });
  await startSession(page, members.anna);
  await page.goto('/todos');
  const entrance = page.getByRole('link', { name: 'Iets melden' });
  await expect.poll(async () => (await entrance.boundingBox())?.y).toBeGreaterThan(740 / 2);
  await entrance.tap();

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^0\d\d/u })).toHaveAttribute('href', /^tel:/u);
  await page.getByRole('textbox', { name: 'Wat is er aan de hand?' }).fill(TEXT);
  await expect(
    main.getByText('Natte plek op het plafond van mijn slaapkamer', { exact: true }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Waar is het?' }).fill('Slaapkamer van nummer 43');
  const go = await walkWith(page);
  const release = await hold(page, /\/photos$/u, 2);
  await chooser(page).setInputFiles(files);
  await expect(main.getByText('Toegevoegd', { exact: true })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Foto 1: Wat is er te zien?' }).fill('Natte plek, 30 cm breed');

  await page.getByRole('button', { name: 'Melding versturen' }).dblclick();
  await expect(main.getByText(/^Uw melding gaat vanzelf weg zodra alles/u)).toBeVisible();
  await go('cut');
  release();
  await expect(main.getByText(/^Geen verbinding\. Wij proberen/u)).toBeVisible();
  await go('mobile');

  const sent = page.getByText(/^Uw melding is verstuurd\. Uw nummer is M-\d{4}-\d{4}\.$/u);
  await expect(sent).toBeVisible({ timeout: 60_000 });
  const number = /M-\d{4}-\d{4}/u.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await expect(
    page.getByRole('heading', { level: 1, name: 'Natte plek op het plafond van mijn slaapkamer' }),
  ).toBeVisible();
  expect(new Set(reports).size).toBe(1);
  // The photos are made smaller in the browser.
  const lightest = Math.min(...files.map(({ buffer }) => buffer.length));
  expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(lightest);

  await page.goto('/todos?mijn=gemeld');
  await expect(page.getByText(number)).toHaveCount(1);
  await page.goto('/');
  await expect(
    page
      .getByRole('list', { name: 'Uw meldingen' })
      .getByRole('link', { name: /^Natte plek/u })
      .first(),
  ).toBeVisible();
});

test('a report waits while the server cannot be reached, and is sent once when it is back', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/todos/add');
  await fill(page, 'De lift staat stil tussen twee lagen.', 'Lift');
  const go = await walkWith(page);
  await go('cut');
  await page.getByRole('button', { name: 'Melding versturen' }).tap();
  await expect(page.getByText('Uw melding wacht')).toBeVisible();
  await go('mobile');
  await expect(page.getByText(/^Uw melding is verstuurd\./u)).toBeVisible({ timeout: 60_000 });
  await page.goto('/todos?mijn=gemeld');
  await expect(page.getByRole('link', { name: /^De lift staat stil/u })).toHaveCount(1);
});

test('a report whose response is lost is not sent twice, and does not stand in the way of another one', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/todos/add');
  const send = page.getByRole('button', { name: 'Melding versturen' });
  await fill(page, 'De voordeur van blok B klemt.', 'Voordeur B');
  await page.route(
    /\/todos\/reports$/u,
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await send.tap();
  await expect(page.getByText('Uw melding wacht')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await fill(page, 'De lamp in de kelder brandt niet.', 'Kelder');
  await send.tap();
  await expect(page.getByText(/^Uw melding is verstuurd\./u)).toBeVisible();
  await page.goto('/todos?mijn=gemeld');
  await expect(page.getByRole('link', { name: /^De voordeur van blok B klemt/u })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^De lamp in de kelder/u })).toHaveCount(1);
});

test('an owner reports a leak with a video, which others play on the page of the report', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/todos/add');
  await fill(page, 'Er drupt water in het trappenhuis.', 'Trappenhuis B');
  await chooser(page).setInputFiles(
    path.resolve(import.meta.dirname, '../../../server/demo/reports/druppels.mp4'),
  );
  await expect(page.getByText('Toegevoegd', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Melding versturen' }).tap();
  await expect(page.getByText(/^Uw melding is verstuurd\./u)).toBeVisible();
  const address = page.url();

  await startSession(page, members.bram);
  await page.goto(address);
  const video = page.getByLabel(/^Filmpje van /u);
  await expect(video).toBeVisible();
  const seconds = async () => video.evaluate((player: HTMLVideoElement) => player.currentTime);
  // Until it plays, the player shows the picture at this time.
  await expect.poll(seconds).toBe(0.1);
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
  });
  await expect.poll(seconds).toBeGreaterThan(0.1);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Opslaan: druppels\.mp4/u }).tap(),
  ]);
  expect(saved.suggestedFilename()).toBe('druppels.mp4');

  // The board joins it to an action item that is about the same, and the reporter follows that one.
  await page.getByRole('button', { name: 'Zelfde als…' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Zoek een open actiepunt' }).fill('dak');
  await expect(dialog.getByText(/actiepunt(?:en)? gevonden$/u)).toBeVisible();
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Samenvoegen' }).dblclick();
  await expect(page.getByText(/^Deze melding is samengevoegd met/u)).toBeVisible();

  await startSession(page, members.anna);
  await page.goto(address);
  const notice = page.getByText(/^Deze melding is samengevoegd met/u);
  const item = (await notice.getByRole('link').textContent()) ?? '';
  await notice.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: item.replace(/^.*?: /u, '') })).toBeVisible();
  await expect(page.getByRole('button', { name: /^U volgt dit/u })).toBeVisible();
});
