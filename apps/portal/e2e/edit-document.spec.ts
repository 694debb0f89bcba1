import { expect, type Page } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

const rowOf = (page: Page, name: string) => documents(page).filter({ hasText: name });

async function openMenu(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .first()
    .getByRole('button', { name: /^Acties voor/u })
    .click();
}

test('the board changes the name, group, date and labels of a document, and the list shows the changes', async ({
  page,
}) => {
  const name = 'Offerte relinen standleidingen';
  await openArchive(page, members.bram, `?zoek=${encodeURIComponent(name)}`);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();

  const dialog = page.getByRole('dialog', { name: 'Document wijzigen' });
  await expect(dialog.getByLabel('Naam')).toHaveValue(name);
  await dialog.getByLabel('Naam').fill('Offerte relinen standleidingen 2026');
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: /^Begrotingen · / }).click();
  await dialog.getByRole('spinbutton', { name: /^dag/u }).click();
  await page.keyboard.type('04032025');
  await dialog.getByLabel('Labels').fill('gevel,');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('“Offerte relinen standleidingen 2026” is gewijzigd.')).toBeVisible();

  const renamed = rowOf(page, 'Offerte relinen standleidingen 2026');
  await expect(renamed).toContainText('4-3-2025');
  await expect(renamed).toContainText('gevel');
  await page.getByRole('link', { name: /^Begrotingen/u }).click();
  await expect(renamed).toBeVisible();
  await page.reload();
  await expect(renamed).toBeVisible();

  await openMenu(page, 'Offerte relinen standleidingen 2026');
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
  await dialog.getByLabel('Naam').fill('Offerte relinen (vergissing)');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  // A toast stays while the pointer is over it, so that the steps below have enough time.
  await undo.hover();
  await expect(rowOf(page, '(vergissing)')).toBeVisible();
  await undo.click();
  await expect(rowOf(page, '(vergissing)')).toHaveCount(0);
  await expect(renamed).toBeVisible();
});

test('an invalid date and a label that is too long are refused and stay in their fields', async ({
  page,
}) => {
  const name = 'Offerte betonherstel balkons';
  await openArchive(page, members.bram, `?zoek=${encodeURIComponent(name)}`);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document wijzigen' });
  await dialog.getByRole('spinbutton', { name: /^dag/u }).click();
  await page.keyboard.type('31022025');
  await dialog.getByLabel('Labels').fill('x'.repeat(41));
  // The error of a label is shown when the field loses the focus, which makes the dialog higher.
  await dialog.getByLabel('Labels').press('Tab');
  await expect(dialog.getByText(/is te lang. Gebruik hoogstens 40 tekens/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText(/De datum 31-2-2025 bestaat niet/u)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Labels: Gebruik hoogstens 40 tekens/u })).toBeVisible();
  await expect(dialog.getByRole('spinbutton', { name: /^dag/u })).toHaveText('31');
  await expect(dialog.getByLabel('Labels')).toHaveValue('x'.repeat(41));
  await page.reload();
  await expect(dialog.getByText(/De datum 31-2-2025 bestaat niet/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Opnieuw beginnen' }).click();
});
