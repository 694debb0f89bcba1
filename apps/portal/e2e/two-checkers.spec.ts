import { expect } from '@playwright/test';
import { approveByMouse } from './support/invoices.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

/** The invoice of the demo above the amount of its association. Gerda agrees with it in the demo. */
const INVOICE = 'Inspectie en klein herstel dak';

test('the second checker sees who agreed, agrees too, and takes that back', async ({ page, browser }) => {
  await startSession(page, members.gerda);
  await page.goto('/invoices-check?vve=1003');
  await page.getByRole('link', { name: INVOICE }).click();
  await expect(
    page.getByText('U bent akkoord. Een andere controleur moet ook nog akkoord geven. Is er geen andere?'),
  ).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await startSession(second, members.hugo);
  await second.goto('/invoices-check');
  await second.getByRole('link', { name: INVOICE }).click();
  await expect(second.getByText('Gerda Controle is akkoord. Er is nog één akkoord nodig.')).toBeVisible();
  await expectStarted(second);
  await approveByMouse(second);
  await expect(second.getByText(/: akkoord$/u)).toBeVisible();
  await second.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(second.getByText('Gerda Controle is akkoord. Er is nog één akkoord nodig.')).toBeVisible();
  await other.close();
});
