import { expect, type Page } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

/** Replaces the print dialog, which no test can close, by a count of its openings. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['prints'] = String(
        Number(document.documentElement.dataset['prints'] ?? 0) + 1,
      );
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['prints'] ?? 0));
}

const endPrint = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
const rows = (page: Page) => page.getByRole('table', { name: 'Actiepunten' }).getByRole('rowheader');

test('the keys of the browser print all pages of a list, with its filters in words and the date', async ({
  page,
}) => {
  const prints = await countPrints(page);
  await startSession(page, members.bram);
  await page.goto('/todos?afgehandeld=ja');
  await expect(page.getByText('1–25 van 47 actiepunten')).toBeVisible();
  await expectStarted(page);
  await page.keyboard.press('Control+p');
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(47);
  await expect(page.getByText('Afgehandeld: Ja')).toBeVisible();
  await expect(page.getByText('47 actiepunten')).toBeVisible();
  for (const range of await page.getByText('1–25 van').all()) await expect(range).toBeHidden();
  await expect(page.getByText(/^Afgedrukt op \w+ \d+ \w+ \d{4}\.$/u)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('Postbus 1234')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await expect(rows(page)).toHaveCount(25);
  await endPrint(page);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText('Dit is één pagina: 25 van 47.')).toBeVisible();
});

test('“Lijst afdrukken” prints all documents that match, and a failure says so', async ({
  page,
  context,
}) => {
  const prints = await countPrints(page);
  await openArchive(page, members.anna);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lijst afdrukken' }).click();
  await expect(page.getByText('De lijst is niet opgehaald. Probeer het nog eens.')).toBeVisible();
  expect(await prints()).toBe(0);
  await context.setOffline(false);
  const total = Number(
    /(\d+) documenten/u.exec((await page.getByText(/^1–25 van \d+ documenten/u).textContent()) ?? '')?.[1],
  );
  await page.getByRole('button', { name: 'Lijst afdrukken' }).click();
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(documents(page)).toHaveCount(total);
});

test('all newsletters and albums are printed, each with its picture', async ({ page }) => {
  const prints = await countPrints(page);
  await servePlainPages(page);
  await startSession(page, members.anna);
  for (const [list, path, name] of [
    ['newsletters', '/news-letter', 'Een goed begin'],
    ['albums', '/photo-albums', 'Dakinspectie met drone'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    // The demo has one page of rows, so that this page has the first two.
    await page.route(new RegExp(`/api/associations/[^/]+/${list}(\\?|$)`, 'u'), async (route) => {
      const response = await route.fetch();
      const { data, meta } = await response.json();
      const isWhole = route.request().url().includes('per_page=100');
      await route.fulfill({
        json: isWhole ? { data, meta } : { data: data.slice(0, 2), meta: { ...meta, per_page: 2 } },
      });
    });
    await page.goto(path);
    await expect(page.getByText(/^1–2 van/u).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Lijst afdrukken' }).click();
    await expect.poll(prints).toBe(1);
    const unloaded = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
    expect(await unloaded()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await endPrint(page);
    await expect(page.getByText('Dit is één pagina: 2 van')).toBeVisible();
  }
});
