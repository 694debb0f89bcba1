import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@mijn/domain/limits';
import { securityOperations } from '@mijn/domain/security';
import { defineOperations } from '@mijn/domain/wire';
import { defineContract } from '@mijn/domain/wire/contract';
import type { staff, users } from '../../../platform/database/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';
import { bind } from '../../../platform/wire/index.ts';
import { endSessions } from '../auth/session.jobs.ts';
import { createImpersonationLink } from '../auth/impersonation.service.ts';

const shapes = { change: {} } as const;
const operations = defineOperations<typeof shapes>()({ change: { method: 'POST', path: '/staff-probe' } });

let server: TestApp;
let client: TestClient;
let member: typeof users.$inferSelect;
let sara: typeof staff.$inferSelect;
let association: { id: string };

beforeAll(async () => {
  server = await startTestApp({
    furtherCalls: (api) => bind(api, defineContract(operations, shapes), { change: async () => undefined }),
  });
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.pass(2 * MINUTE_MS);
  member = await server.build.user();
  await server.build.membership(association, member);
  sara = await server.build.staff({ name: 'Sara Staf' });
  client = server.client();
  await client.login(member.email);
});

async function impersonate({ canWrite = false, customer = member.email } = {}): Promise<TestClient> {
  const { config, secret, database, clock } = server;
  const link = await createImpersonationLink(
    { config, secret, database, now: clock.now },
    { staff: sara.email, customer, reason: 'Vraag van het lid', canWrite },
  );
  const [signature, token] = link.split('/').toReversed();
  const browser = server.client();
  await browser.csrf();
  await browser.post('/auth/impersonate', { token, signature });
  return browser;
}

const access = async () =>
  (await client.get('/security/staff-access')).as(securityOperations.listStaffAccess).data;

describe('the access by staff', () => {
  it('is listed with who, when, why, and whether staff could write', async () => {
    const started_at = server.clock.now().toISOString();
    await impersonate();
    expect(await access()).toMatchObject([
      {
        staff_name: 'Sara Staf',
        reason: 'Vraag van het lid',
        is_read_only: true,
        started_at,
        ended_at: null,
        changes: [],
      },
    ]);
  });

  it('has its end after the logout of staff', async () => {
    const browser = await impersonate();
    server.clock.pass(MINUTE_MS);
    await browser.post('/auth/logout');
    expect(await access()).toMatchObject([{ ended_at: server.clock.now().toISOString() }]);
  });

  it('has its end after an hour, also without a logout', async () => {
    await impersonate();
    const ended_at = new Date(server.clock.now().getTime() + 60 * MINUTE_MS).toISOString();
    server.clock.pass(61 * MINUTE_MS);
    expect(await access()).toMatchObject([{ ended_at }]);
    await endSessions.add(server.database.queries, {});
    await server.runJobs();
    expect(await access()).toMatchObject([{ ended_at }]);
  });

  it('lists what staff changed, without what was refused or only looked at', async () => {
    const browser = await impersonate({ canWrite: true });
    await browser.post(`/auth/user/association/${association.id}`);
    await browser.post('/calendar-feed/renew');
    const refused = await browser.patch(
      `/associations/${association.id}/archive/documents/${association.id}`,
      {},
    );
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await browser.post('/staff-probe');
    const happened_at = server.clock.now().toISOString();
    expect((await access())[0]?.changes).toMatchObject([{ call: 'POST /staff-probe' }]);
    expect(new Date((await access())[0]?.changes[0]?.happened_at ?? '').toISOString()).toBe(happened_at);
  });

  it('is not listed for another member', async () => {
    await impersonate({ customer: (await server.build.user()).email });
    expect(await access()).toEqual([]);
  });
});

const mails = async () => (await server.mails()).filter(({ subject }) => /medewerker/u.test(subject ?? ''));

describe('the mail after staff acted for a member', () => {
  it('is sent to a member with the second factor, after the logout of staff, once', async () => {
    const careful = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP', name: 'Cor Zorg' });
    const browser = await impersonate({ customer: careful.email });
    expect(await mails()).toEqual([]);
    await browser.post('/auth/logout');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: careful.email }]);
    expect(mail?.text).toContain('Sara Staf van Waterpas VvE Beheer');
    expect(mail?.text).toContain('Vraag van het lid');
  });

  it('is sent when the session of staff has ended by itself', async () => {
    const before = (await mails()).length;
    const careful = await server.build.user({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    await impersonate({ customer: careful.email });
    server.clock.pass(61 * MINUTE_MS);
    await endSessions.add(server.database.queries, {});
    await server.runJobs();
    expect(await mails()).toHaveLength(before + 1);
  });

  it('is not sent to a member without the second factor', async () => {
    const before = (await mails()).length;
    await (await impersonate()).post('/auth/logout');
    expect(await mails()).toHaveLength(before);
  });
});

describe('the activity of a member', () => {
  it('has the sign-ins and changes, newest first, on pages', async () => {
    await client.post('/security/two-factor/start');
    await (await impersonate()).post('/auth/logout');
    const page = async (number: number) =>
      (await client.get(`/security/activity?per_page=2&page=${number}`)).as(securityOperations.listActivity);
    const first = await page(1);
    expect(first.meta).toEqual({ page: 1, per_page: 2, total: 4 });
    expect(first.data).toMatchObject([
      { action: 'impersonation_ended', staff_name: 'Sara Staf' },
      { action: 'impersonation_started', staff_name: 'Sara Staf' },
    ]);
    expect((await page(2)).data).toMatchObject([
      { action: 'impersonation_link_made' },
      { action: 'signed_in', staff_name: null },
    ]);
  });

  it('has one line for a change by staff, with the call', async () => {
    const browser = await impersonate({ canWrite: true });
    const contact = { phone: '', mobile: '0612345678', version: 1 };
    expect((await browser.patch('/profile/contact', contact)).status).toBe(200);
    const { data } = (await client.get('/security/activity')).as(securityOperations.listActivity);
    expect(data.map(({ action, call }) => call ?? action)).toEqual([
      'PATCH /profile/contact',
      'impersonation_started',
      'impersonation_link_made',
      'signed_in',
    ]);
  });
});
