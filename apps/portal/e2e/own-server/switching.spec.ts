import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { noteMessages } from '../support/messages.ts';
import { test } from '../support/own-server.ts';
import { signIn, startSession } from '../support/sign-in.ts';

test('switching association changes title, board menu and archive, and says so', async ({ page }) => {
  await signIn(page, members.bram);
  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
  await expect(page.getByRole('button', { name: 'Bestuur VvE De Kade' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Factuur controle/u })).toBeVisible();

  const said = await noteMessages(page);
  await page.getByRole('button', { name: /Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();

  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE Parkzicht');
  await expect.poll(said).toContain('U bekijkt nu VvE Parkzicht.');
  await expect(page.getByRole('button', { name: /^Bestuur/u })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Factuur controle/u })).toHaveCount(0);

  await page.reload();
  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE Parkzicht');

  await page.getByRole('button', { name: /Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' }).click();
  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
});

for (const path of ['/profile/board/archive-settings', '/invoices-check'])
  test(`who leaves ${path} by switching to an association without it lands on the overview`, async ({
    page,
  }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await startSession(page, members.bram);
    // The server remembers what another journey chose last.
    await page.goto(`${path}?vve=1001`);
    const said = await noteMessages(page);
    await page.getByRole('button', { name: /Vereniging/u }).click();
    await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();
    await expect.poll(said).toContain('U bekijkt nu VvE Parkzicht.');
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/\?vve=1002$/u);
    expect(visited).not.toContain('/404');

    await page.goBack();
    await page.getByRole('button', { name: /Vereniging/u }).click();
    await page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' }).click();
    await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
  });

async function switchTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: entry }).click();
}

/** Opens the first row of a list, as its search part says. @returns the address that it leads to. */
async function openFirst(page: Page, list: string, search: string): Promise<string> {
  await page.goto(list + search);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.waitForURL(`**${list}/*`);
  return new URL(page.url()).pathname;
}

test('who switches while reading an action item comes to the list, and finds the item again by its link', async ({
  page,
}) => {
  await startSession(page, members.bram);
  const detail = await openFirst(page, '/todos', '?vve=1001');
  await expect(page.getByRole('heading', { name: 'Bijlagen' })).toBeVisible();

  const said = await noteMessages(page);
  await switchTo(page, '1002 - VvE Parkzicht');
  await expect(page).toHaveURL(/\/todos\?vve=1002$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeFocused();
  await expect.poll(said).toContain('U bekijkt nu VvE Parkzicht.');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto(`${detail}?vve=1002`);
  await expect(page.getByRole('heading', { name: 'Dit actiepunt is er niet' })).toBeVisible();
  await expect(page.getByText(/kies die bovenaan de pagina\.$/u)).toBeVisible();
  await switchTo(page, '1001 - VvE De Kade');
  await expect(page.getByRole('heading', { name: 'Bijlagen' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(detail);
});

test('who switches while checking an invoice to an association without invoices lands on the overview', async ({
  page,
}) => {
  await startSession(page, members.bram);
  // Those that were checked: another journey on this server may have checked all that waited.
  await openFirst(page, '/invoices-check', '?vve=1001&gecontroleerd=ja');
  await switchTo(page, '1002 - VvE Parkzicht');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeFocused();
  await switchTo(page, '1001 - VvE De Kade');
  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
});
