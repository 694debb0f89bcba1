import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formatIban, invoicesOperations } from '@mijn/domain/invoices';
import { anIban } from './testing/an-iban.ts';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());

const nothingElse = { invoice_id: null, differences: [], sums: [] };

let count = 0;
const invoice = (values: Parameters<InvoicesFixture['invoice']>[0] = {}) => {
  count += 1;
  return fixture.invoice({ supplier: `Leverancier ${count}`, invoice_number: 'F-1', ...values });
};
type Row = { id: string };
type Signal = { code: string; expected: string | null; found: string | null; invoice_id: string | null };

const allSignalsOf = async ({ id }: Row): Promise<Signal[]> =>
  (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice).signals;
const codesOf = async (row: Row) => (await allSignalsOf(row)).map(({ code }) => code);

const decide = async ({ id }: Row, decision: 'approved' | 'rejected' | 'withdrawn') => {
  const { version } = (await fixture.checker.get(`${fixture.path}/${id}`)).as(invoicesOperations.getInvoice);
  const { status } = await fixture.decide(fixture.checker, { id }, { decision, remark: 'Omdat.', version });
  expect(status).toBe(200);
};

describe('the account of an invoice', () => {
  let supplier: string;
  let [own, foreign, second] = ['', '', ''];
  const of = (iban: string | null, values: Parameters<typeof invoice>[0] = {}) => {
    count += 1;
    return invoice({ supplier, invoice_number: `N-${count}`, iban, ...values });
  };
  const approved = async (iban: string, values: Parameters<typeof invoice>[0] = {}) => {
    const made = await of(iban, values);
    await decide(made, 'approved');
    return made;
  };
  const changed = (other: Row, expected = formatIban(own)) => ({
    code: 'iban_changed',
    expected,
    found: formatIban(foreign),
    ...nothingElse,
    invoice_id: other.id,
  });
  const refusedBy = (other: Row, expected: string | null = null) => ({
    code: 'iban_refused',
    expected,
    found: formatIban(foreign),
    ...nothingElse,
    invoice_id: other.id,
  });
  beforeEach(() => {
    count += 1;
    supplier = `Dakwerken ${count} B.V.`;
    own = anIban(count * 10);
    foreign = anIban(count * 10 + 1);
    second = anIban(count * 10 + 2);
  });

  it('gets the signal iban_first if no account is trusted yet, however many invoices are to be checked', async () => {
    await of(own);
    await decide(await of(own), 'rejected');
    supplier = `${supplier} Zuid`;
    await of(foreign);
    expect(await allSignalsOf(await of(foreign))).toEqual([
      { code: 'iban_first', expected: null, found: formatIban(foreign), ...nothingElse },
    ]);
  });

  it('gets two signals for each repeated fraud, and none for the genuine account', async () => {
    const genuine = await approved(own);
    const fraud = await of(foreign);
    expect(await allSignalsOf(fraud)).toEqual([changed(genuine)]);
    await decide(fraud, 'rejected');
    const again = await of(foreign);
    expect(await allSignalsOf(again)).toEqual([refusedBy(fraud), changed(genuine)]);
    expect(await allSignalsOf(await of(own))).toEqual([]);
    await decide(again, 'rejected');
    expect(await allSignalsOf(await of(foreign))).toEqual([refusedBy(again), changed(genuine)]);
    expect(await allSignalsOf(await of(own))).toEqual([]);
  });

  it('is trusted if it is in an approved or processed invoice', async () => {
    await of(own, { is_processed: true });
    expect(await allSignalsOf(await of(own))).toEqual([]);
    await of(foreign, { is_processed: true, check_status: 'rejected' });
    expect(await codesOf(await of(foreign))).toEqual(['iban_refused', 'iban_changed']);
  });

  it('may be one of several trusted accounts', async () => {
    await approved(own);
    const latest = await approved(second);
    expect(await allSignalsOf(await of(own))).toEqual([]);
    expect(await allSignalsOf(await of(second))).toEqual([]);
    expect(await allSignalsOf(await of(foreign))).toEqual([
      changed(latest, `${formatIban(second)}, ${formatIban(own)}`),
    ]);
  });

  it('is refused until the decision is changed, and is not trusted until then', async () => {
    const genuine = await approved(own);
    const other = await approved(foreign);
    expect(await codesOf(await of(foreign))).toEqual([]);
    await decide(other, 'rejected');
    const next = await of(foreign);
    expect(await allSignalsOf(next)).toEqual([refusedBy(other), changed(genuine)]);
    await decide(other, 'withdrawn');
    expect(await allSignalsOf(next)).toEqual([changed(genuine)]);
    await decide(other, 'approved');
    expect(await allSignalsOf(next)).toEqual([]);
  });

  it('is refused also if another invoice with this account was approved', async () => {
    await approved(own);
    await approved(foreign);
    const refused = await of(foreign);
    await decide(refused, 'rejected');
    expect(await allSignalsOf(await of(foreign))).toEqual([refusedBy(refused, formatIban(foreign))]);
    expect((await allSignalsOf(await of(second)))[0]).toMatchObject({ expected: formatIban(own) });
  });

  it('is refused for all suppliers', async () => {
    const fraud = await of(foreign);
    await decide(fraud, 'rejected');
    supplier = `Heel iemand anders ${count}`;
    expect(await allSignalsOf(await of(foreign))).toEqual([refusedBy(fraud)]);
    const elsewhere = await fixture.server.build.association();
    const theirs = await of(foreign, { association_id: elsewhere.id });
    const { error } = await fixture.checker.get(`${fixture.path}/${theirs.id}`);
    expect(error?.code).toBe('not_found');
  });

  it('is compared with accounts of the same supplier by its name without legal form or by its number', async () => {
    const number = count;
    const values = { supplier_number: `NL0012345${number}B01` };
    await approved(own, values);
    for (const name of [supplier.replace(' B.V.', ''), supplier.toUpperCase().replace('B.V.', 'BV')]) {
      expect(await allSignalsOf(await of(own, { supplier: name }))).toEqual([]);
      expect(await codesOf(await of(foreign, { supplier: name }))).toContain('iban_changed');
    }
    const renamed = { supplier: `Dijk Groep ${count}`, supplier_number: `nl 0012.345.${number}.b01` };
    expect(await allSignalsOf(await of(own, renamed))).toEqual([]);
    expect(await codesOf(await of(foreign, renamed))).toContain('iban_changed');
  });

  it('is compared with later invoices until it has a decision', async () => {
    const waiting = await of(foreign);
    const genuine = await approved(own);
    expect(await allSignalsOf(waiting)).toEqual([changed(genuine)]);
    await decide(waiting, 'approved');
    expect(await codesOf(waiting)).toEqual(['iban_first']);
  });

  it('gets no signal without a supplier or without an account', async () => {
    await approved(own);
    expect(await allSignalsOf(await of(foreign, { supplier: null }))).toEqual([]);
    expect(await allSignalsOf(await of(null))).toEqual([]);
  });

  it('gets the signal iban_invalid if it is not a valid IBAN', async () => {
    expect(await allSignalsOf(await of('NL91ABNA0417164301'))).toEqual([
      { code: 'iban_invalid', expected: null, found: 'NL91 ABNA 0417 1643 01', ...nothingElse },
    ]);
  });
});
