import { type Browser, expect, type Page } from '@playwright/test';
import { createMember } from './support/create-member.ts';
import { pathsIn } from './support/mail.ts';
import { setUpApp } from './support/second-factor.ts';
import { mailsTo, mijn, type Server } from './support/server.ts';
import { expectSignedIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

const FIRST = 'Zolder-met-dakraam-7';
const SECOND = 'Kelder-zonder-raam-8';

// Each journey signs in five times, reads four mails and runs two commands.
test.slow();

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function linkTo(server: Server, address: string, start: string): Promise<string> {
  const links = async () => pathsIn(await mailsTo(server, address), start);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord').fill(password);
  await page.getByLabel('Herhaal wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Uw nieuwe wachtwoord is opgeslagen.')).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, email, password);
}

const expectWaiting = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Uw account wacht' })).toBeVisible();

async function turnOnTwoFactor(page: Page): Promise<string[]> {
  await page.goto('/profile/settings');
  const part = page.getByRole('region', { name: 'Inloggen', exact: true });
  await part.getByRole('button', { name: 'Aanzetten' }).click();
  return setUpApp(page);
}

async function confirmWith(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
  await page.getByLabel('Herstelcode').fill(code);
  await page.getByRole('button', { name: 'Bevestigen' }).click();
}

async function stopWaiting(page: Page, link: string, code = ''): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Code of herstelcode').fill(code);
  await page.getByRole('button', { name: 'Tegenhouden' }).click();
  await expect(page.getByText(/^Gelukt\. Niemand kan nu inloggen/u)).toBeVisible();
}

async function changeAndUndo(
  { page, other, server }: { page: Page; other: Page; server: Server },
  { old, next, name }: { old: string; next: string; name: string },
): Promise<string[]> {
  await choosePassword(page, await createMember(server, old, name), FIRST);
  await submitLogin(page, old, FIRST);
  await expectSignedIn(page);
  const codes = await turnOnTwoFactor(page);
  await page.goto('/profile/data/edit/contact');
  await page.getByLabel('E-mailadres').fill(next);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Bevestig ${next}`)).toBeVisible();
  await page.goto(await linkTo(server, next, '/email/confirm/'));
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click();
  await expect(page.getByText(`U logt voortaan in met ${next}`)).toBeVisible();

  await other.goto(await linkTo(server, old, '/email/undo/'));
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(other.getByText(`U logt weer in met ${old}`)).toBeVisible();
  await choosePassword(other, await linkTo(server, old, '/password/reset/'), SECOND);
  await submitLogin(other, old, SECOND);
  await expectWaiting(other);
  await expect(other.getByText(/inloggen met alleen uw wachtwoord/u)).toBeVisible();
  // An account that waits opens no page.
  await other.goto('/archive');
  await expectWaiting(other);
  return codes;
}

test('a thief with a session and a factor, but no mailbox, does not get in; the member does after a call', async ({
  page: thief,
  browser,
  server,
}) => {
  const owner = await newPage(browser);
  const [old, next] = ['bestolen.lid@waterpas.example', 'van.de.dief@waterpas.example'];
  const codes = await changeAndUndo(
    { page: thief, other: owner, server },
    { old, next, name: 'Bea Bestolen' },
  );
  await thief.goto('/profile/data');
  await expect(thief.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  for (const address of [old, next]) {
    await signIn(thief, address, FIRST);
    await expect(thief.getByText('Ongeldige gebruikersnaam en / of wachtwoord.')).toBeVisible();
  }
  await stopWaiting(thief, await linkTo(server, next, '/email/stop/'), codes[0]);
  await owner.reload();
  await expect(owner.getByText(/Dan kan alleen uw beheerder u helpen/u)).toBeVisible();

  await mijn(server, 'users', 'release', '--email', old, '--reason', 'Teruggebeld', '--yes');
  await signIn(owner, old, SECOND);
  await expectSignedIn(owner);
  await owner.context().close();
});

test('a reader of the old mailbox without a factor does not get in; the member at the new address does after a call', async ({
  page: member,
  browser,
  server,
}) => {
  const reader = await newPage(browser);
  const [old, next] = ['oude.mailbox@waterpas.example', 'nieuwe.mailbox@waterpas.example'];
  const codes = await changeAndUndo(
    { page: member, other: reader, server },
    { old, next, name: 'Olga Overstap' },
  );
  await reader.goto('/login');
  await confirmWith(reader, 'demo-0001-0001');
  await expect(reader.getByText(/Deze code klopt niet/u).first()).toBeVisible();
  await stopWaiting(member, await linkTo(server, next, '/email/stop/'), codes[0]);

  await mijn(
    server,
    'users',
    'release',
    '--email',
    old,
    '--new-email',
    next,
    '--reason',
    'Teruggebeld',
    '--yes',
  );
  await signIn(reader, old, SECOND);
  await expect(reader.getByText('Ongeldige gebruikersnaam en / of wachtwoord.')).toBeVisible();
  await choosePassword(member, await linkTo(server, next, '/password/reset/'), FIRST);
  await submitLogin(member, next, FIRST);
  await confirmWith(member, codes[1]);
  await expectSignedIn(member);
  await reader.context().close();
});
