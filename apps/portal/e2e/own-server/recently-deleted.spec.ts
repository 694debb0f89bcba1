import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { mijn } from '../support/server.ts';
import { startSession, submitLogin } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const NAME = 'Dakinspectie met drone';
const EMAIL = 'ineke.bestuur@waterpas.example';
const PASSWORD = 'Zolder-met-dakraam-7';

const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: NAME });
const restoreOf = (page: Page) => page.getByRole('button', { name: `Terugzetten ${NAME}` });

test('a board member deletes an album after a question, another one puts it back, and owners see nothing of it', async ({
  page,
  browser,
  server,
}) => {
  // Three members sign in, and one of them chooses a password first.
  test.slow();
  await startSession(page, members.bram);
  await page.goto('/photo-albums?vve=1001');
  await page.getByRole('link', { name: NAME }).click();
  const menu = page.getByRole('button', { name: 'Meer over dit album' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  const question = page.getByRole('alertdialog', { name: `Album “${NAME}” verwijderen?` });
  await expect(question).toContainText(/met \d+ foto's/u);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await question.getByRole('button', { name: 'Album verwijderen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Foto's" })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: "Foto's" })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeHidden();
  await page.getByRole('link', { name: 'Onlangs verwijderd' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onlangs verwijderde albums' })).toBeFocused();
  await expect(rowOf(page)).toContainText('door u');

  const second = await (await browser.newContext()).newPage();
  const account = ['--email', EMAIL, '--name', 'Ineke Jansen', '--association', '1001:board'];
  const output = await mijn(server, 'users', 'add', ...account);
  await second.goto(/(\/password\/reset\/\S+)/u.exec(output)?.[1] ?? '');
  await second.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await second.getByLabel('Herhaal wachtwoord').fill(PASSWORD);
  await second.getByRole('button', { name: 'Opslaan' }).click();
  await submitLogin(second, EMAIL, PASSWORD);
  await expect(second.getByRole('button', { name: /^Menu van Ineke/u })).toBeVisible();
  await second.goto('/photo-albums/deleted?vve=1001');
  await expect(rowOf(second)).toContainText('door Bram Bestuur');
  const cover = rowOf(second).locator('img');
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);

  const owner = await (await browser.newContext()).newPage();
  await startSession(owner, members.anna);
  await owner.goto('/photo-albums/deleted?vve=1001');
  await expect(owner.getByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
  await expect(owner.getByText(NAME)).toBeHidden();

  // Both members have the list open.
  const events = page.waitForRequest((request) => request.url().includes('/counts'));
  await restoreOf(second).focus();
  await second.keyboard.press('Enter');
  await expect(second.getByText(`“${NAME}” is teruggezet.`)).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await events;
  await expect(rowOf(page)).toBeHidden();

  await owner.getByRole('link', { name: "Foto's" }).first().click();
  await expect(owner.getByRole('link', { name: NAME })).toBeVisible();
  await second.context().close();
  await owner.context().close();
});

test('an owner finds a message that was deleted by mistake, and puts it back from a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await startSession(page, members.anna);
  await page.goto('/bulletin-board/add?vve=1001');
  const subject = 'Logeerbed te leen';
  await page.getByLabel('Onderwerp').fill(subject);
  await page.getByLabel('Bericht', { exact: true }).fill('Een week, of langer.');
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  const message = page.getByRole('article', { name: subject });
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: `Acties voor ${subject}` }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect(message).toBeHidden();
  await page.goto('/bulletin-board?vve=1001');
  await page.getByRole('link', { name: 'Onlangs verwijderd' }).click();
  await page.getByRole('button', { name: `Terugzetten ${subject}` }).click();
  await expect(page.getByText(`“${subject}” is teruggezet.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Prikbord' }).click();
  await expect(message).toBeVisible();
});
