import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { TOTP_SECRET } from './members.ts';

/**
 * Enters the code of the app. The server accepts each code once, so that the next one is tried if another journey has
 * used it.
 */
export async function confirmWithApp(page: Page): Promise<void> {
  const totp = new TOTP({ secret: TOTP_SECRET });
  const field = page.getByLabel('Code');
  await expect(async () => {
    await field.fill(totp.generate());
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(field).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 60_000, intervals: [10_000] });
}

/** @returns the recovery codes. */
export async function setUpApp(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Inloggen in twee stappen aanzetten' });
  const secret = (await dialog.getByLabel('Sleutel').inputValue()).replaceAll(' ', '');
  await dialog.getByLabel('Code uit de app').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Bewaar uw herstelcodes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const texts = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'Ik heb de codes bewaard' }).click();
  return texts;
}
