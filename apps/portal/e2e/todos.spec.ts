import { expect, type Page } from '@playwright/test';
import { expectFocusIn } from './support/keyboard.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

const GUTTER = /^Dakgoot aan de noordzijde vervangen/u;

const table = (page: Page) => page.getByRole('table', { name: 'Actiepunten' });

const subjects = (page: Page) => table(page).getByRole('rowheader').getByRole('link');

async function openTodos(page: Page, search = ''): Promise<void> {
  await startSession(page, members.bram);
  await page.goto(`/todos${search}`);
  await expect(page.getByText(/^1–\d+ van \d+$/u)).toBeVisible();
}

async function openGutter(page: Page): Promise<void> {
  await startSession(page, members.bram);
  await page.goto('/todos?zoek=dakgoot');
  await page.getByRole('link', { name: GUTTER }).click();
  await expect(page.getByRole('heading', { level: 1, name: GUTTER })).toBeVisible();
  await expect(page.getByText('DH-2026-118')).toBeVisible();
}

test('a list with a filter, a sort order and a page can be shared by link, and Back returns to it', async ({
  page,
  browser,
}) => {
  await openTodos(page);
  await page.getByRole('button', { name: 'Afgehandeld', exact: true }).first().click();
  await page.getByRole('option', { name: 'Ja' }).click();
  await expect(page.getByText('1–25 van 47 actiepunten')).toBeVisible();
  const heading = page.getByRole('columnheader', { name: /^Omschrijving/u });
  await heading.getByRole('button', { name: 'Omschrijving' }).click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText('26–47 van 47 actiepunten')).toBeVisible();
  await expect(page).toHaveURL(/afgehandeld=ja&volgorde=description&pagina=2/u);
  const names = await subjects(page).allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));

  await table(page).getByRole('row').nth(3).click();
  await expect(page.getByRole('button', { name: 'Afdrukken', exact: true })).toBeEnabled();
  await page.goBack();
  await expect(page.getByText('26–47 van 47 actiepunten')).toBeVisible();
  await table(page).getByRole('row').nth(3).click();
  await page.getByRole('main').getByRole('link', { name: 'Actiepunten' }).click();
  await expect(page.getByText('26–47 van 47 actiepunten')).toBeVisible();
  await expect(subjects(page)).toHaveText(names);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await startSession(visitor, members.anna);
  await visitor.goto(page.url());
  await expect(visitor.getByText('26–47 van 47 actiepunten')).toBeVisible();
  await expect(subjects(visitor)).toHaveText(names);
  await other.close();
});

test('an action item shows its facts in a fixed order, its tasks and its attachments in the viewer, and is printed on one page', async ({
  page,
}) => {
  await openGutter(page);
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    'Behandelaar',
    'Betreft',
    'Melder',
    'Externe referentie',
    'Startdatum',
  ]);
  await expect(
    page.getByRole('listitem').filter({ hasText: /Twee offertes opvragen.*mevrouw S\. Staf · gereed/u }),
  ).toBeVisible();
  await expect(page.getByText('2 van 5 gereed')).toBeVisible();
  await expect(page.getByText(/AP-2026-002/u)).toHaveCount(1);
  await page.getByRole('link', { name: 'Offerte dakgoot Dakwerken Hoek', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Offerte dakgoot Dakwerken Hoek' });
  await expect(viewer.getByText('van 2', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/document=/u);
  await page.goBack();
  await expect(viewer).toBeHidden();
  const photo = page.getByRole('link', { name: 'Dakgoot noordzijde boven nr. 41', exact: true });
  await photo.click();
  await expect(page.getByRole('img', { name: 'Dakgoot noordzijde boven nr. 41.jpg' })).toBeVisible();
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  await page.getByRole('link', { name: 'Inspectierapport daken en goten', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Inspectierapport daken en goten' });
  const download = page.waitForEvent('download');
  await report.getByRole('link', { name: /^Download/u }).click();
  expect((await download).suggestedFilename()).toBe('Inspectierapport daken en goten.pdf');
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();

  // Printed, it fits on one page, with facts, tasks and names of attachments.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('DH-2026-118')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Opdracht geven' })).toBeVisible();
  await expect(page.getByText('Offerte dakgoot Van Dongen')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Actiepunten' })).toHaveCount(0);
  await expect(page.getByText('Postbus 1234')).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('action items are cards that can be sorted, filtered and opened', async ({ page }) => {
    await openTodos(page);
    await expect(page.getByText('1–25 van 72 actiepunten')).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByLabel('Sorteren op').selectOption('Startdatum, oplopend');
    await sheet.getByRole('button', { name: 'Toon 72 actiepunten' }).click();
    const cards = page.getByRole('list', { name: 'Actiepunten' }).getByRole('listitem');
    await expect(cards.first()).toContainText('15-1-2024');
    await expect(cards.first()).toContainText(/(Open|Afgehandeld)Groep: .+Interne referentie: AP-2024-/u);
    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('radio', { name: 'Groot onderhoud' }).check();
    await sheet.getByRole('button', { name: 'Toon 9 actiepunten' }).click();
    await expect(cards).toHaveCount(9);
    await cards.filter({ hasText: GUTTER }).getByRole('link').click();
    await expect(page.getByText('DH-2026-118')).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
});
