import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

const KADE = / \| Waterpas VvE Beheer - VvE De Kade$/u;
const PARKZICHT = / \| Waterpas VvE Beheer - VvE Parkzicht$/u;

async function switchTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: entry }).click();
}

const searchOf = (page: Page): string => new URL(page.url()).search;

test('two tabs keep their own association after a reload and in a new tab', async ({ page, context }) => {
  await startSession(page, members.frits);
  await page.goto('/todos?vve=1001');
  await expect(page).toHaveTitle(KADE);

  const other = await context.newPage();
  await other.goto('/todos?vve=1001');
  await switchTo(other, '1002 - VvE Parkzicht');
  await expect(other).toHaveTitle(PARKZICHT);
  expect(searchOf(other)).toBe('?vve=1002');

  await page.reload();
  await expect(page).toHaveTitle(KADE);
  const row = page.getByRole('rowheader').first().getByRole('link');
  const subject = (await row.textContent()) ?? '';
  const [third] = await Promise.all([
    context.waitForEvent('page'),
    row.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(third.getByText(subject).first()).toBeVisible();
  await expect(third).toHaveTitle(KADE);
  await expect(other).toHaveTitle(PARKZICHT);
});

test('a menu entry opens in a new tab with the same association', async ({ page, context }) => {
  await startSession(page, members.frits);
  await page.goto('/archive?vve=1002');
  await page.getByRole('button', { name: 'Nieuws en media' }).click();
  const entry = page.getByRole('menuitem', { name: 'Prikbord' });
  await expect(entry).toHaveAttribute('href', '/bulletin-board?vve=1002');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    entry.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveTitle(PARKZICHT);
});

test('a URL without an association gets the active association as its first parameter', async ({ page }) => {
  await startSession(page, members.frits);
  await page.goto('/todos?afgehandeld=nee');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(/\?vve=\d+&afgehandeld=nee$/u);
  const code = new URL(page.url()).searchParams.get('vve');
  await page.getByRole('button', { name: 'Startdatum' }).click();
  await expect(page).toHaveURL(/volgorde=/u);
  expect(searchOf(page)).toMatch(new RegExp(String.raw`^\?vve=${code}&afgehandeld=nee&volgorde=`, 'u'));
});

test('Back after a switch returns to the previous association', async ({ page }) => {
  await startSession(page, members.frits);
  await page.goto('/archive?vve=1001');
  await expect(page).toHaveTitle(KADE);
  await switchTo(page, '1002 - VvE Parkzicht');
  await expect(page).toHaveTitle(PARKZICHT);
  await page.goBack();
  await expect(page).toHaveTitle(KADE);
  await page.goForward();
  await expect(page).toHaveTitle(PARKZICHT);
});

test('a shared link opens with its association after the login', async ({ page }) => {
  await page.goto('/todos?vve=1002&afgehandeld=nee');
  await page.getByLabel('E-mailadres').fill(members.frits);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Waterpas-2026!');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveTitle(PARKZICHT);
  expect(searchOf(page)).toBe('?vve=1002&afgehandeld=nee');
});

test('a URL of an association of others shows that, with links to the own associations', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/invoices-check?vve=1003');
  await expect(page.getByRole('heading', { name: 'U bent geen lid van vereniging 1003' })).toBeVisible();
  await page.getByRole('link', { name: '1002 - VvE Parkzicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await expect(page).toHaveTitle(PARKZICHT);
});

test('a member of one association never sees an association code in the URL', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/todos?vve=1001&afgehandeld=nee');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => searchOf(page)).toBe('?afgehandeld=nee');
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  expect(searchOf(page)).toBe('');
});
