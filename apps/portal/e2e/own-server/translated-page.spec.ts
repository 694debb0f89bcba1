import { expect, type Browser, type Page } from '@playwright/test';
import { approveByMouse, invoices, openInvoices } from '../support/invoices.ts';
import { members } from '../support/members.ts';
import { openScreen, screensOf } from '../support/screens.ts';
import { expectSignedIn, startSession, submitLogin } from '../support/sign-in.ts';
import { expectStarted } from '../support/started.ts';
import { test } from '../support/test.ts';
import { translatePages, type TranslatorKind } from '../support/translator.ts';
import { withoutEvents } from '../support/without-events.ts';

test.use({ installation: 'translated' });

const KINDS: readonly TranslatorKind[] = ['wraps', 'replaces'];
const FAILURE = /kon niet worden geladen|ging iets mis/u;

const textOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\s+/gu, ' ');

/** Opens a page of the same member in a browser of its own, which has no translator. */
async function openApart(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await withoutEvents(plain);
  return plain;
}

const expectSameText = (page: Page, plain: Page): Promise<void> =>
  expect(async () => expect(await textOf(page), page.url()).toBe(await textOf(plain))).toPass({
    timeout: 20_000,
  });

async function expectSameScreen(page: Page, browser: Browser): Promise<void> {
  const plain = await openApart(page, browser);
  await openScreen(plain, page.url());
  await expectSameText(page, plain);
  await plain.context().close();
}

test('every screen shows the same to members whose browsers wrap and replace all texts', async ({
  page,
  browser,
}) => {
  // Three pages open each screen.
  test.setTimeout(600_000);
  await startSession(page, members.bram);
  const screens = await screensOf(page);
  const plain = await openApart(page, browser);
  const translated: Page[] = [];
  const faults: string[] = [];
  for (const kind of KINDS) {
    const other = await openApart(page, browser);
    other.on('pageerror', ({ message }) => faults.push(`${other.url()}: ${message}`));
    await translatePages(other, kind);
    translated.push(other);
  }
  for (const path of screens) {
    await Promise.all([plain, ...translated].map((opened) => openScreen(opened, path)));
    for (const other of translated) await expectSameText(other, plain);
  }
  expect(faults).toEqual([]);
});

for (const kind of KINDS) {
  test(`each main action works for a member whose browser ${kind} all texts`, async ({ page, browser }) => {
    test.slow();
    await translatePages(page, kind);
    await page.goto('/login');
    // Playwright enters a text in steps, and React replaces a page that was translated before it starts.
    await expectStarted(page);
    await submitLogin(page, members.bram, 'verkeerd');
    await expect(page.getByText('Ongeldige gebruikersnaam en / of wachtwoord.').first()).toBeVisible();
    await submitLogin(page, members.bram);
    await expectSignedIn(page);

    await test.step('search, filter and turn the page', async () => {
      await page.goto('/todos');
      await expectStarted(page);
      await page.getByRole('searchbox').first().fill('dakgoot');
      await expect(page).toHaveURL(/zoek=dakgoot/u);
      await expectSameScreen(page, browser);
      await page.getByRole('searchbox').first().fill('');
      await page.getByRole('button', { name: 'Afgehandeld', exact: true }).first().click();
      await page.getByRole('option', { name: 'Ja' }).click();
      await expect(page.getByText('1–25 van 47 actiepunten').first()).toBeVisible();
      await page.getByRole('button', { name: 'Volgende' }).click();
      await expect(page.getByText('26–47 van 47 actiepunten').first()).toBeVisible();
      await expectSameScreen(page, browser);
    });

    await test.step('send a form that is not filled in, and then one that is', async () => {
      await page.goto('/bulletin-board/add');
      await expectStarted(page);
      await page.getByRole('button', { name: 'Plaatsen' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Onderwerp' })).toBeVisible();
      await page.getByLabel('Onderwerp').fill(`Vertaald bericht (${kind})`);
      await page.getByLabel('Bericht').fill('De tekst blijft zoals hij is.');
      await page.getByRole('button', { name: 'Plaatsen' }).click();
      await expect(page.getByRole('article', { name: `Vertaald bericht (${kind})` })).toBeVisible();
      await expectSameScreen(page, browser);
    });

    await test.step('approve an invoice, which leads to the next one', async () => {
      await openInvoices(page, members.bram);
      const tab = page.getByRole('tab', { name: /^Te controleren/u });
      const before = await tab.innerText();
      await invoices(page).first().getByRole('link').click();
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await approveByMouse(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
      await expect(page.getByRole('main').getByText(FAILURE)).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(/1 van \d+/u);
      await page.getByRole('link', { name: 'Factuur controle', exact: true }).first().click();
      await expect(tab).not.toHaveText(before);
      await expectSameScreen(page, browser);
    });
  });
}

test('every association shows its own lists to a member whose browser replaces all texts', async ({
  page,
  browser,
}) => {
  await startSession(page, members.frits);
  await translatePages(page, 'replaces');
  await page.goto('/todos?vve=1001');
  await expectStarted(page);
  await expect(page.getByText(/^1–\d+ van \d+/u).first()).toBeVisible();
  for (const name of ['1002 - VvE Parkzicht', '1003 - VvE Molenwiek', '1001 - VvE De Kade']) {
    await page.getByRole('button', { name: /^Vereniging:/u }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page).toHaveURL(new RegExp(`vve=${name.slice(0, 4)}`, 'u'));
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText(name.slice(7));
    await expectSameScreen(page, browser);
  }
});
