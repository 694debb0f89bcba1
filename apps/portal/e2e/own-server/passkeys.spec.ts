import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { addAuthenticator } from '../support/authenticator.ts';
import { members, TOTP_SECRET } from '../support/members.ts';
import { expectSignedIn, signIn, submitLogin } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

// Focus and dialogs must work with animations too.
test.use({ installation: 'changed', contextOptions: { reducedMotion: 'no-preference' } });

const part = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile/settings#passkeys');
  await part(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' });
  await dialog.getByLabel('Naam').fill(name);
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(page.getByText(/^De passkey “.*” is toegevoegd\./u)).toBeVisible();
  await expect(part(page).getByText(name)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
}

test('a member adds a passkey, signs in without typing, and removes it', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await signIn(page, members.anna);

  await page.goto('/profile/settings');
  await expect(part(page).getByText('U hebt nog geen passkey.')).toBeVisible();
  // A cancelled dialog of the browser is no fault.
  await authenticator.recognises(false);
  await part(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' });
  await expect(dialog.getByLabel('Naam')).not.toHaveValue('');
  const cancelled = page.waitForResponse(/\/security\/passkeys\/options$/u);
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await cancelled;
  await expect(dialog.getByRole('button', { name: 'Doorgaan' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await authenticator.recognises(true);

  await addPasskey(page, 'Laptop thuis');
  await expect(part(page).getByText('Nog niet gebruikt.', { exact: false })).toBeVisible();
  await part(page).getByRole('button', { name: 'Passkey toevoegen' }).click();
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(dialog.getByText('Dit apparaat heeft al een passkey voor uw account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();

  await part(page).getByRole('button', { name: 'Naam wijzigen: Laptop thuis' }).click();
  const rename = page.getByRole('dialog', { name: 'Naam van de passkey wijzigen' });
  await rename.getByLabel('Naam').fill('Laptop beneden');
  await rename.getByRole('button', { name: 'Opslaan' }).click();
  await expect(part(page).getByText('Laptop beneden')).toBeVisible();

  await authenticator.confirms(false);
  await logOut(page);
  await expect(page.getByLabel('E-mailadres')).toHaveAttribute('autocomplete', 'username webauthn');
  await authenticator.confirms(true);
  await page.goto('/login');
  await expect(page.getByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  await expectSignedIn(page);

  await page.goto('/profile/settings');
  await expect(part(page).getByText(/Laatst gebruikt: vandaag/u)).toBeVisible();
  // The server asks again who the member is ten minutes after the login.
  await page.route(
    /\/security\/passkeys\/[\w-]+$/u,
    (route) => route.fulfill({ status: 403, json: { code: 'sudo_required', message: 'x' } }),
    { times: 1 },
  );
  await part(page).getByRole('button', { name: 'Verwijderen: Laptop beneden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  const sudo = page.getByRole('dialog', { name: 'Bevestig dat u het bent' });
  await sudo.getByRole('button', { name: 'Gebruik een passkey' }).click();
  await expect(page.getByText(/^De passkey “.*” is verwijderd\./u)).toBeVisible();
  await expect(part(page).getByText('U hebt nog geen passkey.')).toBeVisible();
  await expect(page.getByText('Een passkey verwijderd')).toBeVisible();

  // The device still has the passkey, and offers it. The server refuses it.
  await page.goto('/logout');
  await expect(page.getByText(/Deze passkey werkt niet/u)).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toBeVisible();
});

test('a member uses a passkey in place of the code', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await page.goto('/login');
  await submitLogin(page, members.dirk);
  await page.getByLabel('Code').fill(new TOTP({ secret: TOTP_SECRET }).generate());
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expectSignedIn(page);
  await addPasskey(page, 'Telefoon');

  await authenticator.confirms(false);
  await logOut(page);
  await submitLogin(page, members.dirk);
  await expect(page.getByRole('heading', { level: 1, name: 'Code invoeren' })).toBeVisible();
  await authenticator.confirms(true);
  await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
  await expectSignedIn(page);
});

test('a treasurer signs in with a passkey on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const authenticator = await addAuthenticator(page);
  await signIn(page, members.bram);
  await addPasskey(page, 'Mijn telefoon');
  await authenticator.confirms(false);
  await logOut(page);
  await authenticator.confirms(true);
  await page.goto('/login?next=%2Finvoices-check');
  await expect(page.getByRole('heading', { level: 1, name: 'Factuur controle' })).toBeVisible();
});
