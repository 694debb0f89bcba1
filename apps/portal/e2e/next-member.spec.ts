import { expect } from '@playwright/test';
import { documents, openArchive, uploads } from './support/archive.ts';
import { members } from './support/members.ts';
import { expectSignedIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a user who signs in after another finds nothing of that user on screen or in local storage', async ({
  page,
}) => {
  await openArchive(page, members.bram);
  await page.getByRole('link', { name: /^Contracten/u }).click();
  await expect(page).toHaveURL(/groep=/u);
  const groupId = new URL(page.url()).searchParams.get('groep') ?? '';
  await expect(documents(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Documenten toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'Geheim.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ dit is geen pdf') },
    ]);
  await dialog.getByRole('button', { name: 'Document toevoegen' }).click();
  await expect(uploads(page).getByRole('alert')).toContainText('Geheim.pdf');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(groupId);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(uploads(page)).toHaveCount(0);
  await submitLogin(page, members.anna);
  await expectSignedIn(page);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/archive-?\/?(groups|documents)/u, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  await expect(page.getByText('Contracten')).toHaveCount(0);
  await expect(documents(page)).toHaveCount(0);
  release();
  await expect(documents(page).first()).toBeVisible();
  await expect(page.getByText('Contracten')).toHaveCount(0);
  await expect(page).toHaveURL(/\/archive$/u);
  await expect(page.getByText('Geheim.pdf')).toHaveCount(0);
  await expect.poll(kept).toContain(members.anna);
  for (const theirs of [members.bram, groupId, 'Geheim']) await expect.poll(kept).not.toContain(theirs);
});
