import { expect, type Page } from '@playwright/test';
import { openArchive, store } from '../support/archive.ts';
import { members } from '../support/members.ts';
import { confirmWithApp } from '../support/second-factor.ts';
import { signIn, startSession, submitLogin } from '../support/sign-in.ts';
import { expectStarted } from '../support/started.ts';
import { test } from '../support/test.ts';
import { readRestarts } from './restarts.ts';

const { describe } = test;

const RESTARTS = 3;

/** The longest time that a journey takes, in milliseconds. It ends after some restarts, which take longer on a busy machine. */
const JOURNEY_MS_MAX = 300_000;

async function repeatDuringRestarts(step: (number: number) => Promise<void>): Promise<number> {
  const last = (await readRestarts()) + RESTARTS;
  let times = 0;
  while ((await readRestarts()) < last) {
    times += 1;
    await step(times);
  }
  return times;
}

/** Lists the names that begin with a text, which another try of the test does not have. */
async function listNames(page: Page, list: string, property: string, begin: string): Promise<string[]> {
  const get = async (url: string) => (await page.request.get(`/api${url}`)).json();
  const { last_active_association_id: id } = await get('/auth/user');
  const { data } = await get(`/associations/${id}/${list}?q=Herstart&per_page=100`);
  const names: string[] = data.map((row: Record<string, string>) => row[property]?.replace('.pdf', ''));
  return names.filter((name) => name.startsWith(`${begin} `)).toSorted();
}

const numbered = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`).toSorted();

const message = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

describe.configure({ mode: 'parallel', timeout: JOURNEY_MS_MAX });

test('documents that the board adds while servers are restarted are there once each', async ({ page }, {
  retry,
}) => {
  const name = `Herstart na poging ${retry}, nummer`;
  await openArchive(page, members.bram);
  const times = await repeatDuringRestarts((number) => store(page, `${name} ${number}.pdf`));
  expect(await listNames(page, 'archive/documents', 'name', name)).toEqual(numbered(times, name));
});

test('an owner signs in, and what she posts while servers are restarted is on the board once each', async ({
  page,
}, { retry }) => {
  const name = `Herstart bij poging ${retry}, nummer`;
  await page.goto('/login');
  await expectStarted(page);
  await submitLogin(page, members.anna);
  await expect(page).not.toHaveURL(/login/u);
  const times = await repeatDuringRestarts(async (number) => {
    await page.goto('/bulletin-board/add?vve=1001');
    await expectStarted(page);
    await page.getByLabel('Onderwerp').fill(`${name} ${number}`);
    await page.getByLabel('Bericht', { exact: true }).fill('Is er nog iemand?');
    await page.getByRole('button', { name: 'Plaatsen' }).click();
    await expect(message(page, `${name} ${number}`)).toBeVisible();
  });
  expect(await listNames(page, 'bulletin/messages', 'subject', name)).toEqual(numbered(times, name));
});

test('a member signs in with a second factor while servers are restarted, and stays signed in', async ({
  page,
}) => {
  await page.goto('/login?next=/todos');
  await expectStarted(page);
  await submitLogin(page, members.dirk);
  await confirmWithApp(page);
  const times = await repeatDuringRestarts(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
    await expectStarted(page);
  });
  expect(times).toBeGreaterThan(0);
});

test('a member switches between associations while servers are restarted', async ({ page }) => {
  await signIn(page, members.frits);
  await repeatDuringRestarts(async (number) => {
    const [code, name] = number % 2 === 1 ? ['1003', 'VvE Molenwiek'] : ['1002', 'VvE Parkzicht'];
    // A switch is not repeated by itself when its server stops: the portal asks the member to try again.
    const chosenName = page.getByRole('banner').getByText(name);
    await expect(async () => {
      if (!(await chosenName.isVisible())) {
        await page.getByRole('button', { name: `Kiezen: ${code}` }).click({ timeout: 5000 });
      }
      await expect(chosenName).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`vve=${code}$`, 'u'));
    const { last_active_association_id, associations } = await (
      await page.request.get('/api/auth/user')
    ).json();
    const chosen = associations.find(({ id }: { id: string }) => id === last_active_association_id);
    expect(chosen.code).toBe(code);
  });
});

test('a draft outlives reloads while servers are restarted, and an open tab is told of the message', async ({
  page,
  browser,
}, { retry }) => {
  const begin = `Herstart met concept ${retry}`;
  const context = await browser.newContext({ baseURL: process.env['E2E_URL'] ?? '' });
  const tab = await context.newPage();
  await startSession(tab, members.anna);
  await tab.goto('/bulletin-board?vve=1001');
  await expect(tab.getByRole('heading', { level: 1, name: 'Prikbord' })).toBeVisible();
  await startSession(page, members.bram);
  await repeatDuringRestarts(async (number) => {
    const subject = `${begin}, nummer ${number}`;
    await page.goto('/bulletin-board/add?vve=1001');
    await expectStarted(page);
    await page.getByLabel('Onderwerp').fill(subject);
    await page.getByLabel('Bericht', { exact: true }).fill('Is er nog iemand?');
    await page.reload();
    await expectStarted(page);
    await expect(page.getByLabel('Onderwerp')).toHaveValue(subject);
    await page.getByRole('button', { name: 'Plaatsen' }).click();
    await expect(message(page, subject)).toBeVisible();
    // The message of another journey can come first, and a list that a stopped server was asked for comes later.
    const told = message(tab, subject);
    await expect(async () => {
      if (!(await told.isVisible())) {
        await tab.getByRole('button', { name: /: toon$/u }).click({ timeout: 5000 });
      }
      await expect(told).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
  await context.close();
});
