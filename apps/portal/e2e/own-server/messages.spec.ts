import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const SUBJECT = 'Burendag: wie kookt er?';
const message = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const hostile = `<img src=x onerror="document.title='aangevallen'"> [klik](javascript:alert(1))`;

test('an owner publishes a message from a draft, another owner reads it as new, and the board changes, deletes and restores it', async ({
  page,
}) => {
  await startSession(page, members.anna);
  await page.goto('/bulletin-board?vve=1001');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Bericht plaatsen' }).click();
  await page.getByLabel('Onderwerp').fill(SUBJECT);
  await page.getByLabel('Bericht', { exact: true }).fill(`Bel 06 12 34 56 78.\n\n${hostile}`);
  await page.getByRole('link', { name: 'Annuleren' }).click();
  await expect(page.getByText('Uw concept is bewaard')).toBeVisible();
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(page.getByLabel('Onderwerp')).toHaveValue(SUBJECT);
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(message(page, SUBJECT)).toBeVisible();
  await expect(message(page, SUBJECT).getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:+31612345678',
  );
  await expect(message(page, SUBJECT)).toContainText(hostile);
  await expect(message(page, SUBJECT).locator('img, script')).toHaveCount(0);
  expect(await page.title()).not.toContain('aangevallen');

  await page.context().clearCookies();
  await startSession(page, members.frits);
  await page.goto('/bulletin-board?vve=1001');
  await expect(message(page, SUBJECT)).toContainText('nieuw');
  await expect(page.getByRole('button', { name: `Acties voor ${SUBJECT}` })).toBeHidden();

  await page.context().clearCookies();
  await startSession(page, members.bram);
  await page.goto('/bulletin-board?vve=1001');
  const menu = (name: string) => page.getByRole('button', { name: `Acties voor ${name}` });
  await menu(SUBJECT).click();
  await page.getByRole('menuitem', { name: 'Wijzigen' }).click();
  const changed = 'Burendag: 26 september';
  await page.getByLabel('Onderwerp').fill(changed);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(message(page, changed)).toContainText('gewijzigd vandaag');
  await menu(changed).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect(message(page, changed)).toBeHidden();
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
  // The toast of the edit may still be there.
  const deleted = page.getByText(`“${changed}” is verwijderd.`).locator('..');
  await deleted.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(message(page, changed)).toBeVisible();
});
