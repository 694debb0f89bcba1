import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import { type Browser, expect, type Page } from '@playwright/test';
import { documents } from '../support/archive.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { folderOfRun } from '../support/folders.ts';
import { clickUnlessLeft } from '../support/leaving.ts';
import { members } from '../support/members.ts';
import { setUpApp } from '../support/second-factor.ts';
import { mailsTo, moveTime, type Server, startServer } from '../support/server.ts';
import { expectSignedIn, submitLogin } from '../support/sign-in.ts';
import { expectStarted } from '../support/started.ts';
import { test as base } from '../support/test.ts';

const demoBrand = path.resolve(import.meta.dirname, '../../../server/demo/brand.json');

/** The journeys of this file have a server whose brand requires a second factor. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the first parameter
    async ({}, provide, { workerIndex }) => {
      const dataDir = path.join(folderOfRun(), `required-factor-${workerIndex}`);
      const brandFile = `${dataDir}-brand.json`;
      await copyDemoData(dataDir);
      const brand: object = JSON.parse(await readFile(demoBrand, 'utf8'));
      await writeFile(
        brandFile,
        JSON.stringify({ ...brand, require_second_factor: ['board', 'invoice_check'] }),
      );
      const server = await startServer(dataDir, { BRAND_FILE: brandFile });
      await provide(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// The journeys follow one installation from the notice to its end.
test.describe.configure({ mode: 'serial' });
test.slow();

const newPage = async (browser: Browser, baseURL = ''): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const setUp = (page: Page) => heading(page, 'Stel een tweede stap in');

async function setUpWithApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellen met een app' }).click();
  await setUpApp(page);
}

let open: Page;

test('during the notice, a board member reads from when a second factor is required, above every page and in a mail', async ({
  browser,
  baseURL,
  server,
}) => {
  open = await newPage(browser, baseURL);
  await expect
    .poll(async () => (await mailsTo(server, members.bram)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Stel vóór .+ een tweede stap in om in te loggen$/u));
  await open.goto('/bulletin-board');
  await submitLogin(open, members.bram);
  const notice = open.getByRole('region', { name: 'Verplichte tweede stap' });
  await expect(notice).toContainText(/Stel vóór .+ 20\d\d een tweede stap in/u);
  await expect(notice.getByRole('link', { name: 'Instellen' })).toHaveAttribute(
    'href',
    /\/profile\/settings/u,
  );
  await expectStarted(open);
});

test('after the notice, an open page asks for it as soon as a call is refused, and comes back with what was typed', async ({
  server,
}) => {
  await open.goto('/archive?zoek=huishoudelijk');
  const dialog = open.getByRole('dialog', { name: 'Document wijzigen' });
  const name = dialog.getByLabel('Naam');
  await documents(open)
    .first()
    .getByRole('button', { name: /^Acties voor/u })
    .click();
  await open.getByRole('menuitem', { name: 'Wijzigen' }).click();
  await name.press('End');
  await name.pressSequentially(' concept');
  const typed = await name.inputValue();
  expect(await moveTime(server, 'second-factor-notice')).toBeGreaterThan(0);
  await clickUnlessLeft(dialog.getByRole('button', { name: 'Opslaan' }));
  await expect(setUp(open)).toBeVisible();
  await expect(open).toHaveURL(/\/login\/2fa\?next=%2Farchive/u);
  await setUpWithApp(open);
  await expect(open).toHaveURL(/zoek=huishoudelijk.*bewerken=/u);
  await expect(name).toHaveValue(typed);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await open.context().close();
});

test('a checker who signs in sets up a passkey, and goes on to the page that was asked for', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL);
  const authenticator = await addAuthenticator(page);
  await page.goto('/meetings');
  await submitLogin(page, members.gerda);
  await expect(setUp(page)).toBeVisible();
  await page.goto('/invoices-check');
  await expect(setUp(page)).toBeVisible();
  expect((await page.request.get('/api/profile')).status()).toBe(403);
  await page.getByRole('button', { name: 'Instellen met een passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' });
  await dialog.getByLabel('Naam').fill('Laptop');
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(heading(page, 'Factuur controle')).toBeVisible();

  // The login page would let the passkey sign in by itself.
  await authenticator.confirms(false);
  await page.goto('/logout');
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await submitLogin(page, members.gerda);
  await expect(heading(page, 'Passkey gebruiken')).toBeVisible();
  await authenticator.confirms(true);
  await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
  await expectSignedIn(page);
  await page.context().close();
});

test('an owner notices nothing', async ({ page, server }) => {
  await page.goto('/archive');
  await submitLogin(page, members.anna);
  await expect(heading(page, 'Archief')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verplichte tweede stap' })).toBeHidden();
  expect((await mailsTo(server, members.anna)).map(({ subject = '' }) => subject)).not.toContainEqual(
    expect.stringContaining('tweede stap'),
  );
});
