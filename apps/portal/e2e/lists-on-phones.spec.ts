import { expect, type Locator, type Page } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** The place from the top at which the first row of a list begins at the latest, in pixels. */
const FIRST_ROW_TOP_MAX = 320;

const main = (page: Page) => page.getByRole('main');
const cards = (name: string) => (page: Page) =>
  main(page).getByRole('list', { name, exact: true }).getByRole('listitem');

const LISTS: readonly [path: string, firstRow: (page: Page) => Locator][] = [
  ['/archive', documents],
  ['/invoices-check', cards('Facturen')],
  ['/invoices-check?gecontroleerd=ja', cards('Facturen')],
  ['/todos', cards('Actiepunten')],
  ['/meetings', cards('Komende vergaderingen')],
  ['/forms', (page) => main(page).getByRole('listitem')],
  ['/bulletin-board', (page) => main(page).getByRole('article')],
  ['/waterpas/news', (page) => main(page).getByRole('article')],
  ['/news-letter', (page) => main(page).getByRole('article').or(main(page).getByRole('listitem'))],
  ['/photo-albums', cards('Albums')],
];

test('the first row of every list is in the upper part of the screen', async ({ page }) => {
  await startSession(page, members.bram);
  for (const [path, rows] of LISTS) {
    await page.goto(path);
    const row = rows(page).filter({ visible: true }).first();
    await expect(row).toBeVisible();
    await expectStarted(page);
    const top = async () => (await row.boundingBox())?.y ?? Infinity;
    await expect.poll(top, { message: path }).toBeLessThanOrEqual(FIRST_ROW_TOP_MAX);
    await expect(page.getByRole('button', { name: 'Jaar', exact: true })).toHaveCount(0);
  }
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) => page.getByRole('button', { name: /^Filters/u });

/** Returns how many documents the archive has. Other journeys add some. */
async function documentCount(page: Page): Promise<string> {
  const text = await page.getByText(/^1–25 van \d+ documenten/u).textContent();
  return /\d+ documenten/u.exec(text ?? '')?.[0] ?? '';
}

test('the filters of the archive are in a sheet, which counts the documents, and Back and Escape leave the list as it was', async ({
  page,
}) => {
  await openArchive(page, members.bram);
  const all = await documentCount(page);
  await opener(page).click();
  await sheet(page).getByRole('radio', { name: '2025' }).check();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText(all)).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName('Filters');

  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expectStarted(page);
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/filters=/u);
  await expect(sheet(page)).toBeHidden();

  await opener(page).press('Enter');
  await expect(sheet(page).getByRole('button', { name: `Toon ${all}` })).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'Verzekeringen' }).check();
  await expect(sheet(page).getByRole('button', { name: 'Toon 11 documenten' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Toon 11 documenten' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('11 documenten')).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName('Filters (1 gekozen)');
  await expect(opener(page)).toBeFocused();
  await expect(page).not.toHaveURL(/filters=/u);
  await expect(page.getByText('11 documenten')).toBeVisible();

  await page.getByRole('button', { name: 'Verwijder filter Groep: Verzekeringen' }).click();
  await expect(page.getByText(all)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('11 documenten')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(all)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('a typed amount that is wrong keeps the sheet open, and a right one filters the invoices', async ({
  page,
}) => {
  await startSession(page, members.bram);
  await page.goto('/invoices-check');
  await expectStarted(page);
  await opener(page).click();
  const from = sheet(page).getByRole('group', { name: 'Bedrag' }).getByLabel('Vanaf');
  const show = sheet(page).getByRole('button', { name: /^Toon \d+ facturen$/u });
  await from.fill('duizend');
  await show.click();
  await expect(sheet(page).getByText('Vul een bedrag in, zoals 100 of 100,50.')).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  await from.fill('1000');
  await show.click();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/bedrag_vanaf=1000/u);
  await expect(opener(page)).toHaveAccessibleName('Filters (1 gekozen)');
});
