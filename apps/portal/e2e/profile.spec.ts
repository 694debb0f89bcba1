import { expect } from '@playwright/test';
import { createMember } from './support/create-member.ts';
import { pathsIn } from './support/mail.ts';
import { members, PASSWORD } from './support/members.ts';
import { mailsTo } from './support/server.ts';
import { expectSignedIn, signIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

const CHOSEN = 'Zolder-met-dakraam-7';

test('a member changes the name, and every page shows it at once', async ({ page }) => {
  await signIn(page, members.carla);
  await page.getByRole('link', { name: 'Persoonlijke gegevens wijzigen' }).click();
  await page.getByLabel('Tussenvoegsel').fill('de');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Uw gegevens zijn opgeslagen.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /\(Carla\) de Kopie$/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu van Carla de Kopie' })).toBeVisible();
});

test('a new e-mail address counts after the click, and the old one undoes it', async ({
  page,
  browser,
  server,
}) => {
  const [old, next] = ['nieuw.lid@waterpas.example', 'ander.adres@waterpas.example'];
  await page.goto(await createMember(server, old, 'Nora Nieuw'));
  const choose = async (password: string): Promise<void> => {
    await page.getByLabel('Nieuw wachtwoord').fill(password);
    await page.getByLabel('Herhaal wachtwoord').fill(password);
    await page.getByRole('button', { name: 'Opslaan' }).click();
  };
  // The password of the demo has the name of the company.
  await choose(PASSWORD);
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveAccessibleDescription(
    /Kies een wachtwoord zonder uw naam, plaats of VvE, of onze naam/u,
  );
  await choose(CHOSEN);
  await submitLogin(page, old, CHOSEN);
  await expectSignedIn(page);
  await page.getByRole('button', { name: 'Menu van Nora Nieuw' }).click();
  await page.getByRole('menuitem', { name: 'Mijn gegevens' }).click();
  await page.getByRole('link', { name: 'Contactgegevens wijzigen' }).click();
  await page.getByLabel('E-mailadres').fill(next);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Bevestig ${next}`)).toBeVisible();

  await expect.poll(async () => (await mailsTo(server, next)).length).toBe(1);
  const [link = ''] = pathsIn(await mailsTo(server, next), '/email/confirm/');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('button', { name: 'E-mailadres bevestigen' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(elsewhere.getByText(`U logt voortaan in met ${next}`)).toBeVisible();

  // The first mail is about the password, and the last two about the e-mail address.
  await expect.poll(async () => (await mailsTo(server, old)).length).toBe(3);
  const [undo = ''] = pathsIn(await mailsTo(server, old), '/email/undo/');
  await elsewhere.goto(undo);
  await elsewhere.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(elsewhere.getByText(`U logt weer in met ${old}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await context.close();
});
