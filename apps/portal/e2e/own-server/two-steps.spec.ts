import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { TOTP } from 'otpauth';
import { comeBackTo, USER } from '../support/responses.ts';
import { members } from '../support/members.ts';
import { expectSignedIn, signIn, startNewSession, submitLogin } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'two-steps' });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function beginTurningOn(page: Page, member: string): Promise<{ dialog: Locator; secret: string }> {
  await signIn(page, member);
  await page.goto('/profile/settings');
  await part(page, 'Inloggen').getByRole('button', { name: 'Aanzetten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inloggen in twee stappen aanzetten' });
  return { dialog, secret: await dialog.getByLabel('Sleutel').inputValue() };
}

async function confirmWith(dialog: Locator, secret: string): Promise<void> {
  const totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  await dialog.getByLabel('Code uit de app').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
}

const recoveryCodesIn = (page: Page) => page.getByRole('alertdialog', { name: 'Bewaar uw herstelcodes' });

test('a member turns on the second factor by typing over the secret, and signs in with a recovery code', async ({
  page,
}) => {
  const { dialog, secret } = await beginTurningOn(page, members.anna);
  await expect(dialog.getByRole('img', { name: /QR-code/u })).toBeVisible();
  expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u);

  await dialog.getByLabel('Code uit de app').fill('000000');
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(dialog.getByText(/Deze code klopt niet/u).first()).toBeVisible();

  await confirmWith(dialog, secret);

  const codes = recoveryCodesIn(page);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  expect(new Set(recoveryCodes).size).toBe(10);
  const downloading = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Downloaden' }).click();
  expect((await downloading).suggestedFilename()).toBe('herstelcodes.txt');
  await codes.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  await expect(part(page, 'Inloggen').getByText(/Nog 10 herstelcodes/u)).toBeVisible();

  await page.goto('/logout');
  await submitLogin(page, members.anna);
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
  await page.getByLabel('Herstelcode').fill((recoveryCodes[0] ?? '').replaceAll('-', ' ').toUpperCase());
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expectSignedIn(page);
  await page.goto('/profile/settings');
  await expect(part(page, 'Inloggen').getByText(/Nog 9 herstelcodes/u)).toBeVisible();
});

test('a member signs out on another device', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await startNewSession(other, members.bram);
  await startNewSession(page, members.bram);
  await page.goto('/profile/settings');
  const devices = part(page, 'Apparaten');
  await expect(devices.getByText('Dit apparaat', { exact: true })).toHaveCount(1);
  await devices
    .getByRole('button', { name: /^Uitloggen op dit apparaat/u })
    .first()
    .click();
  await expect(page.getByText(/^Op “.*” is uitgelogd\./u)).toBeVisible();
  await other.goto('/profile/data');
  await expect(other.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  await other.context().close();

  await part(page, 'Apparaten').getByRole('button', { name: 'Overal uitloggen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page.getByText('U bent succesvol uitgelogd. Tot ziens!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
});

test('the chosen colours and text size are there before the first paint, also in another tab', async ({
  page,
}) => {
  await signIn(page, members.bram);
  await page.goto('/profile/settings');
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const [light, normal] = [await colour(), await size()];
  await part(page, 'Weergave').getByText('Donker').click();
  await part(page, 'Weergave').getByText('Grootst').click();
  await expect.poll(colour).not.toBe(light);
  await expect.poll(size).not.toBe(normal);
  const [dark, largest] = [await colour(), await size()];

  const next = await page.context().newPage();
  // Without the scripts of the portal, only the script of the page itself can have applied the choice.
  await next.route(/\/assets\/.*\.js$/u, (route) => route.abort());
  await next.goto('/profile/settings', { waitUntil: 'domcontentloaded' });
  expect(await next.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
  expect(await next.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(largest);
});

test('a call that is under way when the session gets another cookie does not end the session', async ({
  page,
}) => {
  const { dialog, secret } = await beginTurningOn(page, members.carla);
  // The server looks up the earlier cookie after the session got another one.
  const earlier = await page.context().cookies();
  const enabled = page.waitForResponse(/\/two-factor\/enable$/u);
  let refused = 0;
  const respondLate = async (route: Route) => {
    await enabled;
    const cookie = earlier.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie } });
    refused += response.status() === 401 ? 1 : 0;
    await route.fulfill({ response });
  };
  await page.route(/\/counts$/u, respondLate, { times: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await confirmWith(dialog, secret);
  await expect.poll(() => refused).toBe(1);
  const codes = recoveryCodesIn(page);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const checked = page.waitForResponse(USER);
  await comeBackTo(page);
  expect((await checked).status()).toBe(200);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(page).toHaveURL(/\/profile\/settings/u);
});
