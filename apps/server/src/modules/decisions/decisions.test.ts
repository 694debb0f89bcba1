import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decisionsOperations } from '@mijn/domain/decisions';
import { searchOperations } from '@mijn/domain/search';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../platform/database/index.ts';
import { numberDecisions } from './decision-numbers.repository.ts';
import { decisions } from './decisions.tables.ts';
import { createDecisionsFixture, type DecisionsFixture } from './testing/decisions-fixture.ts';

let fixture: DecisionsFixture;
beforeAll(async () => {
  fixture = await createDecisionsFixture();
  await fixture.importRows({
    decisions: [
      '1001,B1,,2019-11-27,2019-02,Huisregels,De huisregels gelden.,,adopted,,,,,,,B2,',
      '1001,B2,M1,2026-06-10,2026-01,Nieuwe huisregels,De nieuwe huisregels gelden.,,adopted,412,188,72,672,2026-06-24,2026-11-20,,D2;D1',
      '1001,B3,M1,2026-06-10,2026-02,=Schilderwerk,"Eerst dit;\nDan dat.",Grote uitgaven,rejected,10,20,0,30,2026-10-20,,,',
      '1001,B4,M2,2026-11-01,,Lift,De lift wordt vervangen.,,adopted,,,,,2026-11-19,2026-11-21,,',
      '1002,B1,,2026-06-10,,Elders,De vergadering elders besluit.,,adopted,,,,,,,,',
    ],
  });
});
afterAll(() => fixture.server.stop());

describe('the register of decisions', () => {
  it('has the newest decisions first, and those of one day in the order of the import', async () => {
    expect(await fixture.titles()).toEqual(['Lift', 'Nieuwe huisregels', '=Schilderwerk', 'Huisregels']);
    expect(await fixture.titles('?sort=decided_on')).toEqual([
      'Huisregels',
      '=Schilderwerk',
      'Nieuwe huisregels',
      'Lift',
    ]);
    const { data, meta } = await fixture.list('?per_page=1&page=2');
    expect([data.length, meta.total]).toEqual([1, 4]);
  });

  it('has the votes, and what the clock says', async () => {
    const { data } = await fixture.list();
    expect(data[1]).toMatchObject({
      register_number: '2026-001',
      number: '2026-01',
      decided_on: '2026-06-10',
      votes_for: 412,
      votes_present: 672,
      voidable_until: '2026-07-24',
      is_voidable: false,
      is_in_force: true,
      superseded_by: null,
    });
    expect(data.map(({ is_voidable }) => is_voidable)).toEqual([true, false, true, false]);
    expect(data[3]).toMatchObject({ voidable_until: null, superseded_by: { title: 'Nieuwe huisregels' } });
  });

  it.each([
    ['?year=2019', ['Huisregels']],
    ['?outcome=rejected', ['=Schilderwerk']],
    ['?is_in_force=true', ['Nieuwe huisregels']],
    ['?is_in_force=false', ['Lift', '=Schilderwerk', 'Huisregels']],
    ['?q=2026-02', ['=Schilderwerk']],
    ['?q=vervangen', ['Lift']],
    ['?q=huisregels', ['Nieuwe huisregels', 'Huisregels']],
    ['?q=huisregels&year=2026', ['Nieuwe huisregels']],
    ['?q=qwvxyz', []],
  ])('with %s has %j', async (query, expected) => {
    expect(await fixture.titles(query)).toEqual(expected);
  });

  it('has the decisions of one meeting', async () => {
    const { meeting } = await fixture.find('Lift');
    expect(await fixture.titles(`?meeting_id=${meeting?.id}`)).toEqual(['Lift']);
  });

  it('has its years', async () => {
    const { data } = (await fixture.owner.get(`${fixture.decisionsPath}/years`)).as(
      decisionsOperations.listYears,
    );
    expect(data).toEqual([2026, 2019]);
  });
});

describe('the series of numbers', () => {
  it('has each year in the order of its days, and later ones after them, without gaps and for good', async () => {
    const numbers = async () =>
      Object.fromEntries((await fixture.list()).data.map((row) => [row.title, row.register_number]));
    const before = await numbers();
    expect(before).toEqual({
      Huisregels: '2019-001',
      'Nieuwe huisregels': '2026-001',
      '=Schilderwerk': '2026-002',
      Lift: '2026-003',
    });
    const row = (code: string, day: string) => `1001,${code},,${day},,Na ${code},Later.,,adopted,,,,,,,,`;
    await fixture.importRows({ decisions: [row('N1', '2026-01-02'), row('N2', '2026-01-01')] });
    await fixture.importRows({ decisions: [row('N1', '2026-01-02'), row('N3', '2026-01-03')] });
    expect(await numbers()).toEqual({
      ...before,
      'Na N2': '2026-004',
      'Na N1': '2026-005',
      'Na N3': '2026-006',
    });
    const { pool } = fixture.server.database;
    await pool.query(`delete from decisions where code in ('N1', 'N2', 'N3')`);
  });

  it('gives each of many at once another number', async () => {
    const { database, build } = fixture.server;
    const { id: association_id } = await build.association();
    const many = Array.from({ length: 8 }, (_, at) => at);
    await Promise.all(
      many.map((at) =>
        inTransaction(database.queries, async (transaction) => {
          const id = newId();
          const own = { title: `Besluit ${at}`, wording: 'Tekst', outcome: 'adopted' } as const;
          await transaction
            .insert(decisions)
            .values({ association_id, id, code: id, decided_on: '2026-03-04', ...own });
          await numberDecisions(transaction, association_id);
        }),
      ),
    );
    const { rows } = await database.pool.query<{ register_number: string }>(
      'select register_number from decisions where association_id = $1 order by 1',
      [association_id],
    );
    expect(rows.map(({ register_number }) => register_number)).toEqual(many.map((at) => `2026-00${at + 1}`));
  });
});

describe('a decision', () => {
  it('has its meeting, its documents in the order of the provider, and what it replaces', async () => {
    const found = await fixture.find('Nieuwe huisregels');
    expect(found).toMatchObject({
      wording: 'De nieuwe huisregels gelden.',
      decision_kind: null,
      meeting: { concerns: 'Algemene ledenvergadering', meeting_date: '2026-06-10T17:30:00.000Z' },
      supersedes: [{ title: 'Huisregels', decided_on: '2019-11-27' }],
    });
    expect(found.documents.map(({ name }) => name)).toEqual(['Toelichting.pdf', 'Offerte schilder.pdf']);
    expect(await fixture.find('Huisregels')).toMatchObject({ meeting: null, documents: [] });
  });
});

describe('the search over everything', () => {
  const search = async (q: string, client = fixture.owner, at = fixture.association) =>
    (await client.get(`/associations/${at.id}/search?${new URLSearchParams({ q }).toString()}`)).as(
      searchOperations.search,
    ).data;
  const titlesOf = async (q: string) =>
    (await search(q)).flatMap(({ kind, hits }) =>
      kind === 'decisions' ? [hits.map(({ title }) => title)] : [],
    );

  it.each([
    ['a word of the title', 'schilderwerk', ['=Schilderwerk']],
    ['the number of the provider', '2026-01', ['Nieuwe huisregels']],
    ['the number of the series', '2026-003', ['Lift']],
    ['a word of the wording', 'vervangen', ['Lift']],
    ['the day', '1 november 2026', ['Lift']],
    ['the name of the kind', 'besluit lift', ['Lift']],
    [
      'the name of the kind, newest first',
      'laatste besluiten',
      ['Lift', '=Schilderwerk', 'Nieuwe huisregels', 'Huisregels'],
    ],
  ])('finds a decision by %s', async (_, q, titles) => {
    expect(await titlesOf(q)).toEqual([titles]);
  });

  it('has the day and the id of the page, and comes first if it is named', async () => {
    const { id } = await fixture.find('Lift');
    const [first] = await search('besluit lift');
    expect(first).toMatchObject({
      kind: 'decisions',
      total: 1,
      hits: [{ id, title: 'Lift', date: '2026-11-01', match: null }],
    });
  });

  it('finds no decisions of other associations', async () => {
    expect(await titlesOf('elders')).toEqual([]);
    expect(await search('schilderwerk', fixture.stranger, fixture.elsewhere)).toEqual([]);
  });

  it('finds the same in the list', async () => {
    expect(await fixture.titles('?q=besluit+lift')).toEqual(['Lift']);
  });
});

describe('the register as CSV', () => {
  it('has what matches, for a Dutch spreadsheet and without formulas', async () => {
    const response = await fixture.owner.raw(`/api${fixture.decisionsPath}/csv?outcome=rejected`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('besluiten.csv');
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    expect(text).toBe(
      '\uFEFFNummer;Nummer van de beheerder;Datum;Onderwerp;Besluit;Soort;Uitslag;Voor;Tegen;Onthouding;Aanwezig;Bekend sinds;Vernietigbaar tot en met;Vernietigbaar voor wie er niet was;Geldt sinds;Nu geldig;Oproep;Vervangen door;Vervangen op;Ongeldig verklaard op;Reden;Stemmen per keuze;Buiten vergadering\r\n' +
        `2026-002;2026-02;10-6-2026;'=Schilderwerk;"Eerst dit;\nDan dat.";Grote uitgaven;Verworpen;10;20;0;30;20-10-2026;20-11-2026;;;nee;;;;;;;nee\r\n`,
    );
  });

  it('has all pages, and is not sent again to who has it', async () => {
    const first = await fixture.owner.get(`${fixture.decisionsPath}/csv`);
    expect(first.text.match(/\r\n/gu)).toHaveLength(5);
    const etag = first.headers.get('etag') ?? '';
    const again = await fixture.owner.get(`${fixture.decisionsPath}/csv`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });
});
