import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { UNAUTHENTICATED, USER } from './support/responses.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const PORTAL = /\/assets\/portal-.*\.js$/u;
const LIBRARIES = /\/assets\/libraries-.*\.js$/u;
const script = (body: string) => ({ contentType: 'text/javascript', body });

const told = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Opnieuw laden' }) });

for (const [name, pattern, response] of [
  ['missing after a release', PORTAL, { status: 404, body: 'Not found' }],
  ['broken', LIBRARIES, script('throw new Error("broken")')],
] as const)
  test(`a first script that is ${name} shows an error with a button to reload`, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill(response));
    await page.goto('/login');
    await expect(told(page)).toBeVisible();
    await expect(told(page)).toContainText('Lukt het niet? Bel');
    await expectAccessible(page);

    await page.unroute(pattern);
    await told(page).getByRole('button', { name: 'Opnieuw laden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  });

test('a server that does not respond leads to a message, which disappears when the portal is shown', async ({
  page,
}) => {
  await servePlainPages(page);
  const mayGo = Promise.withResolvers<void>();
  await page.route(USER, async (route) => {
    await mayGo.promise;
    await route.fulfill(UNAUTHENTICATED);
  });
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor('00:00:05');
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(told(page)).toHaveCount(0);
  await page.clock.runFor('00:00:07');
  await expect(told(page)).toContainText('Het laden duurt lang');
  mayGo.resolve();
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await page.clock.runFor('00:00:02');
  await expect(told(page)).toHaveCount(0);
});

test('a shell of members that never loads leads to a message instead of an empty page', async ({ page }) => {
  await signIn(page, members.anna);
  await page.route(/\/assets\/members-.*\.js$/u, () => new Promise(() => undefined));
  await page.clock.install();
  await page.goto('/archive');
  await page.clock.runFor('00:00:12');
  await expect(told(page)).toContainText('Het laden duurt lang');
});

test('a page that is empty for a moment shows no message, and a portal that crashes shows one', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
  await expectStarted(page);
  // The watchdog checks the page once a second until the page has content.
  await page.clock.runFor(1500);
  const content = await page.evaluateHandle(() => {
    const root = document.querySelector('#root');
    const nodes = [...(root?.childNodes ?? [])];
    root?.replaceChildren();
    return nodes;
  });
  await page.clock.runFor(300);
  await content.evaluate((nodes) => document.querySelector('#root')?.replaceChildren(...nodes));
  await page.clock.runFor(1500);
  await expect(told(page)).toHaveCount(0);

  await page.evaluate(() => document.querySelector('#root')?.replaceChildren());
  await page.clock.runFor(1500);
  await expect(told(page)).toContainText('Er ging iets mis');
});

test('a shell of members that is missing after a release loads after a retry', async ({ page }) => {
  await signIn(page, members.anna);
  const frame = /\/assets\/members-.*\.js$/u;
  await page.clock.install();
  await page.route(frame, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/archive');
  await expect(page.getByText('Dit scherm kon niet worden geladen')).toBeVisible();
  await page.clock.runFor(2000);
  expect(loads).toBe(1);
  await page.unroute(frame);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});
