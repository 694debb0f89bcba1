import { expect } from '@playwright/test';
import { comeBackTo } from './support/responses.ts';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { hold } from './support/network.ts';
import { expectSignedIn, signIn, startNewSession, startSession, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a logout in one tab logs out the other tab, which shows its page again after a new login', async ({
  page,
  context,
}) => {
  await openArchive(page, members.anna, '?zoek=notulen');
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/u);

  // The other tab is notified without getting the focus.
  await expect(page).toHaveURL(/\/login\?next=%2Farchive%3Fzoek%3Dnotulen$/u);
  await expect(page.getByText('U bent uitgelogd in een ander tabblad of venster.')).toBeVisible();
  await submitLogin(other, members.anna);
  await expectSignedIn(other);
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  await expect(documents(page).first()).toBeVisible();
});

test('a login of another member in a second tab replaces the first member in both tabs', async ({
  page,
  context,
}) => {
  await openArchive(page, members.bram);
  await page.getByRole('link', { name: /^Contracten/u }).click();
  await expect(page).toHaveURL(/groep=/u);
  await expect(documents(page).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/u);
  await signIn(other, members.anna);

  await comeBackTo(page);
  await expect(page.getByRole('button', { name: /Menu van Anna/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Alle documenten/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Contracten/u })).toHaveCount(0);
  await expect(page).toHaveURL(/\/archive$/u);
  await expect(documents(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bestuur/u })).toHaveCount(0);
  await expect(page.getByText(/Bram/u)).toHaveCount(0);
  for (const tab of [page, other]) {
    const stored = () => tab.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain(members.anna);
    await expect.poll(stored).not.toContain(members.bram);
  }
});

test('what one member typed is not sent as another who signed in meanwhile, and stays a draft', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add');
  await page.getByLabel('Onderwerp').fill('Van Anna');
  await page.getByLabel('Bericht').fill('Dit schreef Anna.');
  // The login of another tab, of which this one is not notified.
  await startNewSession(page, members.bram);
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(page.getByText('Er is nu iemand anders ingelogd. Er is niets verstuurd.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Menu van Bram/u })).toBeVisible();
  await expect(page.getByText(/staat klaar als u weer zelf inlogt/u)).toBeVisible();
  await page.goto('/bulletin-board/add');
  await expect(page.getByLabel('Onderwerp')).toHaveValue('');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  await signIn(page, members.anna);
  await page.goto('/bulletin-board/add');
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Van Anna');
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('a logout asks about the photos of another tab, which then names those that were not sent', async ({
  page,
  context,
}) => {
  await startSession(page, members.anna);
  await page.goto('/photo-albums/add');
  await hold(page, /\/photos$/u);
  const photo = {
    name: 'tuin.png',
    mimeType: 'image/png',
    buffer: Buffer.from('The request never arrives.'),
  };
  await page.locator('input[type=file]').setInputFiles([photo, { ...photo, name: 'dak.png' }]);
  await expect(page.getByText('tuin.png', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/bulletin-board');
  await other.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText("In een ander tabblad worden nog 2 foto's verstuurd.");
  await question.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByText(/^Niet verstuurd: tuin\.png, dak\.png\./u)).toBeVisible();
});
