import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { documents, expectResponse, openArchive } from './support/archive.ts';
import { expectFocusIn } from './support/keyboard.ts';
import { members } from './support/members.ts';
import { onePagePdf } from './support/pdf.ts';
import { test } from './support/test.ts';

function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

test('a search finds the text inside a PDF, which opens at the hit, and Escape closes it', async ({
  page,
}) => {
  const refused = watchPolicy(page);
  await openArchive(page, members.anna);
  // The groups for the board do not exist for an owner.
  const groups = page.getByRole('navigation', { name: 'Archiefgroepen' });
  await expect(groups.getByRole('link', { name: /Alle documenten/u })).toBeVisible();
  await expect(groups.getByRole('link', { name: /Contracten/u })).toHaveCount(0);
  await page.getByRole('searchbox').fill('dakgoot');
  const minutes = documents(page).filter({ hasText: 'Notulen ALV 10-6-2026' });
  await expect(minutes).toContainText('blz. 3');
  await expect(minutes.locator('mark').first()).toHaveText(/dakgoot/iu);
  await expect(page).toHaveURL(/zoek=dakgoot/u);
  // The search uses Dutch stemming, so that the plural in the maintenance plan is found too.
  const plan = documents(page).filter({ hasText: 'Meerjarenonderhoudsplan' });
  await expect(plan.locator('mark').first()).toHaveText(/dakgoten/iu);

  await minutes.getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV 10-6-2026/u });
  await expect(viewer.getByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue('dakgoot');
  await expect(viewer.getByText(/^\d+ van \d+$/u)).toBeVisible();
  await expect(viewer.getByRole('textbox', { name: 'Pagina' })).toHaveValue('3');
  await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
  await expectFocusIn(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // The viewer marks other forms of the search word too.
  await plan.getByRole('link').click();
  const other = page.getByRole('dialog', { name: /^Meerjarenonderhoudsplan/u });
  await expect(other.getByText(/^1 van [1-9]\d*$/u)).toBeVisible();
  await expect(other.locator('[data-active]').first()).toBeVisible();
  await other.getByRole('searchbox', { name: 'Zoek in het document' }).fill('goten');
  await expect(other.getByText(/^\d+ van [1-9]\d*$/u)).toBeVisible();
  expect(refused).toEqual([]);
});

test('the filters are kept after a reload and for the next visit', async ({ page }) => {
  await openArchive(page, members.bram);
  await page.getByRole('link', { name: /^Verzekeringen/u }).click();
  await expect(page.getByText('11 documenten')).toBeVisible();
  await expect(page).toHaveURL(/groep=/u);
  await page.reload();
  await expect(page.getByText('11 documenten')).toBeVisible();
  await page.getByRole('link', { name: 'Vergaderingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeVisible();
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByText('11 documenten')).toBeVisible();
});

test('the board uploads a document with a label, sees its progress, and finds it again', async ({ page }) => {
  await openArchive(page, members.bram);
  await page.getByRole('button', { name: 'Documenten toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: /^Onderhoud · / }).click();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }]);
  await choose('virus.exe', 'application/octet-stream', Buffer.from('<svg/>'));
  await expect(dialog.getByText(/“virus.exe” kunt u hier niet toevoegen/u)).toBeVisible();

  const file = onePagePdf('Offerte voor het herstellen van het metselwerk');
  await choose('Offerte voegwerk é.pdf', 'application/pdf', file);
  await dialog.getByLabel('Labels').fill('voegwerk,');
  await dialog.getByRole('button', { name: 'Document toevoegen' }).click();

  const uploads = page.getByRole('region', { name: 'Documenten toevoegen' });
  await expect(uploads.getByText('Offerte voegwerk é.pdf').first()).toBeVisible();
  await page.getByRole('link', { name: 'Vergaderingen' }).click();
  await expect(uploads.getByText('Toegevoegd', { exact: true })).toBeVisible();

  // The text of the PDF can be found as soon as a background job has read the file.
  await expect(async () => {
    await page.goto('/archive?zoek=metselwerk');
    await expectResponse(page);
    await expect(documents(page).filter({ hasText: 'Offerte voegwerk é' }).locator('mark')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('the board hides a document after a confirmation, undoes that, hides it again, sees it among the hidden items and unhides it', async ({
  page,
}) => {
  const name = /Inspectierapport daken en goten/u;
  await openArchive(page, members.bram, '?zoek=Inspectierapport+daken');
  const row = documents(page).filter({ hasText: name });
  const hide = async () => {
    await row.getByRole('button', { name: /^Acties voor/u }).click();
    await page.getByRole('menuitem', { name: 'Verbergen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verbergen' }).click();
    await expect(row).toHaveCount(0);
  };
  await hide();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toHaveCount(1);
  await hide();

  await page.getByText('Toon verborgen items').click();
  await expect(row).toContainText('verborgen');
  await row.getByRole('button', { name: /^Acties voor/u }).click();
  await page.getByRole('menuitem', { name: 'Weer tonen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/1 document wordt zichtbaar voor \d+ eigenaren/u);
  await question.getByRole('button', { name: 'Zichtbaar maken' }).click();
  await expect(row).not.toContainText('verborgen');
  await page.getByText('Toon verborgen items').click();
  await expect(row).toHaveCount(1);
});

test('the focus stays in the list when a document is hidden', async ({ page }) => {
  await openArchive(page, members.bram, '?jaar=2024');
  const menus = documents(page).getByRole('button', { name: /^Acties voor/u });
  const hidden = await menus.nth(2).getAttribute('aria-label');
  await menus.nth(2).click();
  await page.getByRole('menuitem', { name: 'Verbergen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verbergen' }).click();
  await expect(page.getByRole('button', { name: hidden ?? '', exact: true })).toHaveCount(0);
  await expect(page.locator('main li :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/is weer te zien\.$/u)).toBeVisible();
});

test('a download has the same bytes as the file on the server, and several documents are downloaded as one zip', async ({
  page,
}) => {
  await openArchive(page, members.anna, '?zoek=Notulen+ALV');
  const save = async (start: () => Promise<void>) => {
    const started = page.waitForEvent('download');
    await start();
    const download = await started;
    return { download, bytes: await readFile(await download.path()) };
  };
  await documents(page)
    .filter({ hasText: 'Notulen ALV 10-6-2026' })
    .first()
    .getByRole('button', { name: /^Acties voor/u })
    .click();
  const { download, bytes } = await save(() => page.getByRole('menuitem', { name: 'Downloaden' }).click());
  expect(download.suggestedFilename()).toMatch(/^Notulen ALV 10-6-2026.*\.pdf$/u);
  const served = await page.request.get(download.url());
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(digest(bytes)).toBe(digest(await served.body()));

  await documents(page).nth(0).getByRole('checkbox').check({ force: true });
  await documents(page).nth(1).getByRole('checkbox').check({ force: true });
  const zip = await save(() => page.getByRole('link', { name: 'Selectie downloaden (2)' }).click());
  expect(zip.download.suggestedFilename()).toMatch(/\.zip$/u);
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
});
