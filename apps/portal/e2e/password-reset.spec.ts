import { expect } from '@playwright/test';
import { pathsIn } from './support/mail.ts';
import { members } from './support/members.ts';
import { mailsTo } from './support/server.ts';
import { expectSignedIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

const NEW_PASSWORD = 'een heel nieuwe zin 7';

test('a forgotten password is replaced with the link in the mail, which works once', async ({
  page,
  server,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(members.els);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Kijk in uw mail')).toBeVisible();

  const links = async () => pathsIn(await mailsTo(server, members.els), '/password/reset/');
  await expect.poll(async () => (await links()).length).toBe(1);
  const [link = ''] = await links();

  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill('te kort');
  await page.getByLabel('Herhaal wachtwoord').fill('anders');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveAccessibleDescription(/minstens 12 tekens/u);
  await expect(page.getByLabel('Herhaal wachtwoord')).toHaveAccessibleDescription(/niet gelijk/u);

  const save = async () => {
    await page.getByLabel('Nieuw wachtwoord').fill(NEW_PASSWORD);
    await page.getByLabel('Herhaal wachtwoord').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Opslaan' }).click();
  };
  await save();
  await expect(page.getByText('Uw nieuwe wachtwoord is opgeslagen.')).toBeVisible();
  await submitLogin(page, members.els, NEW_PASSWORD);
  await expectSignedIn(page);
  // This member belongs to no association.
  const none = page.getByText('U bent nog niet aan een vereniging gekoppeld');
  await expect(none).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact opnemen' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu van Els/u }).click();
  await page.getByRole('menuitem', { name: 'Mijn gegevens' }).click();
  await expect(page.getByRole('main').getByText(members.els)).toBeVisible();
  await page.goto('/archive');
  await expect(none).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0);
  await expect(page).toHaveTitle('Archief | Waterpas VvE Beheer');

  await page.goto(link);
  await save();
  await expect(page.getByText('Deze link werkt niet meer.')).toBeVisible();

  await page.goto('/password/reset/token/geen-adres');
  await save();
  await expect(page.getByText(/^Deze link is niet volledig/u)).toBeVisible();
});
