import { expect, type Page } from '@playwright/test';
import { clickUnlessLeft } from './support/leaving.ts';
import { members } from './support/members.ts';
import { onePagePdf } from './support/pdf.ts';
import { startSession, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

const choose = (page: Page, field: RegExp, name: string) =>
  page
    .getByRole('group', { name: field })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: onePagePdf(name) });

const removeButton = (page: Page, name: string) => page.getByRole('button', { name: `Verwijder ${name}` });

test('a newsletter is in the form with its uploaded files after the session ended and a new login', async ({
  page,
  context,
}) => {
  await startSession(page, members.bram);
  await page.goto('/news-letter/add');
  await page.getByLabel('Onderwerp').fill('Winter op de Kade');
  await choose(page, /^Nieuwsbrief \(PDF\)/u, 'winter.pdf');
  await choose(page, /^Bijlagen/u, 'rooster.pdf');
  await expect(removeButton(page, 'winter.pdf')).toBeVisible();
  await expect(removeButton(page, 'rooster.pdf')).toBeVisible();

  await context.clearCookies();
  await clickUnlessLeft(page.getByRole('button', { name: 'Plaatsen' }));
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(page, members.bram);

  await expect(page.getByText(/^Uw concept van/u)).toBeVisible();
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Winter op de Kade');
  await expect(removeButton(page, 'winter.pdf')).toBeVisible();
  await expect(removeButton(page, 'rooster.pdf')).toBeVisible();

  await removeButton(page, 'rooster.pdf').click();
  await expect(page.getByText('De bijlage is succesvol verwijderd.')).toBeVisible();
  await page.getByRole('radio', { name: 'Nog niet' }).check({ force: true });
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByText(/^Het concept “.*” is opgeslagen\./u)).toBeVisible();
  const draft = page.getByRole('list', { name: 'Nog niet verschenen' }).getByRole('listitem');
  await expect(draft.filter({ hasText: 'Winter op de Kade' })).toContainText('Concept');
});
