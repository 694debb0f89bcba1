import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { followRequests } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.beforeEach(async ({ page }) => {
  await withoutEvents(page);
  await servePlainPages(page);
});

async function openOverview(page: Page, member: string): Promise<string[]> {
  await signIn(page, member);
  const untilAnswered = followRequests(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/associations\/[^/]+\/([^?]+)/u.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nieuw in het archief' })).toBeVisible();
  await untilAnswered();
  return calls;
}

const isOverview = (call: string) => call === 'overview';

test('an owner sees what is new with one request, and nothing about invoices', async ({ page }) => {
  const calls = await openOverview(page, members.anna);
  await expect(page.getByRole('list', { name: 'Open actiepunten' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Volgende vergadering' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Nieuw in het archief' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(/wachten op uw controle/u)).toBeHidden();
  expect(calls.filter(isOverview)).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('invoices'))).toEqual([]);

  await page.getByRole('list', { name: 'Open actiepunten' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Afdrukken', exact: true })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await page.getByRole('list', { name: 'Nieuw in het archief' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a checker sees the number of invoices to check and opens them', async ({ page }) => {
  const calls = await openOverview(page, members.bram);
  await expect(page.getByRole('heading', { name: '12 Facturen wachten op uw controle' })).toBeVisible();
  expect(calls.filter(isOverview)).toHaveLength(1);
  await page.getByRole('link', { name: 'Facturen controleren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factuur controle' })).toBeVisible();
  await expect(page.getByRole('table', { name: /facturen/iu }).getByRole('row')).toHaveCount(13);
});
