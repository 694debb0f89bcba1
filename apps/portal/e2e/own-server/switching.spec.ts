import { expect } from '@playwright/test';
import { members } from '../support/members.ts';
import { test } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';

test('switching association changes title, board menu and archive, and says so', async ({ page }) => {
  await signIn(page, members.bram);
  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
  await expect(page.getByRole('button', { name: 'Bestuur VvE De Kade' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Factuur controle/u })).toBeVisible();

  await page.getByRole('button', { name: /Vereniging/u }).click();
  await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();

  await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE Parkzicht');
  await expect(page.getByText('U bekijkt nu VvE Parkzicht.')).toBeVisible();
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
    await signIn(page, members.bram);
    await page.goto(path);
    await page.getByRole('button', { name: /Vereniging/u }).click();
    await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' }).click();
    await expect(page.getByText('U bekijkt nu VvE Parkzicht.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/u);
    expect(visited).not.toContain('/404');

    await page.goBack();
    await page.getByRole('button', { name: /Vereniging/u }).click();
    await page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' }).click();
    await expect(page).toHaveTitle('Waterpas VvE Beheer - VvE De Kade');
  });
