import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDecisionsFixture, type DecisionsFixture } from './testing/decisions-fixture.ts';

const NOTHING = 'Nothing was imported: correct these rows and try again.';

let fixture: DecisionsFixture;
beforeAll(async () => {
  fixture = await createDecisionsFixture();
});
afterAll(() => fixture.server.stop());

const complete = { complete: ['decisions.csv'], allowsManyWithdrawn: true };

const B1 = '1001,B1,,2019-11-27,2019-02,Huisregels,De huisregels gelden.,,adopted,,,,,,,B2,';
const B2 =
  '1001,B2,M1,2026-06-10,2026-01,Nieuwe huisregels,De nieuwe huisregels gelden.,,adopted,412,188,72,672,2026-06-24,2026-07-01,,D2;D1';
const B3 =
  '1001,B3,M2,2026-11-01,,Schilderwerk,De gevel wordt geschilderd.,Grote uitgaven,rejected,10,20,0,30,,,,';

beforeEach(async () => {
  await fixture.importRows({ decisions: [] }, complete);
});

describe('decisions.csv', () => {
  it('writes what is new or different, and leaves the others', async () => {
    const first = await fixture.importRows({ decisions: [B1, B2, B3] });
    expect(first['decisions.csv']).toMatchObject({ created: 3 });
    const again = await fixture.importRows({ decisions: [B3, B2, B1] });
    expect(again['decisions.csv']).toMatchObject({ unchanged: 3, changed: 0 });
    const other = await fixture.importRows({ decisions: [B1, B2.replace('D2;D1', 'D1'), B3] });
    expect(other['decisions.csv']).toMatchObject({ unchanged: 2, changed: 1 });
    expect(await fixture.titles()).toEqual(['Schilderwerk', 'Nieuwe huisregels', 'Huisregels']);
    expect((await fixture.find('Nieuwe huisregels')).documents).toHaveLength(1);
  });

  it('deletes what a complete file omits, after which nothing is superseded by it', async () => {
    await fixture.importRows({ decisions: [B1, B2] });
    expect((await fixture.find('Huisregels')).superseded_by).toMatchObject({ title: 'Nieuwe huisregels' });
    const rest = await fixture.importRows({ decisions: [B1.replace(',B2,', ',,')] }, complete);
    expect(rest['decisions.csv']).toMatchObject({ changed: 1, withdrawn: 1 });
    expect(await fixture.find('Huisregels')).toMatchObject({ superseded_by: null, is_in_force: true });
  });
});

describe('a row of decisions.csv with a fault', () => {
  const faultsOf = (...rows: string[]) => fixture.faultsOf({ decisions: rows });

  it('is named with its line and column', async () => {
    expect(
      await faultsOf(
        '1001,A,,,,,,,won,-1,1.5,,,2026-13-01,,,',
        '1001,B,M9,2026-06-10,,Dak,Het dak.,Kleine uitgaven,adopted,,,,,,,,D9',
        '1001,C,M1,2026-06-11,,Dak,Het dak.,,adopted,,,,,2026-06-01,,,D3',
        '1001,D,,2026-06-10,,Dak,Het dak.,,adopted,,,,,,,D,D1',
      ),
    ).toEqual([
      'decisions.csv, line 2, column decided_on: is empty',
      'decisions.csv, line 2, column title: is empty',
      'decisions.csv, line 2, column wording: is empty',
      'decisions.csv, line 2, column outcome: must be one of adopted, rejected',
      'decisions.csv, line 2, column votes_for: must be a whole number from 0 to 9999999',
      'decisions.csv, line 2, column votes_against: must be a whole number from 0 to 9999999',
      'decisions.csv, line 2, column published_on: must be a day like 2026-06-10 or 10-6-2026',
      'decisions.csv, line 3, column meeting_code: 1001/M9 is not in meetings.csv, nor imported before',
      'decisions.csv, line 3, column document_codes: 1001/D9 is not in meeting-documents.csv, nor imported before',
      'decisions.csv, line 3, column decision_kind: Kleine uitgaven is no decision_kind of 1001 in voting-rules.csv, nor imported before',
      'decisions.csv, line 4, column published_on: must not be before decided_on, 2026-06-11',
      'decisions.csv, line 4, column decided_on: must be the day of M1, 2026-06-10',
      'decisions.csv, line 4, column document_codes: D3 is a document of another meeting, M2',
      'decisions.csv, line 5, column document_codes: must be empty, because the row has no meeting_code',
      'decisions.csv, line 5, column superseded_by: is the decision itself',
      NOTHING,
    ]);
  });

  it('is refused for another day than that of its meeting in the folder', async () => {
    const moved = { meetings: ['1001,M1,2026-06-17T19:30:00+02:00,Algemene ledenvergadering'] };
    expect(await fixture.faultsOf({ ...moved, decisions: [B2] })).toEqual([
      'decisions.csv, line 2, column decided_on: must be the day of M1, 2026-06-17',
      NOTHING,
    ]);
    const decisions = [B2.replace('2026-06-10', '2026-06-17')];
    expect(await fixture.faultsOf({ ...moved, decisions })).toEqual([]);
    await fixture.importRows({
      meetings: ['1001,M1,2026-06-10T19:30:00+02:00,Algemene ledenvergadering'],
      decisions: [B2],
    });
  });

  const row = (code: string, day: string, later: string) =>
    `1001,${code},,${day},,Dak,Het dak.,,adopted,,,,,,,${later},`;

  it('is refused for a later decision that does not exist, or was decided before', async () => {
    expect(await faultsOf(row('A', '2026-06-10', 'Z'))).toEqual([
      'decisions.csv, line 2, column superseded_by: 1001/Z is not in decisions.csv, nor imported before',
      NOTHING,
    ]);
    expect(await faultsOf(row('A', '2026-06-10', 'B'), row('B', '2025-06-10', ''))).toEqual([
      'decisions.csv, line 2, column superseded_by: B was decided before A, on 2025-06-10',
      NOTHING,
    ]);
  });

  it('is refused in a circle, in the folder or with stored decisions', async () => {
    const day = '2026-06-10';
    expect(await faultsOf(row('A', day, 'B'), row('B', day, 'C'), row('C', day, 'A'))).toEqual([
      'decisions.csv, line 2, column superseded_by: B is superseded by A in turn',
      'decisions.csv, line 3, column superseded_by: C is superseded by B in turn',
      'decisions.csv, line 4, column superseded_by: A is superseded by C in turn',
      NOTHING,
    ]);
    expect(await faultsOf(row('A', day, 'B'), row('B', day, ''))).toEqual([]);
    expect(await faultsOf(row('B', day, 'A'))).toEqual([
      'decisions.csv, line 2, column superseded_by: A is superseded by B in turn',
      NOTHING,
    ]);
    expect(await faultsOf(row('B', day, 'A'), row('A', day, ''))).toEqual([]);
  });

  it('is refused for a later decision that a complete file withdraws', async () => {
    await fixture.importRows({ decisions: [B1, B2] });
    await expect(fixture.importRows({ decisions: [B1] }, complete)).rejects.toMatchObject({
      lines: [
        'decisions.csv, line 2, column superseded_by: 1001/B2 is not in decisions.csv, nor imported before',
        NOTHING,
      ],
    });
  });
});
