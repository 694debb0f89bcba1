import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REJECTION_MAIL_DELAY_MS } from '@mijn/domain/limits';
import type { TestClient } from '../../testing/index.ts';
import { invoices } from './invoices.tables.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
let invoice: { id: string };
let version: number;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.delete(invoices);
  version = 0;
  invoice = await fixture.invoice({
    code: 'F-817',
    name: 'Herstel dakgoot',
    supplier: 'Van der Meer B.V.',
    invoice_number: '2026-0817',
    total_cents: 203_099,
  });
});

async function decide(by: TestClient, decision: 'approved' | 'rejected' | 'withdrawn', remark = 'Te duur.') {
  const body = { decision, version, ...(decision === 'rejected' && { remark }) };
  expect((await fixture.decide(by, invoice, body)).status).toBe(200);
  version += 1;
}
const pass = (): void => fixture.server.clock.pass(REJECTION_MAIL_DELAY_MS);
let seen = 0;
async function newSubjects(): Promise<(string | undefined)[]> {
  const sent = (await fixture.server.mails()).slice(seen);
  seen += sent.length;
  expect(sent.every(({ to }) => to?.[0]?.address === 'facturen@waterpas.example')).toBe(true);
  return sent.map(({ subject }) => subject);
}

const ABOUT = 'Van der Meer B.V., 2026-0817 (1001 VvE De Kade)';
const REJECTED = `Niet akkoord: ${ABOUT}`;
const WITHDRAWN = `Niet akkoord ingetrokken: ${ABOUT}`;

describe('a rejected invoice', () => {
  it('is mailed to the address of the brand, with the remark, once the time to undo has passed', async () => {
    await decide(fixture.checker, 'rejected', 'Dubbel gerekend.\n<b>Kijk</b> naar regel 2.');
    expect(await newSubjects()).toEqual([]);
    pass();
    expect(await newSubjects()).toEqual([REJECTED]);
    const mail = (await fixture.server.mails()).at(-1);
    for (const part of ['Bram Bestuur', 'code F-817', 'bedrag € 2.030,99', '> <b>Kijk</b> naar regel 2.']) {
      expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(mail?.html).toContain('&lt;b&gt;Kijk&lt;/b&gt;');
  });

  it('names the checker in a whole sentence', async () => {
    await decide(fixture.checker, 'rejected');
    pass();
    expect(await newSubjects()).toEqual([REJECTED]);
    expect((await fixture.server.mails()).at(-1)?.text).toMatch(
      /\n\w+ \w+ is op [^,]+ niet akkoord met een factuur/u,
    );
  });

  it('is not mailed when the checker undoes it in time', async () => {
    await decide(fixture.checker, 'rejected');
    await decide(fixture.checker, 'withdrawn');
    pass();
    expect(await newSubjects()).toEqual([]);
  });

  it('is mailed once, with the last remark, when two checkers reject it', async () => {
    await decide(fixture.checker, 'rejected', 'Eerste.');
    await decide(fixture.colleague, 'rejected', 'Tweede.');
    pass();
    expect(await newSubjects()).toEqual([REJECTED]);
    expect((await fixture.server.mails()).at(-1)?.text).toContain('> Tweede.');
  });

  it('is mailed again, as withdrawn, when a checker decides otherwise later', async () => {
    await decide(fixture.checker, 'rejected');
    pass();
    await newSubjects();
    await decide(fixture.colleague, 'approved');
    pass();
    expect(await newSubjects()).toEqual([WITHDRAWN]);
    expect((await fixture.server.mails()).at(-1)?.text).toContain('De factuur is nu akkoord.');
  });

  it('is told as withdrawn also when a rejection in between was undone in time', async () => {
    await decide(fixture.checker, 'rejected');
    pass();
    await newSubjects();
    await decide(fixture.checker, 'withdrawn');
    await decide(fixture.checker, 'rejected');
    await decide(fixture.checker, 'withdrawn');
    pass();
    expect(await newSubjects()).toEqual([WITHDRAWN]);
  });

  it('is mailed when the provider changed or processed the invoice meanwhile', async () => {
    await decide(fixture.checker, 'rejected');
    await fixture.server.database.queries.update(invoices).set({ is_processed: true });
    pass();
    expect(await newSubjects()).toEqual([REJECTED]);
  });
});

describe('an approved invoice', () => {
  it('is not mailed', async () => {
    await decide(fixture.checker, 'approved');
    await decide(fixture.checker, 'withdrawn');
    pass();
    expect(await newSubjects()).toEqual([]);
  });
});
