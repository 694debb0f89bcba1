import { expect, type Page } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { chunk } from './support/chunks.ts';
import { watchCalls } from './support/invoices.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted, followRequests } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

const todos = (page: Page) => page.getByRole('table', { name: 'Actiepunten' });

async function openTodos(page: Page): Promise<void> {
  await startSession(page, members.bram);
  await page.goto('/todos');
  await expect(page.getByText(/^1–\d+ van \d+$/u)).toBeVisible();
  await expectStarted(page);
}

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(300);
  // A wheel scrolls in steps.
  let before = -1;
  await expect
    .poll(async () => {
      const steps = [before, await positionOf(page)] as const;
      [, before] = steps;
      return steps[0] === steps[1];
    })
    .toBe(true);
  return positionOf(page);
}

/** Waits until the page of an action item is shown. Its URL changes before its screen has loaded. */
async function expectItemShown(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/todos\/[\da-f-]+/u);
  await expect(page.getByRole('button', { name: 'Afdrukken', exact: true })).toBeEnabled();
}

/** The name of a link may end with what is new. */
const menuLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: new RegExp(`^${name}`, 'u') });

test('going back to a list, with the browser or with its link, restores the position', async ({ page }) => {
  await openTodos(page);
  const position = await scrollDown(page);
  const row = todos(page).getByRole('row').nth(12);
  await row.click();
  await expect(page.getByRole('button', { name: 'Afdrukken', exact: true })).toBeEnabled();
  await expect.poll(() => positionOf(page)).toBe(0);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(() => positionOf(page)).toBe(position);

  await row.click();
  await page.getByRole('main').getByRole('link', { name: 'Actiepunten' }).click();
  await expect(row).toBeInViewport();
  await expect.poll(() => positionOf(page)).toBe(position);

  await menuLink(page, 'Archief').click();
  await expect(documents(page).first()).toBeVisible();
  await expect.poll(() => positionOf(page)).toBe(0);
});

test('going back to the archive restores the selected documents, and any other visit starts without', async ({
  page,
}) => {
  await openArchive(page, members.bram);
  const box = documents(page).nth(1).getByRole('checkbox');
  await box.check();
  await expect(page.getByRole('link', { name: 'Selectie downloaden (1)' })).toBeVisible();
  await menuLink(page, 'Actiepunten').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  await page.goBack();
  await expect(box).toBeChecked();
  await expect(page.getByRole('link', { name: 'Selectie downloaden (1)' })).toBeVisible();

  await menuLink(page, 'Actiepunten').click();
  await menuLink(page, 'Archief').click();
  await expect(documents(page).first()).toBeVisible();
  await expect(box).not.toBeChecked();
});

const count = (page: Page) => page.getByText(/^\d+–\d+ van 72 actiepunten/u);

test('the next page begins at the top of the list and gets the focus there, and Back restores page and position', async ({
  page,
}) => {
  await openTodos(page);
  const next = page.getByRole('button', { name: 'Volgende' });
  await next.scrollIntoViewIfNeeded();
  const position = await positionOf(page);
  expect(position).toBeGreaterThan(300);
  // A double click goes one page further, not two.
  await next.dblclick();
  await expect(count(page)).toContainText('26–50 van 72');
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(todos(page).getByRole('row').nth(1)).toBeInViewport();
  expect(await positionOf(page)).toBeLessThan(position);

  await page.goBack();
  await expect(count(page)).toContainText('1–25 van 72');
  await expect.poll(() => positionOf(page)).toBe(position);
});

async function retrySecondPage(page: Page, resource: string): Promise<void> {
  const isSecondPage = (url: URL) =>
    url.pathname.endsWith(`/${resource}`) && url.searchParams.get('page') === '2';
  await page.route(isSecondPage, (route) => route.abort());
  await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeFocused();
  await page.unroute(isSecondPage);
  await page.keyboard.press('Enter');
}

test('documents whose page did not load get the focus above them after the retry', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/archive');
  await expectStarted(page);
  await retrySecondPage(page, 'documents');
  await expect(page.getByText(/^26–50 van \d+ documenten/u)).toBeFocused();
});

test('the link back restores the position also if it is clicked before the stored positions have loaded', async ({
  page,
}) => {
  await openTodos(page);
  const position = await scrollDown(page);
  await todos(page).getByRole('link').filter({ visible: true }).nth(15).press('Enter');
  await expectItemShown(page);
  const loading = Promise.withResolvers<undefined>();
  await page.route(chunk('stored-positions'), async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.reload();
  await expectStarted(page);
  await page.getByRole('main').getByRole('link', { name: 'Actiepunten' }).click();
  await expect(todos(page)).toBeVisible();
  expect(await positionOf(page)).toBe(0);
  loading.resolve(undefined);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(position / 2);
});

test('a link loads the script and the data of its page before the click, and the click sends no call again', async ({
  page,
}) => {
  // The script may load before the pointer moves, while the browser has nothing else to do.
  const script = page.waitForRequest(chunk('todos.screen'));
  // The stream of events stays open.
  await withoutEvents(page);
  const untilAnswered = followRequests(page);
  await openArchive(page, members.bram);
  const callsSince = watchCalls(page);
  const isList = (call: string) => call.endsWith('/todos');
  await menuLink(page, 'Actiepunten').hover();
  const before: string[] = [];
  await expect.poll(() => before.push(...callsSince()) > 0 && before.filter(isList)).toHaveLength(1);
  await script;
  await untilAnswered();
  callsSince();
  await menuLink(page, 'Actiepunten').click();
  await expect(page.getByText(/^1–\d+ van \d+$/u)).toBeVisible();
  expect(callsSince().filter(isList)).toEqual([]);
});
