import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS, SECOND_FACTOR_NOTICE_MS } from '@mijn/domain/limits';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { createToken } from '../access-tokens/testing/create-token.ts';
import { createImpersonationLink } from './impersonation.service.ts';
import { createRequirement, requiringBrand } from './testing/requirement.ts';
import { turnOnTwoFactor } from './testing/turn-on-two-factor.ts';

const SETUP_REQUIRED = { status: 403, body: { code: 'two_factor_setup_required' } };

let server: TestApp;
let association: { id: string };
let user: Awaited<ReturnType<TestApp['build']['user']>>;
let requirement: ReturnType<typeof createRequirement>;

beforeAll(async () => {
  server = await startTestApp({ config: { brand: requiringBrand } });
  requirement = createRequirement(server);
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(1000);
  user = await server.build.user();
  await server.build.membership(association, user, { is_board: true });
});

const apply = (by = server) => requirement.apply(by);
const passNotice = () => requirement.passNotice();
const signIn = (email = user.email) => requirement.signIn(email);
const factorOf = (by: TestClient) => requirement.factorOf(by);
const own = () => `/associations/${association.id}/overview`;
const mailsOfUser = () => requirement.mailsTo(user.email);

describe('the requirement', () => {
  it.each([
    ['a board member', { is_board: true }, true],
    ['a checker', { is_invoice_check: true }, true],
    ['a member with copies of invoices', { is_invoice_check_copy: true }, false],
    ['an owner', {}, false],
  ])('applies to %s: %#', async (_, rights, isRequired) => {
    const other = await server.build.user();
    await server.build.membership(association, other);
    await server.build.membership(await server.build.association(), other, rights);
    await passNotice();
    const client = await signIn(other.email);
    // The right in one association counts in all of them.
    expect((await client.get(own())).status).toBe(isRequired ? 403 : 200);
    expect((await factorOf(client)).set_up?.is_due).toBe(isRequired ? true : undefined);
  });

  it('begins with the right, and goes on where it was when a right that was lost comes back soon', async () => {
    const rights = (isBoard: boolean) =>
      server.database.pool.query('update memberships set is_board = $2 where user_id = $1', [
        user.id,
        isBoard,
      ]);
    await rights(false);
    await apply();
    server.clock.pass(10 * DAY_MS);
    await rights(true);
    await apply();
    const from = (await factorOf(await signIn())).set_up?.required_from;
    expect(from).toBe(new Date(server.clock.now().getTime() + SECOND_FACTOR_NOTICE_MS).toISOString());
    server.clock.pass(10 * DAY_MS);
    await rights(false);
    await apply();
    expect((await factorOf(await signIn())).set_up).toBeUndefined();
    server.clock.pass(3 * DAY_MS);
    await rights(true);
    await apply();
    expect((await factorOf(await signIn())).set_up?.required_from).toBe(from);
  });

  it('begins again after it did not apply for as long as the notice lasts', async () => {
    await passNotice();
    await server.database.pool.query('update memberships set is_board = false where user_id = $1', [user.id]);
    server.clock.pass(SECOND_FACTOR_NOTICE_MS);
    await apply();
    await server.database.pool.query('update memberships set is_board = true where user_id = $1', [user.id]);
    await apply();
    expect((await factorOf(await signIn())).set_up?.is_due).toBe(false);
    const subjects = (await mailsOfUser()).map(({ subject = '' }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Stel vóór'))).toHaveLength(2);
  });

  it('is nothing to a server whose brand does not have it, and goes on where it was when it is switched on again', async () => {
    await passNotice();
    const off = await startTestApp({ beside: server });
    const free = off.client();
    await free.login(user.email);
    expect((await free.get(own())).status).toBe(200);
    await apply(off);
    expect((await factorOf(await signIn())).set_up?.is_due).toBe(true);
    await off.stop();
  });

  it('does not begin again because the clock was set back, and lasts no longer than a new notice', async () => {
    server.clock.pass(30 * DAY_MS);
    await apply();
    server.clock.pass(-30 * DAY_MS);
    await apply();
    const end = new Date(server.clock.now().getTime() + SECOND_FACTOR_NOTICE_MS).toISOString();
    expect((await factorOf(await signIn())).set_up?.required_from).toBe(end);
  });

  it('leaves staff who act for the member alone', async () => {
    await passNotice();
    const { email } = await server.build.staff();
    const link = await createImpersonationLink(
      { ...server, now: server.clock.now },
      { staff: email, customer: user.email, reason: 'Vraag', canWrite: false },
    );
    const [signature, token] = link.split('/').toReversed();
    const browser = server.client();
    await browser.csrf();
    expect((await browser.post('/auth/impersonate', { token, signature })).status).toBe(204);
    expect((await browser.get(own())).status).toBe(200);
    expect(await factorOf(browser)).toEqual({ enabled: false, authenticated: true });
  });

  it('refuses the access tokens of the member until a second factor is set up', async () => {
    await passNotice();
    const app = server.client((await createToken(server, { user_id: user.id })).token);
    const refused = await app.get(own());
    expect(refused).toMatchObject(SETUP_REQUIRED);
    expect(refused.error?.message).toContain('the access token works again');
    expect((await app.get('/auth/user')).status).toBe(403);
    await turnOnTwoFactor(server, await signIn());
    expect((await app.get(own())).status).toBe(200);
  });
});

describe('the mails', () => {
  it('go out when the notice begins, and three days before its end, once with two servers at the same moment', async () => {
    const second = await startTestApp({ beside: server, config: { brand: requiringBrand } });
    const both = () => Promise.all([apply(), apply(second)]);
    await both();
    await both();
    const [first, ...others] = await mailsOfUser();
    expect(others).toEqual([]);
    expect(first?.subject).toMatch(/^Stel vóór .+ een tweede stap in om in te loggen$/u);
    server.clock.pass(SECOND_FACTOR_NOTICE_MS - 3 * DAY_MS - MINUTE_MS);
    await both();
    expect(await mailsOfUser()).toHaveLength(1);
    server.clock.pass(MINUTE_MS);
    await both();
    await both();
    expect((await mailsOfUser()).map(({ subject = '' }) => subject.split(':')[0])).toEqual([
      first?.subject,
      'Herinnering',
    ]);
    const entries = await server.database.pool.query(
      `select details from audit_entries where user_id = $1 and action = 'second_factor_required'`,
      [user.id],
    );
    expect(entries.rows).toHaveLength(1);
    await second.stop();
  });

  it('do not go to a member who has a second factor, and go to one who turns it off', async () => {
    const client = await signIn();
    const { code } = await turnOnTwoFactor(server, client);
    await apply();
    const before = (await mailsOfUser()).length;
    server.clock.pass(MINUTE_MS);
    await client.post('/security/two-factor/disable', { password: TEST_PASSWORD, code: code() });
    await apply();
    const subjects = (await mailsOfUser()).slice(before).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('uitgezet'), expect.stringMatching(/^Stel vóór/u)]);
  });
});
