import { TOTP } from 'otpauth';
import { passwordResets } from '../../../../platform/database/index.ts';
import { hashToken, newToken } from '../../../../platform/security/digest.ts';
import { TOTP_SECRET } from '../../../../testing/authorisation/callers.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { TEST_PASSWORD } from '../../../../testing/test-client.ts';
import { createImpersonationLink } from '../impersonation.service.ts';

const NEW_PASSWORD = 'Een-nieuw-wachtwoord-2';

export const fixtures: Fixtures = {
  callers: `
GET   /auth/csrf                                                         204 204 204 204 204 204 204 204 204 204 204 204
POST  /auth/login                                                        200 200 200 200 200 200 200 200 200 200 200 200
POST  /auth/two-factor                                                   401 200 200 200 200 200 200 200 403 200 403 403
POST  /auth/sudo                                                         401 403 204 204 204 204 204 204 403 403 403 403
POST  /auth/impersonate                                                  204 204 204 204 204 204 204 204 204 204 204 204
GET   /auth/user                                                         401 200 200 200 200 200 200 200 200 200 200 200
POST  /auth/logout                                                       204 204 204 204 204 204 204 204 204 204 204 204
POST  /auth/user/association/:association_id                             401 403 204 204 204 204 404 404 403 204 403 204
POST  /auth/forgot-password                                              202 202 202 202 202 202 202 202 202 202 202 202
POST  /auth/reset-password                                               204 204 204 204 204 204 204 204 204 204 204 204
`,
  inputs: {
    'POST /auth/login': async ({ build }) => {
      const { email } = await build.user();
      return { body: { email, password: TEST_PASSWORD } };
    },
    'POST /auth/two-factor': async ({ clock }) => {
      const code = new TOTP({ secret: TOTP_SECRET }).generate({ timestamp: clock.now().getTime() });
      return { body: { code } };
    },
    'POST /auth/sudo': async () => ({ body: { password: TEST_PASSWORD } }),
    'POST /auth/impersonate': async ({ build, clock, ...foundation }) => {
      const staff = (await build.staff()).email;
      const customer = (await build.user()).email;
      const request = { staff, customer, reason: 'Vraag van de bewoner', canWrite: false };
      const link = await createImpersonationLink({ ...foundation, now: clock.now }, request);
      const [signature, token] = link.split('/').toReversed();
      return { body: { token, signature } };
    },
    'POST /auth/forgot-password': async ({ build }) => ({ body: { email: (await build.user()).email } }),
    'POST /auth/reset-password': async ({ build, clock, database: { queries } }) => {
      const { id, email } = await build.user();
      const token = newToken();
      const expires_at = new Date(clock.now().getTime() + 1000);
      await queries.insert(passwordResets).values({ token_hash: hashToken(token), user_id: id, expires_at });
      return { body: { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD } };
    },
  },
};
