import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
import { v7 as newId } from 'uuid';
import { owners } from '../../platform/database/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { faultsOfImport, importRows } from '../../testing/import-rows.ts';
import { importVotes, type VotesRows } from './testing/votes-folder.ts';

let server: TestApp;
let codes = 2000;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

/** Returns a new association with two owners, one of whom is signed in. */
async function createAssociation() {
  codes += 1;
  const code = String(codes);
  const association = await server.build.association({ code });
  const [own, other] = [
    { id: newId(), code: `E-${code}-1` },
    { id: newId(), code: `E-${code}-2` },
  ];
  await server.database.queries.insert(owners).values([own, other]);
  const owner = await server.build.user({ owner_id: own.id });
  const spouse = await server.build.user({ owner_id: other.id });
  for (const one of [owner, spouse]) await server.build.membership(association, one);
  const client = server.client();
  await client.login(owner.email);
  const getRules = async () =>
    (await client.get(`/associations/${association.id}/voting-rules`)).as(
      votingRulesOperations.getVotingRules,
    );
  return { code, owner: own.code, spouse: other.code, getRules };
}

const withBasis = { 'voting-rules': 'association_code,rule,decision_kind,value,basis' };

const faultsOf = (rows: VotesRows) => faultsOfImport(importVotes(server, rows));

describe('apartments.csv and voting-rules.csv', () => {
  it('give an association its rules, and a member the apartments of the member, also shared ones', async () => {
    const { code, owner, spouse, getRules } = await createAssociation();
    const rows = {
      apartments: [
        `${code},1,Kadestraat 1,40,4,${owner}`,
        `${code},2,Kadestraat 2,35,3,"${spouse};${owner}"`,
        `${code},3,Kadestraat 3,25,3,`,
      ],
      'voting-rules': [
        `${code},votes_total,,10,`,
        `${code},shares_total,,100,`,
        `${code},quorum,,half,"Modelreglement 1992, artikel 37 lid 5"`,
        `${code},quorum,Grote uitgaven,two_thirds,`,
        `${code},chair,,board;owner,`,
      ],
    };
    const created = await importVotes(server, rows);
    expect(created['apartments.csv']).toMatchObject({ created: 3 });
    expect(await getRules()).toEqual({
      rules: [
        { rule: 'votes_total', decision_kind: '', value: '10', note: null },
        { rule: 'shares_total', decision_kind: '', value: '100', note: null },
        { rule: 'quorum', decision_kind: '', value: 'half', note: 'Modelreglement 1992, artikel 37 lid 5' },
        { rule: 'quorum', decision_kind: 'Grote uitgaven', value: 'two_thirds', note: null },
        { rule: 'chair', decision_kind: '', value: 'board;owner', note: null },
      ].map((rule) => Object.assign(rule, { basis: 'cast' })),
      apartments_total: 3,
      votes_total: 10,
      own_apartments: [
        { name: 'Kadestraat 1', votes: 4, voting: 'yes' },
        { name: 'Kadestraat 2', votes: 3, voting: 'yes' },
      ],
    });
    const again = await importVotes(server, rows);
    expect(again).toMatchObject({ 'apartments.csv': { unchanged: 3 }, 'voting-rules.csv': { unchanged: 5 } });
    const sold = await importVotes(server, { apartments: [`${code},2,Kadestraat 2,35,3,${spouse}`] });
    expect(sold['apartments.csv']).toMatchObject({ changed: 1 });
    expect((await getRules()).own_apartments).toEqual([{ name: 'Kadestraat 1', votes: 4, voting: 'yes' }]);
  });

  it('are refused if the votes or shares do not add up to the total, also with rows of earlier imports', async () => {
    const { code } = await createAssociation();
    const rules = [`${code},votes_total,,10,`, `${code},shares_total,,100,`];
    const one = `${code},1,Kadestraat 1,60,6,`;
    expect(await faultsOf({ apartments: [one], 'voting-rules': rules })).toEqual([
      `apartments.csv: the votes of ${code} add up to 6, but its votes_total is 10`,
      `apartments.csv: the shares of ${code} add up to 60, but its shares_total is 100`,
      'Nothing was imported: correct these rows and try again.',
    ]);
    await importVotes(server, { apartments: [one, `${code},2,Kadestraat 2,40,4,`], 'voting-rules': rules });
    expect(await faultsOf({ apartments: [`${code},2,Kadestraat 2,40,5,`] })).toContain(
      `apartments.csv: the votes of ${code} add up to 11, but its votes_total is 10`,
    );
    const many = Array.from({ length: 215 }, (_, at) => `${code},V${at},Kadestraat ${at},0,9999999,`);
    expect(await faultsOf({ apartments: many })).toContain(
      `apartments.csv: the votes of ${code} add up to more than 2147483647`,
    );
    expect(await faultsOf({ 'voting-rules': [`${code},votes_total,,12,`] })).toContain(
      `voting-rules.csv: the votes of ${code} add up to 10, but its votes_total is 12`,
    );
  });

  it('say who owns an apartment without an account, and that an apartment does not vote; its votes stay in the total of the deed', async () => {
    const { code, owner, getRules } = await createAssociation();
    const header = 'association_code,code,name,share,votes,owner_codes,owner_name,voting';
    const importNames = (apartments: readonly string[], rules: readonly string[] = []) =>
      importRows(
        server,
        { headers: { apartments: header, 'voting-rules': 'association_code,rule,decision_kind,value,note' } },
        { apartments, 'voting-rules': rules },
      );
    const rows = [
      `${code},1,Kadestraat 1,4,4,${owner},,suspended`,
      `${code},2,Kadestraat 2,3,3,,Bouwfonds De Kade,`,
      `${code},3,Kadestraat 3,3,3,,,association`,
    ];
    await importNames(rows, [`${code},votes_total,,10,`]);
    expect(await importNames(rows)).toMatchObject({ 'apartments.csv': { unchanged: 3 } });
    const suspended = { name: 'Kadestraat 1', votes: 0, voting: 'suspended' };
    expect(await getRules()).toMatchObject({
      apartments_total: 1,
      votes_total: 3,
      own_apartments: [suspended],
    });
    const stored = async () =>
      (
        await server.database.pool.query<{ owner_name: string | null; deed_votes: number }>(
          `select owner_name, deed_votes from apartments where name like 'Kadestraat%'
            and association_id = (select id from associations where code = $1) order by position`,
          [code],
        )
      ).rows;
    expect(await stored()).toEqual([
      { owner_name: null, deed_votes: 4 },
      { owner_name: 'Bouwfonds De Kade', deed_votes: 3 },
      { owner_name: null, deed_votes: 3 },
    ]);
    // The votes of earlier imports count in the total as those of the deed, and a name goes with the row that had it.
    const sold = `${code},2,Kadestraat 2,3,3,,,`;
    expect(await importNames([sold])).toMatchObject({ 'apartments.csv': { changed: 1 } });
    expect((await stored())[1]).toEqual({ owner_name: null, deed_votes: 3 });
    expect(await faultsOfImport(importNames([`${code},2,Kadestraat 2,3,4,,,no`]))).toContain(
      'apartments.csv, line 2, column voting: must be one of yes, suspended, association',
    );
    expect(await faultsOfImport(importNames([`${code},2,Kadestraat 2,3,4,,,suspended`]))).toContain(
      `apartments.csv: the votes of ${code} add up to 11, but its votes_total is 10`,
    );
  });

  it('name each value that does not fit its rule', async () => {
    const { code } = await createAssociation();
    const rows = [
      `${code},quorum,,third,`,
      `${code},majority,,half,`,
      `${code},votes_total,,veel,`,
      `${code},chair,,board;neighbour,`,
      `${code},early_votes,Grote uitgaven,no,`,
      `${code},quorum,,half,`,
      `${code},majority,Grote uitgaven,two_thirds,`,
      `${code},quorum,grote uitgaven,half,`,
    ];
    expect(await faultsOf({ 'voting-rules': rows })).toEqual([
      'voting-rules.csv, line 2, column value: must be one of none, more_than_half, half, two_thirds, three_quarters, four_fifths, all',
      'voting-rules.csv, line 3, column value: must be one of more_than_half, two_thirds, three_quarters, four_fifths, all',
      'voting-rules.csv, line 4, column value: must be a whole number',
      'voting-rules.csv, line 5, column value: must be one of board, provider, owner',
      'voting-rules.csv, line 6, column decision_kind: must be empty, because early_votes holds for all decisions',
      `voting-rules.csv, line 7: ${code}/quorum is there twice`,
      'voting-rules.csv, line 9, column decision_kind: is written as Grote uitgaven in another row',
      'Nothing was imported: correct these rows and try again.',
    ]);
    expect(await faultsOf({ apartments: [`${code},1,Kadestraat 1,-1,1.5,`] })).toEqual([
      'apartments.csv, line 2, column share: must be a whole number from 0 to 9999999',
      'apartments.csv, line 2, column votes: must be a whole number from 0 to 9999999',
      'Nothing was imported: correct these rows and try again.',
    ]);
  });

  it('say of which votes a majority is a part, and of those cast in a file without the column', async () => {
    const { code, getRules } = await createAssociation();
    const deed = `${code},majority,Wijziging van de akte,four_fifths`;
    const importBasis = (basis: string, row = deed) =>
      importRows(server, { headers: withBasis }, { 'voting-rules': [`${row},${basis}`] });
    const getBasis = async () => (await getRules()).rules.map(({ basis }) => basis);
    await importVotes(server, { 'voting-rules': [`${deed},`] });
    expect(await getBasis()).toEqual(['cast']);
    expect(await importBasis('all')).toMatchObject({ 'voting-rules.csv': { changed: 1 } });
    expect(await importBasis('all')).toMatchObject({ 'voting-rules.csv': { unchanged: 1 } });
    expect(await getBasis()).toEqual(['all']);
    expect(await importBasis('')).toMatchObject({ 'voting-rules.csv': { changed: 1 } });
    expect(await getBasis()).toEqual(['cast']);
    const NOTHING = 'Nothing was imported: correct these rows and try again.';
    expect(await faultsOfImport(importBasis('allen'))).toEqual([
      'voting-rules.csv, line 2, column basis: must be one of cast, present, all',
      NOTHING,
    ]);
    expect(await faultsOfImport(importBasis('all', `${code},quorum,,half`))).toEqual([
      'voting-rules.csv, line 2, column basis: must be empty, because only a majority has a basis',
      NOTHING,
    ]);
  });

  it('take away what complete files omit', async () => {
    const { code, owner, getRules } = await createAssociation();
    await importVotes(server, {
      apartments: [`${code},1,Kadestraat 1,1,1,${owner}`, `${code},2,Kadestraat 2,1,1,${owner}`],
      'voting-rules': [`${code},votes_total,,2,`, `${code},quorum,,half,`],
    });
    const rest = {
      apartments: [`${code},1,Kadestraat 1,1,1,${owner}`],
      'voting-rules': [`${code},votes_total,,1,`],
    };
    await importVotes(server, rest, {
      complete: ['apartments.csv', 'voting-rules.csv'],
      allowsManyWithdrawn: true,
    });
    expect(await getRules()).toMatchObject({
      rules: [{ rule: 'votes_total', value: '1' }],
      apartments_total: 1,
      own_apartments: [{ name: 'Kadestraat 1', votes: 1 }],
    });
  });
});
