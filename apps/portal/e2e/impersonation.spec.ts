import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { mijn, type Server } from './support/server.ts';
import { expectSignedIn, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const linkFor = async (server: Server, customer: string): Promise<string> => {
  const printed = await mijn(
    server,
    'impersonate',
    '--staff',
    'sara.staf@waterpas.example',
    '--customer',
    customer,
    '--reason',
    'De klant belt over het archief',
  );
  return /\/login\/impersonate\/\S+/u.exec(printed)?.[0] ?? '';
};

test('staff sign in as a customer with a signed link, which works once, and asks nothing of the member before', async ({
  page,
  server,
}) => {
  await signIn(page, members.anna);
  const link = await linkFor(server, members.dirk);
  // A link that was changed leaves the member signed in.
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await expect(page.getByText('Je kon niet worden ingelogd.')).toBeVisible();
  await expectSignedIn(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Menu van Anna/u })).toBeVisible();

  // A request that arrives after the session of Anna has ended would be refused, and end the session of staff.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const signedIn = page.waitForRequest('**/api/auth/impersonate');
  await page.goto(link);
  await signedIn;
  expect(asked.filter((url) => url.includes('/api/associations/'))).toEqual([]);
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: /Menu van Dirk/u })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meekijken door een medewerker' })).toContainText(/Sara/u);

  await page.goto(link);
  await expect(page.getByText('Je kon niet worden ingelogd.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meekijken door een medewerker' })).toContainText(/Sara/u);
});

test('read-only staff can switch to other associations of the customer and see no buttons that change something', async ({
  page,
  browser,
  server,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.goto(await linkFor(server, members.bram));
  await expectSignedIn(page);
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await page.goto('/archive?vve=1001');
  await expect(page.getByRole('checkbox', { name: 'Toon verborgen items' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Documenten toevoegen' })).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Meekijken door een medewerker' })).toBeInViewport();

  await page.getByRole('button', { name: /^Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);
  expect(refused).toEqual([]);

  const own = await (await browser.newContext()).newPage();
  await signIn(own, members.bram);
  await expect(own).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await own.context().close();
});
