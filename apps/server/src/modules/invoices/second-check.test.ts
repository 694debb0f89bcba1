import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND_CHECK_MAIL_DELAY_MS } from '@mijn/domain/limits';
import { notificationsOperations } from '@mijn/domain/notifications';
import { eq, inArray } from 'drizzle-orm';
import { associations, memberships, users } from '../../platform/database/index.ts';
import type { TestClient } from '../../testing/index.ts';
import { invoices } from './invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

const ABOVE = 100_000;

let fixture: InvoicesFixture;
let invoice: { id: string };
let version: number;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  await fixture.server.database.queries
    .update(associations)
    .set({ two_checkers_above_cents: ABOVE })
    .where(eq(associations.id, fixture.association.id));
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.delete(invoices);
  invoice = await fixture.invoice({
    name: 'Herstel dakgoot',
    supplier: 'Van der Meer B.V.',
    invoice_number: '2026-0817',
    total_cents: ABOVE + 1,
  });
  version = 0;
});

async function decide(by: TestClient, decision: 'approved' | 'rejected' | 'withdrawn') {
  const body = { decision, version, ...(decision === 'rejected' && { remark: 'Te duur.' }) };
  expect((await fixture.decide(by, invoice, body)).status).toBe(200);
  version += 1;
}

let seen = 0;
/** Returns the mails about a second check since the last call, as "greeting subject". */
async function newMails(): Promise<string[]> {
  const sent = (await fixture.server.mails()).slice(seen);
  seen += sent.length;
  return sent
    .filter(({ subject }) => subject?.startsWith('Tweede controle'))
    .map(({ subject, text }) => `${/Beste [^,]+/u.exec(text ?? '')?.[0]}: ${subject}`);
}
const pass = (): void => fixture.server.clock.pass(SECOND_CHECK_MAIL_DELAY_MS);
const TO_CARLA = 'Beste Carla Controle: Tweede controle: Van der Meer B.V., 2026-0817';

const choicesOf = async (client: TestClient) =>
  (await client.get('/notifications/choices')).as(notificationsOperations.listChoices).data;
const choose = (client: TestClient, is_on: boolean) =>
  client.call('PUT', '/notifications/choices', {
    body: { choices: [{ association_id: fixture.association.id, kind: 'second_checks', is_on }] },
  });

describe('an invoice that one of two checkers agrees with', () => {
  it('is mailed to the other checkers, and to nobody else, once the time to undo has passed', async () => {
    await decide(fixture.checker, 'approved');
    expect(await newMails()).toEqual([]);
    pass();
    expect(await newMails()).toEqual([TO_CARLA]);
    const mail = (await fixture.server.mails()).at(-1);
    const text = mail?.text?.replaceAll('\u00A0', ' ');
    expect(text).toContain('Bram Bestuur is akkoord met een factuur van VvE De Kade.');
    expect(text).toContain('Bedrag: € 1.000,01');
    expect(text).toContain(`/invoices-check/${invoice.id}`);
  });

  it('is not mailed when the checker undoes the approval in time', async () => {
    await decide(fixture.checker, 'approved');
    await decide(fixture.checker, 'withdrawn');
    pass();
    expect(await newMails()).toEqual([]);
  });

  it('is not mailed when the other checker decides before the mail is sent', async () => {
    await decide(fixture.checker, 'approved');
    await decide(fixture.colleague, 'rejected');
    pass();
    expect(await newMails()).toEqual([]);
  });

  it('is mailed to the first checker when the other agrees first', async () => {
    await decide(fixture.checker, 'approved');
    await decide(fixture.checker, 'withdrawn');
    await decide(fixture.colleague, 'approved');
    pass();
    expect(await newMails()).toEqual(['Beste Bram Bestuur: Tweede controle: Van der Meer B.V., 2026-0817']);
  });

  it('is not mailed to a checker who switched this off', async () => {
    expect((await choose(fixture.colleague, false)).status).toBe(200);
    await decide(fixture.checker, 'approved');
    pass();
    expect(await newMails()).toEqual([]);
    await choose(fixture.colleague, true);
  });

  it('is not mailed to a member who stopped checking invoices before the mail is written', async () => {
    const { queries } = fixture.server.database;
    const setChecker = (is_invoice_check: boolean) =>
      queries
        .update(memberships)
        .set({ is_invoice_check })
        .where(
          inArray(
            memberships.user_id,
            queries.select({ id: users.id }).from(users).where(eq(users.name, 'Carla Controle')),
          ),
        );
    await decide(fixture.checker, 'approved');
    await setChecker(false);
    pass();
    expect(await newMails()).toEqual([]);
    await setChecker(true);
  });
});

describe('an invoice that one checker is enough for', () => {
  it('is not mailed', async () => {
    invoice = await fixture.invoice({ total_cents: ABOVE });
    await decide(fixture.checker, 'approved');
    pass();
    expect(await newMails()).toEqual([]);
  });
});

describe('the choice of this mail', () => {
  it('is offered to checkers, who have it until they switch it off, and to nobody else', async () => {
    const isOn = (await choicesOf(fixture.checker)).find(({ kind }) => kind === 'second_checks')?.is_on;
    expect(isOn).toBe(true);
    for (const client of [fixture.owner, fixture.copy]) {
      expect((await choicesOf(client)).map(({ kind }) => kind)).not.toContain('second_checks');
    }
  });
});
