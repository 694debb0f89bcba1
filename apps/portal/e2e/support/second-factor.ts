import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { TOTP_SECRET } from './members.ts';

/**
 * Enters the code of the authenticator app. The server accepts each code once, so if another journey has used
 * the code, the next code is tried.
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
