import type { Locator } from '@playwright/test';

/**
 * The maximum time until a button of a page whose session has ended can be clicked, in milliseconds. A call that the page
 * still had to make may lead to the login screen before the click.
 */
const CLICK_MS_MAX = 5000;

/** Clicks a link or a button, unless the page leaves for the login screen before. */
export async function clickUnlessLeft(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: CLICK_MS_MAX });
  } catch (error) {
    if (!/\/(login|logout)\b/u.test(button.page().url())) throw error;
  }
}
