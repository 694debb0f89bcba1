import { TOTP } from 'otpauth';
import { passwordResets } from '../../database/index.ts';
import { makeImpersonationLink } from '../../modules/auth/impersonation.service.ts';
import { feedKey } from '../../modules/meetings/calendar/feed-key.ts';
import { hashToken, newToken } from '../../security/digest.ts';
import { makePdf } from '../make-file.ts';
import type { TestApp } from '../test-app.ts';
import { TEST_PASSWORD } from '../test-client.ts';
import { TOTP_SECRET } from './callers.ts';
import type { Things } from './things.ts';

/** What a call sends besides its path. */
export interface Input {
  query?: string;
  body?: unknown;
}

type MakeInput = (
  server: TestApp,
  things: Things,
  params: Readonly<Record<string, string>>,
) => Promise<Input>;

const PASSWORD = 'Een-nieuw-wachtwoord-2';

/** A valid input for every call that needs one, new for each call: nothing that is used once is used twice. */
export const inputs: Readonly<Record<string, MakeInput>> = {
  'POST /auth/login': async ({ make }) => {
    const { email } = await make.user();
    return { body: { email, password: TEST_PASSWORD } };
  },
  'POST /auth/two-factor': async ({ clock }) => {
    const code = new TOTP({ secret: TOTP_SECRET }).generate({ timestamp: clock.now().getTime() });
    return { body: { code } };
  },
  'POST /auth/impersonate': async ({ make, clock, ...foundation }) => {
    const staff = (await make.staff()).email;
    const customer = (await make.user()).email;
    const request = { staff, customer, reason: 'Vraag van de bewoner', canWrite: false };
    const link = await makeImpersonationLink({ ...foundation, now: clock.now }, request);
    const [signature, token] = link.split('/').toReversed();
    return { body: { token, signature } };
  },
  'POST /auth/forgot-password': async ({ make }) => ({ body: { email: (await make.user()).email } }),
  'POST /auth/reset-password': async ({ make, clock, database: { queries } }) => {
    const { id, email } = await make.user();
    const token = newToken();
    const expires_at = new Date(clock.now().getTime() + 1000);
    await queries.insert(passwordResets).values({ token_hash: hashToken(token), user_id: id, expires_at });
    return { body: { token, email, password: PASSWORD, password_confirmation: PASSWORD } };
  },
  'POST …/archive/documents': async (_, { group }) => {
    const body = new FormData();
    body.append('group_id', group['group_id'] ?? '');
    const bytes = await makePdf('Begroting');
    body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'Begroting.pdf');
    return { body };
  },
  'PATCH …/archive/documents/:document_id': async () => ({ body: { version: 1, tags: ['begroting'] } }),
  'GET …/archive/zip': async (_, __, { document_id }) => ({ query: `ids=${document_id}` }),
  'GET …/search': async () => ({ query: 'q=ding' }),
  'POST …/invoices/:invoice_id/decisions': async () => ({ body: { version: 0, decision: 'approved' } }),
  'GET /calendar-feed/meetings.ics': async ({ make, secret }) => ({
    query: `key=${feedKey(secret, (await make.user()).id, 1)}`,
  }),
};
