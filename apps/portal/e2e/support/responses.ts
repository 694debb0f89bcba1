import type { Page, Route } from '@playwright/test';
import { expectStarted } from './started.ts';

export const USER = '**/api/auth/user';
export const EVERY_CALL = '**/api/**';

export const CSRF_MISMATCH = { status: 419, json: { code: 'csrf_token_mismatch', message: 'Stale.' } };
export const TWO_FACTOR = {
  status: 403,
  json: { code: 'two_factor_required', message: 'Two factor authentication required.' },
};
export const UNAUTHENTICATED = { status: 401, json: { code: 'unauthenticated', message: 'Nobody.' } };
export const HTML = { status: 200, contentType: 'text/html', body: '<h1>Welkom op dit netwerk</h1>' };

export const respondWith = (response: Parameters<Route['fulfill']>[0]) => (route: Route) =>
  route.fulfill(response);
export const noNetwork = (route: Route) => route.abort('internetdisconnected');

export async function comeBackTo(page: Page): Promise<void> {
  await expectStarted(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
