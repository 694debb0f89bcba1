import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const groupsOf = async (page: Page): Promise<string> => {
  await page.goto('/archive');
  const groups = page.getByRole('navigation', { name: /groepen/iu }).or(page.getByRole('main'));
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  return (await groups.first().textContent()) ?? '';
};

test('a group that the board hides is gone for owners at once, and back after the undo', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await startSession(owner, members.anna);
  expect(await groupsOf(owner)).toContain('Verzekeringen');

  await startSession(page, members.bram);
  await page.goto('/profile/board/archive-settings');
  const control = page.getByRole('switch', { name: 'Verzekeringen' });
  await expect(control).toBeChecked();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alleen het bestuur ziet “Verzekeringen” nu.')).toBeVisible();
  expect(await groupsOf(owner)).not.toContain('Verzekeringen');

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('“Verzekeringen” is weer zoals het was.')).toBeVisible();
  await expect(control).toBeChecked();
  expect(await groupsOf(owner)).toContain('Verzekeringen');
  await context.close();
});

test('an open document of a group that the board closes goes from the tab of an owner, with a text', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await startSession(owner, members.anna);
  const events = owner.waitForResponse((response) => response.url().includes('/api/events'));
  await owner.goto('/archive');
  await owner.getByRole('link', { name: /^Verzekeringen/u }).click();
  const rows = owner.getByRole('list', { name: 'Documenten' }).getByRole('listitem');
  await expect(rows.first()).toContainText(/polis|verzekering/iu);
  const name = (await rows.first().getByRole('link').first().textContent()) ?? '';
  await rows.first().getByRole('link').first().click();
  const viewer = owner.getByRole('dialog', { name });
  await expect(viewer.getByRole('listitem', { name: /^Pagina 1/u })).toBeVisible();
  await events;

  await startSession(page, members.bram);
  await page.goto('/profile/board/archive-settings');
  const control = page.getByRole('switch', { name: 'Verzekeringen' });
  await control.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alleen het bestuur ziet “Verzekeringen” nu.')).toBeVisible();
  await expect(viewer.getByText('Dit document is niet meer te zien')).toBeVisible();
  await expect(viewer.getByRole('listitem', { name: /^Pagina 1/u })).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  await expect(owner.getByRole('link', { name: /^Verzekeringen/u })).toHaveCount(0);
  await expect(owner.getByRole('link', { name, exact: true })).toHaveCount(0);

  // A document that the board member hid a moment ago comes back without a question.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('“Verzekeringen” is weer zoals het was.')).toBeVisible();
  await expect(owner.getByRole('link', { name: /^Verzekeringen/u })).toBeVisible();
  await context.close();
});

test('a group for the board is opened after a question with numbers, and each of its documents says who sees it', async ({
  page,
}) => {
  await startSession(page, members.bram);
  await page.goto('/profile/board/archive-settings');
  const control = page.getByRole('switch', { name: 'Contracten' });
  await control.focus();
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/\d+ documenten worden zichtbaar voor \d+ eigenaren\./u);
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(control).not.toBeChecked();

  await page.goto('/archive');
  await page.getByRole('link', { name: /^Contracten/u }).click();
  const row = page.getByRole('list', { name: 'Documenten' }).getByRole('listitem').first();
  await expect(row).toContainText('alleen bestuur');
  await row.getByRole('button', { name: /^Acties voor/u }).click();
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document wijzigen' });
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: 'Onderhoud · eigenaren en bestuur' }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(question).toContainText(/1 document wordt zichtbaar voor \d+ eigenaren\./u);
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(dialog).toBeVisible();
});
