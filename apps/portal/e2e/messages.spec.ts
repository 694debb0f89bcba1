import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an owner reads the bulletin board, opens an attachment, and goes back', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board?zoek=tuindag');
  await page.getByRole('link', { name: 'Taakverdeling tuindag' }).click();
  const viewer = page.getByRole('dialog', { name: 'Taakverdeling tuindag' });
  await expect(viewer.getByRole('listitem', { name: /^Pagina 1/u })).toContainText('Snoeien');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a message has a URL of its own that survives a reload, also from the third page of the list', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board?pagina=2');
  const link = page.getByRole('link', { name: 'Nieuwjaarsborrel in de hal' });
  await link.click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/bericht=/u);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Alle berichten' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('the search leads to a message and to the page of a file of the provider', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board');
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  const search = () => page.getByRole('button', { name: 'Zoeken' }).click();
  await search();
  await dialog.getByRole('combobox').fill('sleutelbos');
  await dialog.getByRole('option', { name: /^Sleutelbos gevonden/u }).click();
  await expect(page.getByRole('article', { name: 'Sleutelbos gevonden bij de brievenbussen' })).toBeVisible();
  await search();
  await dialog.getByRole('combobox').fill('rookmelders');
  await dialog.getByRole('option', { name: /^Brandveiligheid in het trappenhuis/u }).click();
  await expect(page).toHaveURL(/\/waterpas\/news\?/u);
  await expect(page.getByRole('dialog', { name: 'Checklist brandveiligheid' })).toBeVisible();
});
