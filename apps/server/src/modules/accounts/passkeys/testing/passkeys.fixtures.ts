import { passkeysOperations } from '@mijn/domain/passkeys';
import { authOperations } from '@mijn/domain/auth';
import { v7 as newId } from 'uuid';
import { createAuthenticator, type TestAuthenticator } from '../../../../testing/authenticator.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { insertPasskey } from '../passkeys.repository.ts';

async function createPasskey(
  { clock, config, database: { queries } }: TestApp,
  user_id: string,
): Promise<{ authenticator: TestAuthenticator; userHandle: string }> {
  const authenticator = createAuthenticator(config.appUrl);
  await insertPasskey(queries, {
    id: newId(),
    user_id,
    credential_id: authenticator.credentialId,
    public_key: authenticator.publicKey,
    counter: 0,
    name: 'Telefoon',
    created_at: clock.now(),
  });
  return { authenticator, userHandle: Buffer.from(user_id).toString('base64url') };
}

const anyResponse = {
  id: 'x',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: null },
};
const anyPasskey = { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x', transports: [] } };

async function userOf(client: TestClient): Promise<string | undefined> {
  const response = await client.get('/auth/user');
  return response.status === 200 ? response.as(authOperations.user).id : undefined;
}

export const fixtures: Fixtures = {
  callers: `
GET    /security/passkeys                                               401 403 200 200 200 200 200 200 403 403 403 403
POST   /security/passkeys/options                                       401 403 200 200 200 200 200 200 403 403 403 403
POST   /security/passkeys                                               401 403 201 201 201 201 201 201 403 403 403 403
PATCH  /security/passkeys/:passkey_id         unknown passkey           401 403 404 404 404 404 404 404 403 403 403 403
DELETE /security/passkeys/:passkey_id         unknown passkey           401 403 404 404 404 404 404 404 403 403 403 403
POST   /auth/passkey/options                                            200 200 200 200 200 200 200 200 200 200 200 200
POST   /auth/passkey                                                    200 200 200 200 200 200 200 200 200 200 200 200
POST   /auth/two-factor/passkey/options                                 401 200 200 200 200 200 200 200 403 403 403 403
POST   /auth/two-factor/passkey                                         401 200 200 200 200 200 200 200 403 403 403 403
POST   /auth/sudo/options                                               401 403 200 200 200 200 200 200 403 403 403 403
`,
  create: async () => ({ 'unknown passkey': { passkey_id: newId() } }),
  inputs: {
    'POST /security/passkeys': async ({ config }, _, _params, client) => {
      const options = await client.post('/security/passkeys/options');
      const passkey =
        options.status === 200
          ? createAuthenticator(config.appUrl).create(options.as(passkeysOperations.startPasskey))
          : anyPasskey;
      return { body: { name: 'Telefoon', passkey } };
    },
    'PATCH /security/passkeys/:passkey_id': async () => ({ body: { name: 'Laptop' } }),
    'POST /auth/passkey': async (server, _, _params, client) => {
      const { authenticator, userHandle } = await createPasskey(server, (await server.build.user()).id);
      const options = (await client.post('/auth/passkey/options')).as(passkeysOperations.startPasskeyLogin);
      return { body: { passkey: authenticator.response(options, { userHandle }) } };
    },
    'POST /auth/two-factor/passkey': async (server, _, _params, client) => {
      const user = await userOf(client);
      const response = await client.post('/auth/two-factor/passkey/options');
      if (user === undefined || response.status !== 200) return { body: { passkey: anyResponse } };
      const { authenticator } = await createPasskey(server, user);
      return {
        body: { passkey: authenticator.response(response.as(passkeysOperations.startPasskeyFactor)) },
      };
    },
  },
};
