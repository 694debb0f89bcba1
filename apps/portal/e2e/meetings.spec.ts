import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const meetingsOf = (page: Page, year: number) =>
  page.getByRole('list', { name: `Vergaderingen van ${year}` }).getByRole('listitem');
const upcoming = (page: Page) => page.getByRole('list', { name: 'Komende vergaderingen' });
const documents = (page: Page) => page.getByRole('list', { name: 'Documenten' }).getByRole('listitem');

async function openMeetings(page: Page, member: string): Promise<void> {
  await startSession(page, member);
  await page.goto('/meetings');
  await expect(upcoming(page)).toBeVisible();
  await expectStarted(page);
}

async function saved(page: Page, link: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a member finds and reads the minutes of a past meeting', async ({ page }) => {
    await openMeetings(page, members.anna);
    await meetingsOf(page, 2026).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Algemene ledenvergadering' })).toBeFocused();
    await expect(page.getByText(/woensdag 10 juni 2026/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'In mijn kalender' })).toHaveCount(0);
    await documents(page)
      .getByRole('link', { name: /^Notulen/u })
      .click();
    const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
    await expect(viewer.getByRole('listitem').first()).toContainText(/vergadering/iu);
    const document = new URL(page.url()).searchParams.get('document') ?? '';
    await page.goBack();
    await expect(viewer).toBeHidden();
    // A link opens the same minutes at a page, with the words to find.
    await page.goto(`${page.url()}?document=${document}&bladzijde=3&zoek=dakgoot`);
    await expect(viewer.getByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue('dakgoot');
    await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
  });
});

test('the next meeting is added to a calendar, and all documents of a meeting are downloaded as one zip', async ({
  page,
}) => {
  await openMeetings(page, members.anna);
  await expect(upcoming(page)).toContainText('19.30 uur, Buurthuis De Sluis');
  const calendar = await saved(page, 'In mijn kalender');
  expect(calendar.name).toBe('Vergadering VvE De Kade 9-12-2026.ics');
  const lines = calendar.bytes.toString().split('\r\n');
  expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20261209T193000');
  expect(lines).toContain('LOCATION:Buurthuis De Sluis');
  await meetingsOf(page, 2026).getByRole('link').click();
  await expect(documents(page)).toHaveCount(7);
  const { name, bytes } = await saved(page, 'Alle stukken (zip)');
  expect(name).toBe('Vergadering VvE De Kade 10-6-2026.zip');
  for (const document of ['Uitnodiging en agenda', 'Notulen', 'Besluitenlijst', 'Presentielijst']) {
    expect(bytes.includes(`${document} ALV 10-6-2026.`)).toBe(true);
  }
});

test('a calendar program can read the calendar feed without a login until its URL is renewed', async ({
  page,
  playwright,
}) => {
  await openMeetings(page, members.frits);
  await page.getByRole('button', { name: 'Kalenderabonnement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalenderabonnement' });
  const field = dialog.getByRole('textbox', { name: 'Adres van uw abonnement' });
  await expect(field).toHaveValue(/key=/u);
  const pathOf = async () => {
    const { pathname, search } = new URL(await field.inputValue());
    return new URL(pathname + search, page.url()).href;
  };
  const program = await playwright.request.newContext();
  const first = await pathOf();
  const response = await program.get(first);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toContain('SUMMARY:VvE De Kade: Algemene ledenvergadering');

  await dialog.getByRole('button', { name: 'Nieuw adres maken' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nieuw adres maken?' });
  await question.getByRole('button', { name: 'Nieuw adres maken' }).click();
  await expect(page.getByText('U hebt een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
  await expect.poll(pathOf).not.toBe(first);
  expect((await program.get(first)).status()).toBe(404);
  expect((await program.get(await pathOf())).status()).toBe(200);
  await program.dispose();
});

test('a member says that she comes, and the board reads it with the votes', async ({ browser, page }) => {
  const context = await browser.newContext();
  const board = await context.newPage();
  await startSession(board, members.bram);
  await board.goto('/meetings');
  await upcoming(board)
    .getByRole('link', { name: /^Algemene/u })
    .click();
  const quorum = board.locator('details', { has: board.locator('summary', { hasText: 'Quorum' }) });
  await quorum.locator('summary').click();
  await expect(quorum.getByText(/^Nog \d+ stemmen$/u).first()).toBeVisible();
  const missing = async () =>
    Number(
      /\d+/u.exec(
        await quorum
          .getByText(/^Nog \d+ stemmen$/u)
          .first()
          .innerText(),
      )?.[0],
    );
  const before = await missing();

  await startSession(page, members.anna);
  await page.goto('/');
  const question = page.getByRole('group', { name: 'Komt u naar de vergadering?' });
  await question.getByRole('radio', { name: 'Ik kom', exact: true }).check();
  await expect(page.getByText('Doorgegeven: u komt. U krijgt een mail.')).toBeVisible();
  await page.reload();
  await expect(question.getByRole('radio', { name: 'Ik kom', exact: true })).toBeChecked();
  await page.getByRole('link', { name: /^Algemene/u }).click();
  await page.getByRole('button', { name: 'Gasten of een opmerking' }).click();
  await page.getByRole('dialog').getByLabel('Opmerking voor de voorzitter').fill('Is er een ringleiding?');
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Uw opmerking voor de voorzitter: Is er een ringleiding?')).toBeVisible();

  await board.reload();
  await quorum.locator('summary').click();
  await expect.poll(missing).toBe(before - 24);
  await board.getByRole('link', { name: 'Bekijk wie er komt' }).click();
  await expect(board.getByRole('row', { name: /^Anna Eigenaar/u })).toContainText('Is er een ringleiding?');
  await context.close();
});
