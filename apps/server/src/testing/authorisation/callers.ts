import { Secret } from 'otpauth';
import { openSession } from '../../modules/accounts/auth/session.repository.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { createToken } from '../../modules/accounts/access-tokens/testing/create-token.ts';
import { MARKS } from '../fixtures/marks.ts';

/** The callers are in the order of the columns of the table. */
export const callerNames = [
  'anonymous',
  'second factor missing',
  'owner',
  'board',
  'checker',
  'copies only',
  'board and checker elsewhere',
  'without associations',
  'staff, read only',
  'staff, with write access',
  'access token, read',
  'access token, write',
] as const;

export type CallerName = (typeof callerNames)[number];

export type SignIn = (name: CallerName) => Promise<TestClient>;

/** The secret of the authenticator app of the caller `second factor missing`. */
export const TOTP_SECRET = new Secret({ size: 20 }).base32;

const { elsewhere, hidden, board, checkers } = MARKS;
const everything = [elsewhere, hidden, board, checkers];

/** The words that no response to a caller may contain. */
export const unseenBy: Readonly<Record<CallerName, readonly string[]>> = {
  anonymous: everything,
  'second factor missing': everything,
  owner: everything,
  board: [elsewhere, checkers],
  checker: [elsewhere, hidden, board],
  'copies only': [elsewhere, hidden, board],
  'board and checker elsewhere': everything,
  'without associations': everything,
  'staff, read only': [elsewhere],
  'staff, with write access': [elsewhere],
  'access token, read': [elsewhere],
  'access token, write': [elsewhere],
};

/** Staff act for a board member who also checks invoices, whose access tokens are used too. */
export async function createCallers(
  server: TestApp,
  here: { id: string },
  there: { id: string },
): Promise<SignIn> {
  const { build, client, clock } = server;
  const { queries } = server.database;
  const all = { is_board: true, is_invoice_check: true };
  const join = async (at?: { id: string }, rights = {}, values = {}): Promise<string> => {
    const user = await build.user(values);
    if (at) await build.membership(at, user, rights);
    return user.id;
  };
  const staff_id = (await build.staff()).id;
  const everyRight = await join(here, all);
  const users: Record<Exclude<CallerName, 'anonymous'>, string> = {
    'second factor missing': await join(here, all, { totp_secret: TOTP_SECRET }),
    owner: await join(here),
    board: await join(here, { is_board: true }),
    checker: await join(here, { is_invoice_check: true }),
    'copies only': await join(here, { is_invoice_check_copy: true }),
    'board and checker elsewhere': await join(there, all),
    'without associations': await join(),
    'staff, read only': everyRight,
    'staff, with write access': everyRight,
    'access token, read': everyRight,
    'access token, write': everyRight,
  };
  return async (name) => {
    if (name === 'access token, read' || name === 'access token, write') {
      const scope = name === 'access token, read' ? 'read' : 'write';
      const app = client((await createToken(server, { user_id: users[name], scope })).token);
      await app.csrf();
      return app;
    }
    const browser = client();
    if (name !== 'anonymous') {
      const now = clock.now();
      const expires_at = new Date(now.getTime() + 3_600_000);
      const staff = { staff_id, is_read_only: name === 'staff, read only', expires_at };
      const isStaff = name.startsWith('staff');
      const session = { user_id: users[name], now, ...(isStaff && { staff }) };
      browser.cookies.set('mijn_session', await openSession(queries, session));
    }
    await browser.csrf();
    return browser;
  };
}
