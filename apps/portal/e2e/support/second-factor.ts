import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { TOTP_SECRET } from './members.ts';

/** Gives the code of the app. The server takes each code once: after another journey took it, the next one is given. */
export async function confirmWithApp(page: Page): Promise<void> {
  const totp = new TOTP({ secret: TOTP_SECRET });
  const field = page.getByLabel('Code');
  await expect(async () => {
    await field.fill(totp.generate());
    await page.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(field).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 60_000, intervals: [10_000] });
}
