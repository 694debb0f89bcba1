import { expect, type Locator, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { noteMessages } from '../support/messages.ts';
import { signIn, startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

test('a switch of association changes the title and the menu, and shows a toast', async ({ page }) => {
  await signIn(page, members.bram);
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await expect(page.getByRole('button', { name: 'Bestuur VvE De Kade' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Factuur controle/u })).toBeVisible();

  const said = await noteMessages(page);
  await page.getByRole('button', { name: /^Vereniging:/u }).click();
  await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();

  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);
  await expect.poll(said).toContain('U bekijkt nu VvE Parkzicht.');
  await expect(page.getByRole('button', { name: /^Bestuur/u })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Factuur controle/u })).toHaveCount(0);

  await page.reload();
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);

  await page.getByRole('button', { name: /^Vereniging:/u }).click();
  await page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' }).click();
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
});

async function switchTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Vereniging:/u }).click();
  await page.getByRole('menuitemradio', { name: entry }).click();
}

async function openFirst(
  page: Page,
  list: string,
  search: string,
): Promise<{ path: string; heading: Locator }> {
  await page.goto(list + search);
  const link = page.getByRole('rowheader').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await page.waitForURL(`**${list}/*`);
  const heading = page.getByRole('heading', { level: 1, name });
  return { path: new URL(page.url()).pathname, heading };
}

test('a switch on the page of an action item shows the list, and the link to the item still works', async ({
  page,
}) => {
  await startSession(page, members.bram);
  const { path, heading } = await openFirst(page, '/todos', '?vve=1001');
  await expect(heading).toBeVisible();

  const said = await noteMessages(page);
  await switchTo(page, '1002 - VvE Parkzicht');
  await expect(page).toHaveURL(/\/todos\?vve=1002$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeFocused();
  await expect.poll(said).toContain('U bekijkt nu VvE Parkzicht.');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto(`${path}?vve=1002`);
  await expect(page.getByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' })).toBeVisible();
  await expect(page.getByText(/kies die bovenaan de pagina\./u)).toBeVisible();
  await switchTo(page, '1001 - VvE De Kade');
  await expect(heading).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
});
