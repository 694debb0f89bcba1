import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

async function openMeeting(page: Page, member: string): Promise<void> {
  await startSession(page, member);
  await page.goto('/meetings?vve=1001');
  await page
    .getByRole('link', { name: /^Algemene/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Uw deelname' })).toBeVisible();
}

test('an owner gives her neighbour a proxy on a phone, who accepts it, and the board counts it', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openMeeting(page, members.anna);
  await page.getByRole('link', { name: 'Ik machtig iemand' }).click();
  await page.getByRole('searchbox', { name: 'Zoek op naam of appartement' }).pressSequentially('controle', {
    delay: 60,
  });
  await page.getByRole('radio', { name: /^Gerda Controle/u }).check();
  await page
    .getByRole('radiogroup', { name: '6. Laadpalen in de parkeerkelder' })
    .getByRole('radio', { name: 'Tegen' })
    .check();
  await expect(
    page.getByText(/^U machtigt Gerda Controle om voor Kadestraat 21 \(24 stemmen\) te stemmen/u),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Machtiging ondertekenen' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'U hebt Gerda Controle gevraagd om voor u te stemmen' }),
  ).toHaveCount(1);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'U hebt Gerda Controle gevraagd om voor u te stemmen' }),
  ).toHaveCount(1);

  const context = await browser.newContext();
  const holder = await context.newPage();
  await openMeeting(holder, members.gerda);
  const held = holder.getByRole('article').filter({ hasText: 'Anna Eigenaar' });
  await expect(held.getByRole('heading', { name: 'Anna Eigenaar vraagt u om te stemmen' })).toBeVisible();
  await expect(held.getByText('Tegen')).toBeVisible();
  await held.getByRole('button', { name: 'Aannemen' }).click();
  await expect(held.getByRole('heading', { name: 'U stemt voor Anna Eigenaar' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gerda Controle stemt voor u' })).toBeVisible();
  await page.getByRole('radio', { name: 'Ik kom', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Zo laten' }).click();
  await expect(page.getByRole('heading', { name: 'Gerda Controle stemt voor u' })).toBeVisible();

  const board = await context.newPage();
  await context.clearCookies();
  await openMeeting(board, members.bram);
  await board.locator('summary', { hasText: 'Quorum' }).click();
  await board.getByRole('link', { name: 'Machtigingen', exact: true }).click();
  const row = board.getByRole('row', { name: /^Anna Eigenaar/u });
  await expect(row).toContainText('Aangenomen');
  await expect(row).not.toContainText('Tegen');
  await context.close();
});
