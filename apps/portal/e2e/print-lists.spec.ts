import { expect, type Page, test } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';

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
  await expect(page.getByText('1–25 van 46 actiepunten')).toBeVisible();
  await expectStarted(page);
  await page.keyboard.press('Control+p');
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(46);
  await expect(page.getByText('Afgehandeld: Ja')).toBeVisible();
  await expect(page.getByText('46 actiepunten')).toBeVisible();
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
  await expect(page.getByText('Dit is één pagina: 25 van 46.')).toBeVisible();
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
