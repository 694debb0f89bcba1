import { expect, type Page } from '@playwright/test';
import { onePagePdf } from './pdf.ts';
import { startSession } from './sign-in.ts';
import { expectStarted } from './started.ts';

export const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' }).getByRole('listitem');

export async function expectResponse(page: Page): Promise<void> {
  const nothing = page.getByRole('heading', { name: 'Niets gevonden' });
  await expect(documents(page).or(nothing).first()).toBeVisible();
}

export const uploads = (page: Page) => page.getByRole('region', { name: 'Documenten toevoegen' });

export async function openArchive(page: Page, member: string, search = ''): Promise<void> {
  await startSession(page, member);
  await page.goto(`/archive${search}`);
  await expect(documents(page).first()).toBeVisible();
  await expectStarted(page);
}

export async function upload(page: Page, name: string, buffer = onePagePdf(name)): Promise<void> {
  await page.getByRole('button', { name: 'Documenten toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: /^Onderhoud · / }).click();
  await dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await dialog.getByRole('button', { name: 'Document toevoegen' }).click();
  await expect(dialog).toBeHidden();
}

/** Uploads a PDF and waits until the server has stored it, because leaving the page earlier would cancel the upload. */
export async function store(page: Page, name: string, buffer = onePagePdf(name)): Promise<void> {
  await upload(page, name, buffer);
  await expect(uploads(page).getByRole('listitem').filter({ hasText: name })).toContainText('Toegevoegd');
}
