import { SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { emailChanges, recoveryCodes } from '../../../../platform/database/index.ts';
import { hashRecoveryCode } from '../../../../platform/security/digest.ts';
import { signInHolds } from '../../auth/auth.tables.ts';
import { emailLink, type EmailLinkKind } from '../../auth/email-link.service.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { TEST_PASSWORD } from '../../../../testing/test-client.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';

const NEW_PASSWORD = 'Een-heel-nieuw-wachtwoord-2';

async function createToken(server: TestApp, kind: EmailLinkKind): Promise<{ body: { token: string } }> {
  const { build, clock, config, database, secret } = server;
  const user = await build.user();
  const id = newId();
  const now = clock.now();
  await database.queries.insert(emailChanges).values({
    id,
    user_id: user.id,
    old_email: user.email,
    new_email: `${id}@waterpas.example`,
    requested_at: now,
    sent_at: now,
  });
  return { body: { token: emailLink(config, secret, kind, id).split('/').at(-1) ?? '' } };
}

const CODE = 'stop-0001-0001';

/** Holds the account of a new user, and returns what stops the waiting. */
async function createHold({ build, clock, config, database, secret }: TestApp) {
  const user = await build.user();
  const id = newId();
  await database.queries.insert(signInHolds).values({
    user_id: user.id,
    id,
    began_at: clock.now(),
    ends_at: new Date(clock.now().getTime() + SIGN_IN_HOLD_MS),
    old_email: user.email,
    new_emails: [],
    is_provider_only: false,
    has_suspended_totp: false,
    has_suspended_codes: false,
  });
  const code_hash = hashRecoveryCode(user.id, CODE);
  await database.queries.insert(recoveryCodes).values({ user_id: user.id, code_hash });
  return { token: emailLink(config, secret, 'stop', id).split('/').at(-1) ?? '', code: CODE };
}

export const fixtures: Fixtures = {
  callers: `
GET   /profile                                                           401 403 200 200 200 200 200 200 200 200 200 200
GET   /profile/addresses                                                 401 403 200 200 200 200 200 200 200 200 200 200
PATCH /profile/personal                                                  401 403 200 200 200 200 200 200 403 200 403 200
PATCH /profile/contact                                                   401 403 200 200 200 200 200 200 403 200 403 200
POST  /profile/email                                                     401 403 200 200 200 200 200 200 403 403 403 403
POST  /profile/email/resend                                              401 403 200 200 200 200 200 200 403 403 403 403
DELETE /profile/email                                                    401 403 200 200 200 200 200 200 403 403 403 403
POST  /profile/email/confirm                                             200 200 200 200 200 200 200 200 200 200 200 200
POST  /profile/email/undo                                                200 200 200 200 200 200 200 200 200 200 200 200
POST  /profile/email/stop-waiting/start                                  200 200 200 200 200 200 200 200 200 200 200 200
POST  /profile/email/stop-waiting                                        204 204 204 204 204 204 204 204 204 204 204 204
POST  /profile/password                                                  401 403 204 204 204 204 204 204 403 403 403 403
`,
  inputs: {
    'PATCH /profile/personal': async () => ({
      body: {
        version: 1,
        salutation: 'ms',
        initials: 'A.',
        first_name: 'Anna',
        name_prefix: '',
        last_name: 'Eigenaar',
      },
    }),
    'PATCH /profile/contact': async () => ({ body: { version: 1, phone: '', mobile: '' } }),
    'POST /profile/email': async () => ({ body: { email: `${newId()}@waterpas.example` } }),
    'POST /profile/email/confirm': async (server) => createToken(server, 'confirm'),
    'POST /profile/email/undo': async (server) => createToken(server, 'undo'),
    'POST /profile/email/stop-waiting/start': async (server) => ({
      body: { token: (await createHold(server)).token },
    }),
    'POST /profile/email/stop-waiting': async (server) => ({ body: await createHold(server) }),
    'POST /profile/password': async () => ({
      body: {
        current_password: TEST_PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
    }),
  },
};
