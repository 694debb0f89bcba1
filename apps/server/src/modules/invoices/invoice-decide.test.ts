import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { authOperations } from '@mijn/domain/auth';
import { invoicesOperations } from '@mijn/domain/invoices';
import { auditEntries } from '../../platform/database/index.ts';
import { createImpersonationLink } from '../accounts/auth/impersonation.service.ts';
import { invoices } from './invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
let first: { id: string };
let second: { id: string };
let third: { id: string };
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.delete(invoices);
  first = await fixture.invoice({ name: 'Eerste' });
  second = await fixture.invoice({ name: 'Tweede' });
  third = await fixture.invoice({ name: 'Derde' });
});

const approve = { decision: 'approved', version: 0 };
const reject = { decision: 'rejected', remark: 'Dubbel gerekend.', version: 0 };
const read = async ({ id }: { id: string }) =>
  (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
const audits = () =>
  fixture.server.database.queries
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'invoice_decided'));

describe('deciding', () => {
  it('returns the invoice with its decision, and the next invoice to check with all its fields', async () => {
    const response = await fixture.decide(fixture.checker, first, approve);
    const body = response.as(invoicesOperations.decideInvoice);
    expect(response.status).toBe(200);
    expect(body.invoice).toMatchObject({
      id: first.id,
      check_status: 'approved',
      version: 1,
      decisions: [
        {
          decision: 'approved',
          remark: null,
          decided_by: 'Bram Bestuur',
          decided_by_staff: null,
          decided_at: fixture.server.clock.now().toISOString(),
        },
      ],
      previous_id: null,
      next_id: null,
    });
    expect(body.next).toEqual(await read(second));
    expect(body.next).toMatchObject({ name: 'Tweede', previous_id: null, next_id: third.id });
  });

  it('returns the skipped invoices as the next ones, and null after the last one', async () => {
    const last = await fixture.decide(fixture.checker, third, approve);
    expect(last.as(invoicesOperations.decideInvoice).next?.id).toBe(first.id);
    await fixture.decide(fixture.checker, first, approve);
    expect(
      (await fixture.decide(fixture.checker, second, reject)).as(invoicesOperations.decideInvoice).next,
    ).toBeNull();
  });

  it('requires a remark with a rejection, and stores it', async () => {
    const without = await fixture.decide(fixture.checker, first, { decision: 'rejected', version: 0 });
    expect([without.status, without.error?.errors]).toEqual([422, { remark: [{ code: 'required' }] }]);
    const body = (await fixture.decide(fixture.checker, first, reject)).as(invoicesOperations.decideInvoice);
    expect(body.invoice).toMatchObject({
      check_status: 'rejected',
      decisions: [{ remark: 'Dubbel gerekend.' }],
    });
  });

  it.each([
    { ...approve, version: 2_147_483_647 },
    { ...approve, version: 1e21 },
    { ...reject, remark: ' \u0000\u0007' },
  ])('refuses values that cannot be stored: %j', async (body) => {
    expect((await fixture.decide(fixture.checker, first, body)).status).toBe(422);
  });

  it('can be withdrawn and made again, and all decisions stay in the history', async () => {
    await fixture.decide(fixture.checker, first, approve);
    const undone = await fixture.decide(fixture.checker, first, { decision: 'withdrawn', version: 1 });
    const { invoice, next } = undone.as(invoicesOperations.decideInvoice);
    expect(invoice.check_status).toBe('to_check');
    expect(next?.id).toBe(second.id);
    fixture.server.clock.pass(60_000);
    await fixture.decide(fixture.colleague, first, { ...reject, version: 2 });
    const { check_status, decisions } = await read(first);
    expect(check_status).toBe('rejected');
    expect(decisions.map(({ decision, decided_by }) => [decision, decided_by])).toEqual([
      ['rejected', 'Carla Controle'],
      ['withdrawn', 'Bram Bestuur'],
      ['approved', 'Bram Bestuur'],
    ]);
  });

  it('refuses to withdraw a decision of an invoice without a decision', async () => {
    const { status, error } = await fixture.decide(fixture.checker, first, {
      decision: 'withdrawn',
      version: 0,
    });
    expect([status, error?.errors]).toEqual([422, { decision: [{ code: 'not_allowed' }] }]);
  });

  it('is refused if the provider has processed the invoice', async () => {
    const { id } = await fixture.invoice({ is_processed: true, check_status: 'approved' });
    const { status, error } = await fixture.decide(fixture.checker, { id }, reject);
    expect([status, error?.code]).toEqual([409, 'invoice_processed']);
  });

  it('is recorded in the audit log', async () => {
    const before = (await audits()).length;
    await fixture.decide(fixture.checker, first, reject);
    expect((await audits()).slice(before)).toMatchObject([
      {
        association_id: fixture.association.id,
        staff_id: null,
        details: { invoice_id: first.id, decision: 'rejected', version: 1 },
      },
    ]);
  });
});

describe('the same decision twice', () => {
  it.each([
    ['after each other', false],
    ['concurrently', true],
  ])('%s is recorded once', async (_, atOnce) => {
    const call = () => fixture.decide(fixture.checker, first, reject);
    const responses = atOnce ? await Promise.all([call(), call(), call()]) : [await call(), await call()];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect((await read(first)).decisions).toHaveLength(1);
  });

  it('with an Idempotency-Key is recognised, also after a decision of another checker', async () => {
    const headers = { 'idempotency-key': `sleutel ${first.id}` };
    await fixture.decide(fixture.checker, first, approve, headers);
    await fixture.decide(fixture.colleague, first, { ...reject, version: 1 });
    const response = await fixture.decide(fixture.checker, first, approve, headers);
    const body = response.as(invoicesOperations.decideInvoice);
    expect([response.status, body.invoice.check_status, body.invoice.version]).toEqual([200, 'rejected', 2]);
  });
});

describe('two checkers who decide', () => {
  it('one after the other on the same version: the second gets a conflict, and the first decision is kept', async () => {
    await fixture.decide(fixture.checker, first, approve);
    const { status, error } = await fixture.decide(fixture.colleague, first, approve);
    expect([status, error?.code]).toEqual([409, 'conflict']);
    expect((await read(first)).decisions).toMatchObject([{ decided_by: 'Bram Bestuur' }]);
  });

  it('concurrently: exactly one decision is recorded', async () => {
    for (const invoice of [first, second, third]) {
      const responses = await Promise.all(
        [fixture.checker, fixture.colleague].flatMap((by) => [
          fixture.decide(by, invoice, approve),
          fixture.decide(by, invoice, reject),
        ]),
      );
      const won = responses.filter(({ status }) => status === 200);
      const refused = responses.filter(({ error }) => error?.code === 'conflict');
      expect([won.length, refused.length]).toEqual([1, 3]);
      const { decisions, version } = await read(invoice);
      expect([decisions.length, version]).toEqual([1, 1]);
    }
  });
});

describe('provider staff who act for a checker', () => {
  it('are recorded with both names', async () => {
    const { config, secret, database, clock } = fixture.server;
    const sara = await fixture.server.build.staff({ name: 'Sara Staf' });
    const member = (await fixture.checker.get('/auth/user')).as(authOperations.user);
    const link = await createImpersonationLink(
      { config, secret, database, now: clock.now },
      { staff: sara.email, customer: member.email, reason: 'Vraag van het lid', canWrite: true },
    );
    const [, token, signature] = /\/login\/impersonate\/([\w-]+)\/([\w-]+)$/u.exec(link) ?? [];
    const client = fixture.server.client();
    await client.csrf();
    await client.post('/auth/impersonate', { token, signature });
    await client.csrf();
    const body = (await fixture.decide(client, first, approve)).as(invoicesOperations.decideInvoice);
    expect(body.invoice.decisions).toMatchObject([
      { decided_by: 'Bram Bestuur', decided_by_staff: 'Sara Staf' },
    ]);
    expect((await audits()).at(-1)).toMatchObject({ user_id: member.id, staff_id: sara.id });
  });
});
