import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invoicesOperations } from '@mijn/domain/invoices';
import { overviewOperations } from '@mijn/domain/overview';
import { eq } from 'drizzle-orm';
import { associations } from '../../platform/database/index.ts';
import type { TestResponse, TestClient } from '../../testing/index.ts';
import { invoices } from './invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

/** The amount in cents above which two checkers must agree. */
const ABOVE = 100_000;

let fixture: InvoicesFixture;
let invoice: { id: string };
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  await setAbove(ABOVE);
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.delete(invoices);
  invoice = await fixture.invoice({ name: 'Dak', total_cents: ABOVE + 1 });
});

async function setAbove(two_checkers_above_cents: number | null): Promise<void> {
  const { queries } = fixture.server.database;
  await queries
    .update(associations)
    .set({ two_checkers_above_cents })
    .where(eq(associations.id, fixture.association.id));
}

type Kind = 'approved' | 'rejected' | 'withdrawn';

const decide = (by: TestClient, decision: Kind, version: number) =>
  fixture.decide(by, invoice, { decision, version, ...(decision === 'rejected' && { remark: 'Te duur.' }) });
const read = async (by = fixture.checker) =>
  (await by.get(`${fixture.path}/${invoice.id}`)).as(invoicesOperations.getInvoice);
const list = async (by = fixture.checker) =>
  (await by.get(`${fixture.path}?is_checked=false`)).as(invoicesOperations.listInvoices).data;
const counts = async (by: TestClient) => (await by.get(`${fixture.path}/counts`)).body;
const invoicesInOverview = async (by: TestClient) =>
  (await by.get(`/associations/${fixture.association.id}/overview?parts=invoices`)).as(
    overviewOperations.getOverview,
  ).invoices;

const statusesOf = (responses: readonly TestResponse[]): number[] =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

describe('an invoice above the amount of its association', () => {
  it('is approved when two different checkers agree, and every screen says how many do', async () => {
    const { checker, colleague } = fixture;
    expect(await read()).toMatchObject({ approvals: 0, approvals_required: 2, is_approved_by_you: false });
    expect((await decide(checker, 'approved', 0)).status).toBe(200);
    const half = { check_status: 'to_check', approvals: 1, approvals_required: 2 };
    expect(await read()).toMatchObject({ ...half, is_approved_by_you: true });
    expect(await read(colleague)).toMatchObject({ ...half, is_approved_by_you: false });
    expect(await list(colleague)).toMatchObject([{ ...half, is_approved_by_you: false, returned: null }]);
    expect((await decide(colleague, 'approved', 1)).status).toBe(200);
    expect(await read()).toMatchObject({
      check_status: 'approved',
      approvals: 2,
      decisions: [
        { decided_by: 'Carla Controle', approvals: 2, approvals_required: 2 },
        { decided_by: 'Bram Bestuur', approvals: 1, approvals_required: 2 },
      ],
    });
  });

  it('asks a checker who agrees for nothing more, in the counts, the overview and the next invoice', async () => {
    const { checker, colleague } = fixture;
    const other = await fixture.invoice({ name: 'Lift', total_cents: 100 });
    const response = (await decide(checker, 'approved', 0)).as(invoicesOperations.decideInvoice);
    expect(response.next?.id).toBe(other.id);
    expect(await counts(checker)).toEqual({ to_check: 1, checked: 0, waiting_for_other: 1 });
    expect(await counts(colleague)).toEqual({ to_check: 2, checked: 0, waiting_for_other: 0 });
    expect(await invoicesInOverview(checker)).toMatchObject({ total: 1, second_checks: 0 });
    expect(await invoicesInOverview(colleague)).toMatchObject({ total: 2, second_checks: 1 });
    const last = await fixture.decide(checker, other, { decision: 'approved', version: 0 });
    expect(last.as(invoicesOperations.decideInvoice).next).toBeNull();
  });

  it('is not approved by the same checker twice', async () => {
    await decide(fixture.checker, 'approved', 0);
    const { status, error } = await decide(fixture.checker, 'approved', 1);
    expect([status, error?.code]).toEqual([409, 'invoice_already_approved']);
    expect(await read()).toMatchObject({ approvals: 1, version: 1 });
  });

  it('is rejected by one checker', async () => {
    await decide(fixture.checker, 'approved', 0);
    await decide(fixture.colleague, 'rejected', 1);
    expect(await read()).toMatchObject({ check_status: 'rejected', decisions: [{ approvals: 0 }, {}] });
  });

  it('has the first approval again after the second or a rejection is withdrawn', async () => {
    await decide(fixture.checker, 'approved', 0);
    await decide(fixture.colleague, 'approved', 1);
    await decide(fixture.colleague, 'withdrawn', 2);
    expect(await read()).toMatchObject({ check_status: 'to_check', approvals: 1, is_approved_by_you: true });
    await decide(fixture.colleague, 'rejected', 3);
    await decide(fixture.colleague, 'withdrawn', 4);
    expect(await list()).toMatchObject([{ approvals: 1, returned: 'withdrawn' }]);
  });

  it('lets the first checker take the approval back, and nobody else', async () => {
    await decide(fixture.checker, 'approved', 0);
    expect((await decide(fixture.colleague, 'withdrawn', 1)).status).toBe(422);
    expect((await decide(fixture.checker, 'withdrawn', 1)).status).toBe(200);
    expect(await read()).toMatchObject({ approvals: 0, is_approved_by_you: false });
  });

  it('can be approved again by the same checker when the association needs one from then on', async () => {
    await decide(fixture.checker, 'approved', 0);
    await setAbove(null);
    expect((await decide(fixture.checker, 'approved', 1)).status).toBe(200);
    expect(await read()).toMatchObject({ check_status: 'approved', approvals_required: 1 });
    await setAbove(ABOVE);
  });
});

describe('an invoice up to the amount', () => {
  it('needs one checker', async () => {
    invoice = await fixture.invoice({ total_cents: ABOVE });
    await decide(fixture.checker, 'approved', 0);
    expect(await read()).toMatchObject({ check_status: 'approved', approvals: 1, approvals_required: 1 });
  });
});

describe('decisions at the same time', () => {
  it('of two checkers who agree: one counts, the other is asked again, and then both count', async () => {
    const { checker, colleague } = fixture;
    for (let round = 0; round < 5; round += 1) {
      invoice = await fixture.invoice({ total_cents: ABOVE + 1 });
      const responses = await Promise.all([decide(checker, 'approved', 0), decide(colleague, 'approved', 0)]);
      expect(statusesOf(responses)).toEqual([200, 409]);
      expect(await read()).toMatchObject({ check_status: 'to_check', approvals: 1 });
      const second = responses[0]?.status === 200 ? colleague : checker;
      expect((await decide(second, 'approved', 1)).status).toBe(200);
      expect(await read()).toMatchObject({ check_status: 'approved', approvals: 2, version: 2 });
    }
  });

  it('of one checker in two tabs count once', async () => {
    const responses = await Promise.all([1, 2, 3].map(async () => decide(fixture.checker, 'approved', 0)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ check_status: 'to_check', approvals: 1, version: 1 });
  });

  it('of the second checker and of the first, who takes the approval back, never count one twice', async () => {
    const { checker, colleague } = fixture;
    for (let round = 0; round < 5; round += 1) {
      invoice = await fixture.invoice({ total_cents: ABOVE + 1 });
      await decide(checker, 'approved', 0);
      const responses = await Promise.all([
        decide(checker, 'withdrawn', 1),
        decide(colleague, 'approved', 1),
      ]);
      expect(statusesOf(responses)).toEqual([200, 409]);
      const isApproved = responses[1]?.status === 200;
      expect(await read()).toMatchObject({
        check_status: isApproved ? 'approved' : 'to_check',
        approvals: isApproved ? 2 : 0,
      });
    }
  });
});
