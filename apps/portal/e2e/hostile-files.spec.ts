import { expect } from '@playwright/test';
import { createHugeImagePdf } from '../../server/src/testing/hostile-files.ts';
import { documents, expectAnswer, openArchive, store, upload, uploads } from './support/archive.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

test('an empty file and a PDF without content are refused with the reason', async ({ page }) => {
  await openArchive(page, members.bram);
  await upload(page, 'Leeg.pdf', Buffer.alloc(0));
  await expect(uploads(page)).toContainText('Dit bestand is leeg.');
  await upload(page, 'Half.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  await expect(uploads(page)).toContainText('Dit bestand is beschadigd: er zit geen document in.');
});

test('an image of 30,000 × 30,000 pixels crashes nothing, and the viewer shows why the image is missing', async ({
  page,
}) => {
  const name = 'Plattegrond van 30000 punten';
  await openArchive(page, members.bram);
  await store(page, `${name}.pdf`, createHugeImagePdf());
  await expect(async () => {
    await page.goto('/archive?zoek=plattegrond');
    await expectAnswer(page);
    await expect(documents(page).filter({ hasText: name })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await documents(page).filter({ hasText: name }).getByRole('link').click();
  const viewer = page.getByRole('dialog', { name });
  const sheet = viewer.getByRole('listitem', { name: 'Pagina 1 van 1' });
  await expect(sheet).toBeVisible();
  // The text of the page is shown, and the viewer shows which image is missing.
  await expect(viewer).toContainText('een afbeelding die te groot is', { timeout: 3000 });
  await expect(sheet).toContainText('Onder de plaat');
});
