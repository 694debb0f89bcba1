import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAnswer } from './support/archive.ts';
import { members } from './support/members.ts';
import { expectFocusIn } from './support/keyboard.ts';
import { onePagePdf } from './support/pdf.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' }).getByRole('listitem');

async function openArchive(page: Page, member: string, search = ''): Promise<void> {
  await startSession(page, member);
  await page.goto(`/archive${search}`);
  await expect(documents(page).first()).toBeVisible();
  await expectStarted(page);
}

test('a search finds the text inside a PDF, with the page and the words marked', async ({ page }) => {
  await openArchive(page, members.anna);
  await page.getByRole('searchbox').fill('dakgoot');
  await expect(page).toHaveURL(/zoek=dakgoot/u);
  const minutes = documents(page).filter({ hasText: 'Notulen ALV 10-6-2026' });
  const plan = documents(page).filter({ hasText: 'Meerjarenonderhoudsplan' });
  // A server that has just started may still be reading the demo's documents.
  await expect(async () => {
    await page.reload();
    await expectAnswer(page);
    await expect(minutes).toContainText('blz. 3', { timeout: 1000 });
    await expect(plan.locator('mark').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(minutes.locator('mark').first()).toHaveText(/dakgoot/iu);
  await expect(page).toHaveURL(/zoek=dakgoot/u);
  // The search uses Dutch stemming, so the plural in the maintenance plan is found too.
  await expect(
    documents(page).filter({ hasText: 'Meerjarenonderhoudsplan' }).locator('mark').first(),
  ).toHaveText(/dakgoten/iu);
});

test('a search without hits shows what to do', async ({ page }) => {
  await openArchive(page, members.anna);
  await page.getByRole('searchbox').fill('xyzzyqwv');
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle filters weghalen' }).click();
  await expect(documents(page).first()).toBeVisible();
});

test('groups for the board do not exist for an owner', async ({ page }) => {
  await openArchive(page, members.anna);
  const groups = page.getByRole('navigation', { name: 'Archiefgroepen' });
  await expect(groups.getByRole('link', { name: /Alle documenten/u })).toBeVisible();
  await expect(groups.getByRole('link', { name: /Contracten/u })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Documenten toevoegen' })).toHaveCount(0);
  await expect(page.getByLabel('Toon verborgen items')).toHaveCount(0);
});

test('the filters are kept after a reload and for the next visit', async ({ page }) => {
  await openArchive(page, members.bram);
  await page.getByRole('link', { name: /^Verzekeringen/u }).click();
  await expect(page).toHaveURL(/groep=/u);
  await expect(page.getByText('11 documenten')).toBeVisible();
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
  await page.getByRole('option', { name: 'Onderhoud' }).click();
  const content = Buffer.from('<svg/>');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: content }]);
  await expect(dialog.getByText(/“virus.exe” kunt u hier niet toevoegen/u)).toBeVisible();

  const file = onePagePdf('Offerte voor het herstellen van het metselwerk');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Offerte voegwerk é.pdf', mimeType: 'application/pdf', buffer: file }]);
  await dialog.getByLabel('Labels').fill('voegwerk,');
  await dialog.getByRole('button', { name: 'Document toevoegen' }).click();

  const uploads = page.getByRole('region', { name: 'Documenten toevoegen' });
  await expect(uploads.getByText('Offerte voegwerk é.pdf').first()).toBeVisible();
  await page.getByRole('link', { name: 'Vergaderingen' }).click();
  await expect(uploads.getByText('Toegevoegd', { exact: true })).toBeVisible();

  // The text of the PDF can be found as soon as a background job has read the file.
  await expect(async () => {
    await page.goto('/archive?zoek=metselwerk');
    await expectAnswer(page);
    await expect(documents(page).filter({ hasText: 'Offerte voegwerk é' }).locator('mark')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('a file that is not what it claims to be is rejected with the reason', async ({ page }) => {
  await openArchive(page, members.bram);
  await page.getByRole('button', { name: 'Documenten toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: 'Onderhoud' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'notulen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ dit is geen pdf') },
    ]);
  await dialog.getByRole('button', { name: 'Document toevoegen' }).click();
  await expect(page.getByText('Het bestand "notulen.pdf" kon niet worden geupload:')).toBeVisible();
});

test('the board hides a document after a confirmation, undoes that, hides it again, sees it among the hidden items and unhides it', async ({
  page,
}) => {
  const name = /Inspectierapport daken en goten/u;
  await openArchive(page, members.bram, '?zoek=Inspectierapport+daken');
  const row = documents(page).filter({ hasText: name });
  await row.getByRole('button', { name: /^Acties voor/u }).click();
  await page.getByRole('menuitem', { name: 'Verbergen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verbergen' }).click();
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Acties voor/u }).click();
  await page.getByRole('menuitem', { name: 'Verbergen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verbergen' }).click();
  await expect(row).toHaveCount(0);

  await page.getByText('Toon verborgen items').click();
  await expect(row).toContainText('verborgen');
  await row.getByRole('button', { name: /^Acties voor/u }).click();
  await page.getByRole('menuitem', { name: 'Weer tonen' }).click();
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
  const isInList = () => page.evaluate(() => document.activeElement?.closest('main li') !== null);
  await expect.poll(isInList).toBe(true);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/is weer te zien\.$/u)).toBeVisible();
});

test('a download has the same bytes as the file on the server', async ({ page }) => {
  await openArchive(page, members.anna, '?zoek=Notulen+ALV+10-6-2026');
  await documents(page)
    .first()
    .getByRole('button', { name: /^Acties voor/u })
    .click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Downloaden' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^Notulen ALV 10-6-2026.*\.pdf$/u);

  const saved = await readFile(await download.path());
  const served = await page.request.get(download.url());
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(saved.subarray(0, 5).toString()).toBe('%PDF-');
  expect(digest(saved)).toBe(digest(await served.body()));
});

test('several documents are downloaded as one zip', async ({ page }) => {
  await openArchive(page, members.anna);
  await documents(page).nth(0).getByRole('checkbox').check({ force: true });
  await documents(page).nth(1).getByRole('checkbox').check({ force: true });
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Selectie downloaden (2)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.zip$/u);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a found PDF opens at the hit, without a violation of the content security policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await openArchive(page, members.anna, '?zoek=dakgoot');
  const minutes = documents(page).filter({ hasText: 'Notulen ALV 10-6-2026' });
  // A server that has just started may still be reading the demo's documents.
  await expect(async () => {
    await page.reload();
    await expectAnswer(page);
    await expect(minutes).toContainText('blz. 3', { timeout: 1000 });
  }).toPass();
  await minutes.getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV 10-6-2026/u });
  await expect(viewer.getByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue('dakgoot');
  await expect(viewer.getByText(/^\d+ van \d+$/u)).toBeVisible();
  await expect(viewer.getByRole('textbox', { name: 'Pagina' })).toHaveValue('3');
  await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
  expect(refused).toEqual([]);
});

test('the viewer marks other forms of the search word', async ({ page }) => {
  await openArchive(page, members.anna, '?zoek=dakgoot');
  const plan = documents(page).filter({ hasText: 'Meerjarenonderhoudsplan' });
  // A server that has just started may still be reading the demo's documents.
  await expect(async () => {
    await page.reload();
    await expectAnswer(page);
    await expect(plan.locator('mark').first()).toHaveText(/dakgoten/iu, { timeout: 1000 });
  }).toPass();
  await plan.getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: /^Meerjarenonderhoudsplan/u });
  await expect(viewer.getByText(/^1 van [1-9]\d*$/u)).toBeVisible();
  await expect(viewer.locator('[data-active]').first()).toBeVisible();
  // The search in the viewer matches other forms of a word too.
  await viewer.getByRole('searchbox', { name: 'Zoek in het document' }).fill('goten');
  await expect(viewer.getByText(/^\d+ van [1-9]\d*$/u)).toBeVisible();
});

test('documents with the search word as label are above documents that mention the word', async ({
  page,
}) => {
  await openArchive(page, members.anna, '?zoek=mjop');
  await expect(documents(page).first()).toContainText('Meerjarenonderhoudsplan 2026-2041');
});

test('a PDF opens over the list page by page, and Escape closes the PDF', async ({ page }) => {
  await openArchive(page, members.anna, '?zoek=Notulen+ALV+10-6-2026');
  await documents(page).first().getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: /Notulen ALV/u });
  await expect(viewer.getByRole('listitem').first()).toBeVisible();
  await expect(viewer.getByRole('listitem').first()).toContainText(/vergadering/iu);
  await expectFocusIn(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(documents(page).first()).toBeVisible();
});
