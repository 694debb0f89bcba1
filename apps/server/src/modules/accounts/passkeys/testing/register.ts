import { passkeysOperations, type PasskeyResponse } from '@mijn/domain/passkeys';
import {
  createAuthenticator,
  type Oddities,
  type TestAuthenticator,
} from '../../../../testing/authenticator.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestResponse, TestClient } from '../../../../testing/test-client.ts';

/** Returns the authenticator that keeps the passkey, and the response. */
export async function addPasskey(
  { config }: TestApp,
  client: TestClient,
  { name = 'Telefoon', ...oddities }: Oddities & { name?: string } = {},
): Promise<{ authenticator: TestAuthenticator; response: TestResponse }> {
  const authenticator = createAuthenticator(config.appUrl);
  const options = (await client.post('/security/passkeys/options')).as(passkeysOperations.startPasskey);
  const passkey = authenticator.create(options, oddities);
  return { authenticator, response: await client.post('/security/passkeys', { name, passkey }) };
}

export async function newBrowser(server: TestApp): Promise<TestClient> {
  const browser = server.client();
  await browser.csrf();
  return browser;
}

/** Returns the response of a passkey to new options for a login. */
export async function loginResponse(
  browser: TestClient,
  authenticator: TestAuthenticator,
  oddities?: Oddities,
): Promise<PasskeyResponse> {
  const options = (await browser.post('/auth/passkey/options')).as(passkeysOperations.startPasskeyLogin);
  return authenticator.response(options, oddities);
}

export async function loginWithPasskey(
  browser: TestClient,
  authenticator: TestAuthenticator,
  oddities?: Oddities,
): Promise<TestResponse> {
  return browser.post('/auth/passkey', { passkey: await loginResponse(browser, authenticator, oddities) });
}
