import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { faultsOfImport } from '../../../testing/import-rows.ts';
import { type AgendaFixture, createAgendaFixture } from './testing/agenda-fixture.ts';

const NOTHING = 'Nothing was imported: correct these rows and try again.';

let fixture: AgendaFixture;
beforeAll(async () => {
  fixture = await createAgendaFixture();
});
afterAll(() => fixture.server.stop());

const complete = (...names: string[]) => ({ complete: names, allowsManyWithdrawn: true });

const P1 = '1001,M1,P1,1,Opening,,note,,,,';
const P2 = '1001,M1,P2,2,Begroting,,decide,De vergadering stelt de begroting vast.,,,D1';
const M1 = '1001,M1,2026-12-09T19:30:00+01:00,Algemene ledenvergadering,';

describe('meeting-items.csv', () => {
  beforeEach(async () => {
    await fixture.importRows({ 'meeting-items': [] }, complete('meeting-items.csv'));
    await fixture.importRows({ meetings: [M1] });
  });

  it('writes what is new or different, and leaves the others', async () => {
    const first = await fixture.importRows({ 'meeting-items': [P1, P2] });
    expect(first['meeting-items.csv']).toMatchObject({ created: 2 });
    const again = await fixture.importRows({ 'meeting-items': [P1, P2] });
    expect(again['meeting-items.csv']).toMatchObject({ unchanged: 2, changed: 0 });
    const other = await fixture.importRows({
      'meeting-items': [P1, P2.replace('D1', 'D2;D1'), '1001,M1,P3,3,Rondvraag,,discuss,,,,'],
    });
    expect(other['meeting-items.csv']).toMatchObject({ created: 1, unchanged: 1, changed: 1 });
    const items = await fixture.agendaOf();
    expect(items.map(({ document_ids }) => document_ids.length)).toEqual([0, 2, 0]);
    expect(items.map(({ changed_at }) => changed_at)).toEqual([null, null, null]);
  });

  it('has elections, by majority if the file does not say', async () => {
    const election = (columns: string) =>
      `1001,M1,P3,3,Bestuur,,decide,De vergadering kiest.,,Anna;Bram;Carla,,${columns}`;
    await fixture.importElections([election('2,')]);
    const electionOf = async () => (await fixture.agendaOf())[0]?.proposal?.election;
    expect(await electionOf()).toEqual({ seats: 2, method: 'majority' });
    await fixture.importElections([election('2,ranking')]);
    expect(await electionOf()).toEqual({ seats: 2, method: 'ranking' });
    await fixture.importElections([election(',')]);
    expect(await electionOf()).toBeNull();
    const row = (rest: string) => `1001,M1,P3,3,Bestuur,,decide,De vergadering kiest.,,${rest}`;
    expect(
      await faultsOfImport(
        fixture.importElections([
          row(',,2,'),
          row('Anna;Bram,,,ranking').replace('P3,3', 'P4,4'),
          row('Anna;Bram,,21,').replace('P3,3', 'P5,5'),
        ]),
      ),
    ).toEqual([
      'meeting-items.csv, line 2, column seats: must be empty, because the item has no options, which are its candidates',
      'meeting-items.csv, line 3, column election_method: must be empty, because the item has no seats',
      'meeting-items.csv, line 4, column seats: must be at most 20',
      NOTHING,
    ]);
  });

  it('may exchange the numbers of two items', async () => {
    await fixture.importRows({ 'meeting-items': [P1, P2] });
    await fixture.importRows({
      'meeting-items': [P1.replace('P1,1', 'P1,2'), P2.replace('P2,2', 'P2,1')],
    });
    expect((await fixture.agendaOf()).map(({ title }) => title)).toEqual(['Begroting', 'Opening']);
  });

  it('deletes what a complete file omits', async () => {
    await fixture.importRows({ 'meeting-items': [P1, P2] });
    const rest = await fixture.importRows({ 'meeting-items': [P1] }, complete('meeting-items.csv'));
    expect(rest['meeting-items.csv']).toMatchObject({ unchanged: 1, withdrawn: 1 });
    expect((await fixture.agendaOf()).map(({ title }) => title)).toEqual(['Opening']);
  });

  it('loses a document that is withdrawn', async () => {
    await fixture.importRows({ 'meeting-items': [P2.replace('D1', 'D9')], ...withDocument('D9') });
    expect((await fixture.agendaOf())[0]?.document_ids).toHaveLength(1);
    await fixture.importRows(
      {
        'meeting-documents': ['D1', 'D2'].map((code) => `1001,M1,${code},stuk.pdf,Stuk`),
      },
      complete('meeting-documents.csv'),
    );
    expect((await fixture.agendaOf())[0]?.document_ids).toEqual([]);
    await fixture.importRows({ 'meeting-documents': ['1001,M2,D3,stuk.pdf,Notulen'] });
  });
});

const withDocument = (code: string) => ({ 'meeting-documents': [`1001,M1,${code},stuk.pdf,Stuk`] });

describe('an item that changes', () => {
  const changed = P2.replace('Begroting', 'Begroting 2027');

  beforeEach(async () => {
    await fixture.importRows({ 'meeting-items': [] }, complete('meeting-items.csv'));
    await fixture.importRows({ meetings: [M1], 'meeting-items': [P1, P2] });
  });

  it.each([
    ['2026-11-20', '2026-11-20T12:00:00.000Z'],
    ['2026-11-04', '2026-11-20T12:00:00.000Z'],
    ['2026-11-21', null],
    ['', null],
  ])('has the time of the change if the members were convened on "%s": %s', async (sent, expected) => {
    await fixture.importRows({ meetings: [`${M1}${sent}`], 'meeting-items': [P1, changed] });
    const items = await fixture.agendaOf();
    expect(items.map(({ changed_at }) => changed_at)).toEqual([null, expected]);
  });

  it('has it also if only its documents differ', async () => {
    await fixture.importRows({
      meetings: [`${M1}2026-11-18`],
      'meeting-items': [P2.replace('D1', 'D2')],
    });
    expect((await fixture.agendaOf())[1]?.changed_at).toBe('2026-11-20T12:00:00.000Z');
  });

  it('has none if it is new, and keeps the one that it has', async () => {
    const P3 = '1001,M1,P3,3,Rondvraag,,discuss,,,,';
    await fixture.importRows({ meetings: [`${M1}2026-11-18`], 'meeting-items': [changed, P3] });
    const again = await fixture.importRows({ 'meeting-items': [P1, changed, P3] });
    expect(again['meeting-items.csv']).toMatchObject({ unchanged: 3 });
    const items = await fixture.agendaOf();
    expect(items.map(({ changed_at }) => changed_at)).toEqual([null, '2026-11-20T12:00:00.000Z', null]);
  });
});

describe('a row of meeting-items.csv with a fault', () => {
  const faultsOf = (...rows: string[]) => fixture.faultsOf({ 'meeting-items': rows });

  beforeEach(async () => {
    await fixture.importRows(
      { 'meeting-items': [P1], 'voting-rules': ['1001,majority,Grote uitgaven,two_thirds'] },
      complete('meeting-items.csv', 'voting-rules.csv'),
    );
  });

  it('is named with its column', async () => {
    expect(
      await faultsOf(
        '1001,M1,A,0,Opening,,note,,,,',
        '1001,M1,B,12,,,talk,,,,',
        '1001,M9,C,13,Opening,,note,,,,D9',
        '1001,M1,D,14,Opening,,note,De vergadering besluit.,Grote uitgaven,Ja;Nee,',
        '1001,M1,E,15,Begroting,,decide,,,,',
        '1001,M1,F,16,Begroting,,decide,De vergadering besluit.,,Ja,',
        '1001,M1,G,17,Begroting,,decide,De vergadering besluit.,,Ja;Ja,',
      ),
    ).toEqual([
      'meeting-items.csv, line 2, column number: must be a whole number from 1 to 9999',
      'meeting-items.csv, line 3, column title: is empty',
      'meeting-items.csv, line 3, column kind: must be one of note, discuss, decide',
      'meeting-items.csv, line 4, column meeting_code: 1001/M9 is not in meetings.csv, nor imported before',
      'meeting-items.csv, line 4, column document_codes: 1001/D9 is not in meeting-documents.csv, nor imported before',
      'meeting-items.csv, line 5, column wording: must be empty, because an item of the kind note has no proposal',
      'meeting-items.csv, line 5, column decision_kind: must be empty, because an item of the kind note has no proposal',
      'meeting-items.csv, line 5, column options: must be empty, because an item of the kind note has no proposal',
      'meeting-items.csv, line 6, column wording: is empty, and an item of the kind decide needs it',
      'meeting-items.csv, line 7, column options: must be several, with semicolons between them',
      'meeting-items.csv, line 8, column options: has an option twice',
      NOTHING,
    ]);
  });

  it('is refused for a document of another meeting, stored or in the folder', async () => {
    const row = '1001,M1,A,10,Opening,,note,,,,';
    expect(await faultsOf(`${row}D3`)).toEqual([
      'meeting-items.csv, line 2, column document_codes: D3 is a document of another meeting, M2',
      NOTHING,
    ]);
    expect(
      await fixture.faultsOf({
        'meeting-documents': ['1001,M1,D3,stuk.pdf,Stuk', '1001,M2,D1,stuk.pdf,Stuk'],
        'meeting-items': [`${row}D3;D1`],
      }),
    ).toEqual([
      'meeting-items.csv, line 2, column document_codes: D1 is a document of another meeting, M2',
      NOTHING,
    ]);
  });

  it('is refused for a kind of decisions without voting rules, stored or in the folder', async () => {
    const row = (kind: string) => `1001,M1,A,10,Begroting,,decide,De vergadering besluit.,${kind},,`;
    const refused = (kind: string) => [
      `meeting-items.csv, line 2, column decision_kind: ${kind} is no decision_kind of 1001 in voting-rules.csv, nor imported before`,
      NOTHING,
    ];
    expect(await faultsOf(row('Grote uitgaven'))).toEqual([]);
    expect(await faultsOf(row('Kleine uitgaven'))).toEqual(refused('Kleine uitgaven'));
    const inFolder = { 'voting-rules': ['1001,quorum,Kleine uitgaven,half'] };
    expect(await fixture.faultsOf({ ...inFolder, 'meeting-items': [row('Kleine uitgaven')] })).toEqual([]);
    // The rules of another association do not count, nor those that a complete file withdraws.
    const elsewhere = { 'voting-rules': ['1002,quorum,Huisregels,half'] };
    expect(await fixture.faultsOf({ ...elsewhere, 'meeting-items': [row('Huisregels')] })).toEqual(
      refused('Huisregels'),
    );
    const withdrawing = fixture.importRows(
      { 'voting-rules': ['1001,quorum,,half'], 'meeting-items': [row('Grote uitgaven')] },
      complete('voting-rules.csv'),
    );
    await expect(withdrawing).rejects.toMatchObject({ lines: refused('Grote uitgaven') });
  });

  it('is refused for the number of another item, stored or in the folder', async () => {
    const row = (code: string, meeting = 'M1') => `1001,${meeting},${code},1,Opening,,note,,,,`;
    expect(await faultsOf(row('P1'), row('A'), row('B', 'M2'))).toEqual([
      'meeting-items.csv, line 3, column number: is the number of P1 too',
      NOTHING,
    ]);
    expect(await faultsOf(row('A'))).toEqual([
      'meeting-items.csv: 1 is the number of A and of P1, which was imported before, in 1001/M1',
      NOTHING,
    ]);
    const replacing = await fixture.importRows(
      { 'meeting-items': [row('A')] },
      complete('meeting-items.csv'),
    );
    expect(replacing['meeting-items.csv']).toMatchObject({ created: 1, withdrawn: 1 });
  });
});
