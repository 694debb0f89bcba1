import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
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
    await expect(page.getByRole('link', { name: 'Zet in agenda' })).toHaveCount(0);
    await expectAccessible(page);
    await documents(page)
      .getByRole('link', { name: /^Notulen/u })
      .click();
    const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
    await expect(viewer.getByRole('listitem').first()).toContainText(/vergadering/iu);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await page.goBack();
    await expect(meetingsOf(page, 2023)).toHaveCount(2);
  });

  test('a search for "notulen 2023" finds both meetings of that year and is kept on the way back', async ({
    page,
  }) => {
    await openMeetings(page, members.anna);
    const field = page.getByRole('searchbox', { name: 'Zoek op woord of datum' });
    await field.fill('notulen 2023');
    await expect(page.getByText('2 vergaderingen')).toBeVisible();
    await expect(meetingsOf(page, 2023)).toHaveCount(2);
    await expect(upcoming(page)).toBeHidden();
    await expectAccessible(page);
    await meetingsOf(page, 2023).getByRole('link').first().click();
    await expect(documents(page).getByRole('link', { name: /^Notulen ALV 22-11-2023/u })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Vergaderingen' }).click();
    await expect(field).toHaveValue('notulen 2023');
    await expect(meetingsOf(page, 2023)).toHaveCount(2);

    await field.fill('zwembad');
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Alle filters weghalen' }).click();
    await expect(upcoming(page)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('a link opens the minutes at the page that mentions "dakgoot"', async ({ page }) => {
    await openMeetings(page, members.anna);
    await meetingsOf(page, 2026).getByRole('link').click();
    await documents(page)
      .getByRole('link', { name: /^Notulen/u })
      .click();
    await expect(page).toHaveURL(/document=/u);
    await page.goto(`${page.url()}&bladzijde=3&zoek=dakgoot`);
    const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
    await expect(viewer.getByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue('dakgoot');
    await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
  });
});

test('a year shows its own meetings, can be shared by link, and is not kept for the next visit', async ({
  page,
}) => {
  await openMeetings(page, members.anna);
  await page.getByRole('button', { name: 'Jaar', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['2026', '2025', '2024', '2023']);
  await page.getByRole('option', { name: '2024' }).click();
  await expect(page).toHaveURL(/\/meetings\?jaar=2024$/u);
  await expect(meetingsOf(page, 2024)).toHaveCount(2);
  await expect(meetingsOf(page, 2023)).toHaveCount(0);
  await expect(upcoming(page)).toBeHidden();

  await page.goto('/todos');
  await page.getByRole('link', { name: 'Vergaderingen' }).click();
  await expect(upcoming(page)).toBeVisible();
  await expect(page).toHaveURL(/\/meetings$/u);
  await page.goto('/meetings?jaar=2026');
  await expect(upcoming(page)).toBeVisible();
  await expect(meetingsOf(page, 2026)).toHaveCount(1);
  await page.getByRole('button', { name: 'Verwijder filter Jaar: 2026' }).click();
  await expect(meetingsOf(page, 2023)).toHaveCount(2);
});

test('all documents of a meeting are downloaded as one zip, each with its own name', async ({ page }) => {
  await openMeetings(page, members.anna);
  await meetingsOf(page, 2026).getByRole('link').click();
  await expect(documents(page)).toHaveCount(7);
  const { name, bytes } = await saved(page, 'Alles downloaden (zip)');
  expect(name).toBe('Vergadering VvE De Kade 10-6-2026.zip');
  for (const document of ['Uitnodiging en agenda', 'Notulen', 'Besluitenlijst', 'Presentielijst']) {
    expect(bytes.includes(`${document} ALV 10-6-2026.`)).toBe(true);
  }
});

test('the next meeting can be added to a calendar', async ({ page }) => {
  await openMeetings(page, members.anna);
  await expect(upcoming(page)).toContainText('19.30 uur · Buurthuis De Sluis');
  const { name, bytes } = await saved(page, 'Zet in agenda');
  expect(name).toBe('Vergadering VvE De Kade 9-12-2026.ics');
  const lines = bytes.toString().split('\r\n');
  expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20261209T193000');
  expect(lines).toContain('LOCATION:Buurthuis De Sluis');
});

test('a calendar program can read the calendar feed without a login until its URL is renewed', async ({
  page,
  playwright,
}) => {
  await openMeetings(page, members.frits);
  await page.getByRole('button', { name: 'Agenda-abonnement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agenda-abonnement' });
  const field = dialog.getByRole('textbox', { name: 'Adres van uw abonnement' });
  await expect(field).toHaveValue(/key=/u);
  await expectAccessible(page);
  const pathOf = async () => {
    const { pathname, search } = new URL(await field.inputValue());
    return new URL(pathname + search, page.url()).href;
  };
  const program = await playwright.request.newContext();
  const first = await pathOf();
  const answer = await program.get(first);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('SUMMARY:VvE De Kade: Algemene ledenvergadering');

  await dialog.getByRole('button', { name: 'Nieuw adres maken' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nieuw adres maken?' });
  await question.getByRole('button', { name: 'Nieuw adres maken' }).click();
  await expect(page.getByText('U hebt een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
  await expect.poll(pathOf).not.toBe(first);
  expect((await program.get(first)).status()).toBe(404);
  expect((await program.get(await pathOf())).status()).toBe(200);
  await program.dispose();
});
