import { expect, type Page } from '@playwright/test';
import { respondWith, comeBackTo, TWO_FACTOR } from './support/responses.ts';
import { documents, openArchive, uploads } from './support/archive.ts';
import { clickUnlessLeft } from './support/leaving.ts';
import { members } from './support/members.ts';
import { hold } from './support/network.ts';
import { onePagePdf } from './support/pdf.ts';
import { signIn, startSession, submitLogin } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Document wijzigen' });
const nameField = (page: Page) => editDialog(page).getByLabel('Naam');
const kept = (page: Page) => page.getByText('Uw concept is bewaard');
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

async function beginEdit(page: Page, text: string): Promise<string> {
  await documents(page)
    .first()
    .getByRole('button', { name: /^Acties voor/u })
    .click();
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
  const name = await nameField(page).inputValue();
  await nameField(page).press('End');
  await nameField(page).pressSequentially(text);
  return `${name}${text}`;
}

const askToLogOut = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();

test('an edit is in the same dialog with the same text after the session ended and a new login', async ({
  page,
  context,
}) => {
  await openArchive(page, members.bram, '?zoek=huishoudelijk');
  const typed = await beginEdit(page, ' concept');
  await context.clearCookies();
  await clickUnlessLeft(editDialog(page).getByRole('button', { name: 'Opslaan' }));
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(page, members.bram);
  await expect(nameField(page)).toHaveValue(typed);
  await expect(page).toHaveURL(/zoek=huishoudelijk.*bewerken=/u);
  await expect(editDialog(page).getByText(/^Uw concept van/u)).toBeVisible();
  await editDialog(page).getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('a reload right after the last keystroke, Back and Forward lose nothing', async ({ page }) => {
  await openArchive(page, members.bram, '?zoek=splitsingsakte');
  const typed = await beginEdit(page, ' abc');
  await page.reload();
  await expect(nameField(page)).toHaveValue(typed);
  await nameField(page).press('End');
  await nameField(page).pressSequentially('d');
  await page.goBack();
  await expect(editDialog(page)).toBeHidden();
  await expect(kept(page)).toBeVisible();
  await page.goForward();
  await expect(nameField(page)).toHaveValue(`${typed}d`);
  await expect(kept(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(nameField(page)).toHaveValue(`${typed}d`);
  await editDialog(page).getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('two tabs each keep their own draft when they store other data', async ({ page, context }) => {
  await openArchive(page, members.bram, '?zoek=verzekering');
  const other = await context.newPage();
  await other.goto('/archive?zoek=begroting');
  await expect(documents(other).first()).toBeVisible();
  const typed = await beginEdit(page, ' een');
  const typedThere = await beginEdit(other, ' twee');
  await other.keyboard.press('Escape');
  await other.getByRole('link', { name: /^Contracten/u }).click();
  await expect(other).toHaveURL(/groep=/u);
  await nameField(page).pressSequentially('!');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect.poll(() => stored(tab)).toContain(`${typed}!`);
    await expect.poll(() => stored(tab)).toContain(typedThere);
  }
  await expect(nameField(page)).toHaveValue(`${typed}!`);
});

test('a logout shows that drafts are removed, and removes them', async ({ page }) => {
  await openArchive(page, members.bram, '?zoek=onderhoud');
  const typed = await beginEdit(page, ' weg');
  await page.keyboard.press('Escape');
  await expect(kept(page)).toBeVisible();
  await askToLogOut(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('U hebt een concept dat u nog niet hebt opgeslagen.');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.poll(() => stored(page)).toContain(typed);

  // A member who opens /logout directly was not told that drafts are removed.
  await page.goto('/logout');
  await expect(page.getByText('Uw concept is bewaard. U vindt het terug als u weer inlogt.')).toBeVisible();
  await submitLogin(page, members.bram);
  await askToLogOut(page);
  await expect(question).toContainText('Het wordt verwijderd als u uitlogt.');
  await question.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByText('Uw concept is verwijderd.')).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain(typed);
  await submitLogin(page, members.bram);
  await askToLogOut(page);
  await expect(question).not.toContainText('concept');
});

test('a user who signs in after the session of another user ended finds no draft of that user, who finds it again', async ({
  page,
  context,
}) => {
  await openArchive(page, members.bram, '?zoek=jaarrekening');
  const typed = await beginEdit(page, ' geheim');
  const url = page.url();
  await context.clearCookies();
  await clickUnlessLeft(editDialog(page).getByRole('button', { name: 'Opslaan' }));
  await expect(page).toHaveURL(/\/login\?next=/u);
  await submitLogin(page, members.anna);
  await expect(page.getByRole('button', { name: /Menu van Anna/u })).toBeVisible();
  await expect(editDialog(page)).toBeHidden();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  await expect(editDialog(page)).toBeHidden();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  await signIn(page, members.bram);
  await page.goto(url);
  await expect(nameField(page)).toHaveValue(typed);
  await editDialog(page).getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('queued uploads are shown and can be cancelled, and closing the page or logging out warns about them', async ({
  page,
}) => {
  await openArchive(page, members.bram);
  const release = await hold(page, /\/archive\/documents$/u);
  await page.getByRole('button', { name: 'Documenten toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await dialog.getByRole('button', { name: /Groep/u }).click();
  await page.getByRole('option', { name: /^Onderhoud · / }).click();
  const names = ['Wacht A.pdf', 'Wacht B.pdf', 'Wacht C.pdf'];
  await dialog
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: onePagePdf(name) })));
  await dialog.getByRole('button', { name: '3 documenten toevoegen' }).dblclick();
  await expect(uploads(page).getByRole('listitem')).toHaveCount(3);
  await expect(uploads(page).getByText('Wacht, nummer 2 in de rij')).toBeVisible();
  await uploads(page).getByRole('button', { name: 'Annuleer Wacht C.pdf' }).click();
  await expect(uploads(page).getByText('U hebt dit gestopt. Er is niets bewaard.')).toBeVisible();

  await askToLogOut(page);
  await expect(page.getByRole('alertdialog')).toContainText('Er worden nog 2 documenten verstuurd.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  release();
  await expect(uploads(page).getByText('Toegevoegd', { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(uploads(page)).toHaveCount(0);
});

test('a call in the background that requires the second factor loses nothing of what was typed', async ({
  page,
}) => {
  await startSession(page, members.frits);
  await page.goto('/bulletin-board/add?vve=1003');
  await expectStarted(page);
  await page.getByLabel('Onderwerp').fill('Halverwege');
  await page.route('**/counts', respondWith(TWO_FACTOR));
  await comeBackTo(page);
  await expect(page).toHaveURL(/\/login\/2fa\?next=%2Fbulletin-board%2Fadd%3Fvve%3D1003$/u);
  await page.unroute('**/counts');
  await page.goto('/bulletin-board/add?vve=1003');
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Halverwege');
});

const subject = (page: Page) => page.getByLabel('Onderwerp');
const elsewhere = (page: Page) => page.getByText('U schrijft dit al in een ander tabblad');

test('a second tab leaves the draft of the first alone, or takes it over when asked', async ({
  page,
  context,
}) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add');
  await subject(page).fill('Fietsenkelder');
  const other = await context.newPage();
  await other.goto('/bulletin-board/add');
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole('button', { name: 'Nieuw bericht' }).click();
  await subject(other).pressSequentially('T');
  await subject(other).press('Backspace');
  await subject(other).fill('Tuindag');
  await page.reload();
  await expect(subject(page)).toHaveValue('Fietsenkelder');
  await other.reload();
  await expect(subject(other)).toHaveValue('Tuindag');

  // A tab that was duplicated begins with the session storage of the first one.
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(elsewhere(copy)).toBeVisible();
  await copy.getByRole('button', { name: 'Hier verder' }).click();
  await expect(subject(copy)).toHaveValue('Fietsenkelder');
  await expect(elsewhere(page)).toBeVisible();
  await subject(copy).fill('Fietsenkelder opruimen');
  await copy.close();
  await expect(subject(page)).toHaveValue('Fietsenkelder opruimen');
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(subject(other)).toHaveValue('Tuindag');
  await other.getByRole('button', { name: 'Opnieuw beginnen' }).click();
});

test('a form that was started again gets its text and its file back', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add');
  await subject(page).fill('Met een bijlage');
  const file = { name: 'Rooster.pdf', mimeType: 'application/pdf', buffer: onePagePdf('Rooster') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Verwijder Rooster.pdf' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(subject(page)).toHaveValue('');
  await subject(page).fill('Iets anders');
  await page.getByRole('button', { name: 'Concept terugzetten' }).click();
  await expect(subject(page)).toHaveValue('Met een bijlage');
  await page.getByLabel('Bericht').fill('Zie het rooster.');
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(page.getByText('“Met een bijlage” staat op het prikbord.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Rooster/u }).first()).toBeVisible();
  await page.goto('/bulletin-board/add');
  await expect(subject(page)).toHaveValue('Iets anders');
});
