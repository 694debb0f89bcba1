import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { idempotencyKeys, outboxMails, sessions, type users } from '../../platform/database/index.ts';
import { openSession } from '../../modules/accounts/auth/session.repository.ts';
import { startTestApp, type TestApp } from '../index.ts';
import { findFaults } from './find-faults.ts';
import type { Call } from './ledger.ts';

let server: TestApp;
let user: typeof users.$inferSelect;
const startedAt = new Date('2026-01-01');
beforeAll(async () => {
  server = await startTestApp();
  user = await server.build.user();
});
afterAll(() => server.stop());

const call = (values: Partial<Call>): Call => ({
  method: 'POST',
  path: '/api/messages',
  key: undefined,
  session: undefined,
  status: 201,
  is_unanswered: false,
  created_id: undefined,
  ...values,
});

const find = (calls: readonly Call[], mails: readonly string[] = []) =>
  findFaults({ database: server.database, calls, mails, startedAt });

it('finds a write that was answered and is not recorded, or recorded with another row', async () => {
  const created_id = crypto.randomUUID();
  await server.database.queries.insert(idempotencyKeys).values({
    user_id: user.id,
    key: 'recorded',
    call: 'POST /api/messages',
    created_id,
    created_at: new Date(),
  });
  expect(await find([call({ key: 'recorded', created_id })])).toEqual([]);
  expect(
    await find([call({ key: 'recorded', created_id: user.id }), call({ key: 'lost', created_id })]),
  ).toEqual([
    'lost or doubled: POST /api/messages with the key recorded',
    'lost or doubled: POST /api/messages with the key lost',
  ]);
});

it('finds a mail that arrived twice, and one that never arrived', async () => {
  const id = crypto.randomUUID();
  const mail = `From: x\r\nMessage-ID: <${id}@localhost>\r\n\r\nDag`;
  await server.database.queries.insert(outboxMails).values({
    id,
    dedupe_key: id,
    recipient: user.email,
    subject: '',
    text_body: '',
    html_body: '',
    created_at: new Date(),
    sent_at: new Date(),
  });
  expect(await find([], [mail])).toEqual([]);
  expect(await find([], [mail, mail])).toEqual([`mailed twice: ${id}`]);
  expect(await find([])).toEqual([`never mailed: ${id}, but marked as sent`]);
  await server.database.queries.delete(outboxMails);
});

it('finds a call that was refused although its session is open', async () => {
  const session = await openSession(server.database.queries, { user_id: user.id, now: new Date() });
  const refused = call({ method: 'GET', path: '/api/auth/user', status: 401, session });
  expect(await find([refused])).toEqual(['logged out: /api/auth/user']);
  await server.database.queries.delete(sessions);
  expect(await find([refused])).toEqual([]);
});
