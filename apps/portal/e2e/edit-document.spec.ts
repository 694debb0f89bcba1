import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectFocusIn } from './support/keyboard.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => documents(page).filter({ hasText: name });

async function openArchive(page: Page, member: string, search: string): Promise<void> {
  await startSession(page, member);
  await page.goto(`/archive?zoek=${encodeURIComponent(search)}`);
  await expect(documents(page).first()).toBeVisible();
  await expectStarted(page);
}

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
  await openArchive(page, members.bram, name);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();

  const dialog = page.getByRole('dialog', { name: 'Document bewerken' });
  await expect(dialog.getByLabel('Naam')).toHaveValue(name);
  await expectAccessible(page);
  await dialog.getByLabel('Naam').fill('Offerte relinen standleidingen 2026');
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: 'Begrotingen' }).click();
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
});

test('an edit can be undone from the toast', async ({ page }) => {
  const name = 'Offerte ledverlichting trappenhuizen';
  await openArchive(page, members.bram, name);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document bewerken' });
  await dialog.getByLabel('Naam').fill(`${name} (vergissing)`);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  // A toast stays while the pointer is over it, so that the steps below have enough time.
  await undo.hover();
  await expect(rowOf(page, '(vergissing)')).toBeVisible();
  await undo.click();
  await expect(rowOf(page, '(vergissing)')).toHaveCount(0);
  await expect(rowOf(page, name).first()).toBeVisible();
});

test('closing the edit dialog keeps a draft if there are changes, and nothing otherwise', async ({
  page,
}) => {
  const name = 'Offerte betonherstel balkons';
  await openArchive(page, members.bram, name);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document bewerken' });
  const field = dialog.getByLabel('Naam');
  const shown = await field.inputValue();
  const kept = page.getByText('Uw concept is bewaard');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(kept).toBeHidden();

  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  await field.fill(`${shown} (vergissing)`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(kept).toBeVisible();
  await expect(rowOf(page, '(vergissing)')).toHaveCount(0);
  await expectAccessible(page);

  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  await expect(field).toHaveValue(`${shown} (vergissing)`);
  await expect(dialog.getByText(/^Uw concept van/u)).toBeVisible();
  await expectFocusIn(dialog);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(field).toHaveValue(shown);
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog).toBeHidden();
  await expect(kept).toBeHidden();
});

test('an invalid date and a label that is too long are refused and stay in their fields', async ({
  page,
}) => {
  const name = 'Offerte betonherstel balkons';
  await openArchive(page, members.bram, name);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document bewerken' });
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
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByText(/De datum 31-2-2025 bestaat niet/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('an owner can view a document but not edit it', async ({ page }) => {
  await openArchive(page, members.anna, 'Notulen ALV 10-6-2026');
  await openMenu(page, 'Notulen ALV 10-6-2026');
  await expect(page.getByRole('menuitem', { name: 'Bekijken' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toHaveCount(0);
});
