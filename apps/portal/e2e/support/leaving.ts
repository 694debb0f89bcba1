import type { Locator } from '@playwright/test';

/**
 * The maximum time until a button can be clicked, in milliseconds. A pending call of a page whose session has ended may
 * lead to the login screen before.
 */
const CLICK_MS_MAX = 5000;

export async function clickUnlessLeft(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: CLICK_MS_MAX });
  } catch (error) {
    if (!/\/(login|logout)\b/u.test(button.page().url())) throw error;
  }
}
