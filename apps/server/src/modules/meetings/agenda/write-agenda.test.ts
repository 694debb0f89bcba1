import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AgendaItemForm, agendaOperations } from '@mijn/domain/agenda';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { v7 as newId } from 'uuid';
import { auditEntries } from '../../../platform/database/index.ts';
import { boardAgendas, meetingItems } from './agenda.tables.ts';
import { type AgendaFixture, createAgendaFixture } from './testing/agenda-fixture.ts';

const M1 = '1001,M1,2026-12-09T19:30:00+01:00,Algemene ledenvergadering,';
const CONVENED = `${M1}2026-11-18`;
const ITEMS = [
  '1001,M1,P1,1,Opening,,note,,,,',
  '1001,M1,P2,2,Begroting,,decide,De vergadering stelt de begroting vast.,,,D1',
  '1001,M1,P3,3,Rondvraag,,discuss,,,,',
];
const NOW = '2026-11-20T12:00:00.000Z';
const complete = { complete: ['meeting-items.csv'], allowsManyWithdrawn: true };

let fixture: AgendaFixture;
let path: string;
beforeAll(async () => {
  fixture = await createAgendaFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  const { queries } = fixture.server.database;
  for (const table of [meetingItems, boardAgendas, auditEntries]) await queries.delete(table);
  await fixture.importRows({
    meetings: [M1, '1001,M2,2026-06-10T19:30:00+02:00,Jaarvergadering,2026-05-20'],
    'meeting-documents': [
      '1001,M1,D1,stuk.pdf,Offerte',
      '1001,M1,D2,stuk.pdf,Toelichting',
      '1001,M2,D3,stuk.pdf,Notulen',
    ],
    'meeting-items': ITEMS,
  });
  path = await fixture.agendaPath('Algemene');
});

const FORM = { title: 'Laadpalen', kind: 'note' } as const;
const DECIDED = {
  title: 'Laadpalen',
  text: 'Vier of acht?',
  kind: 'decide',
  wording: 'De vergadering laat laadpalen plaatsen.',
  decision_kind: 'Grote uitgaven',
  options: ['Vier', 'Acht'],
} as const;

const add = (form: object, headers = {}) => fixture.board.post(path, form, { headers });
const titles = async () => (await fixture.agendaOf()).map(({ number, title }) => `${number} ${title}`);
const itemOf = async (title: string) => {
  const item = (await fixture.agendaOf()).find((one) => one.title === title);
  if (!item) throw new Error(`The agenda has no ${title}.`);
  return item;
};
const formOf = (item: Awaited<ReturnType<typeof itemOf>>): AgendaItemForm & { version: number } => ({
  title: item.title,
  text: item.text ?? '',
  kind: item.kind,
  wording: item.proposal?.wording ?? '',
  document_ids: item.document_ids,
  version: item.version,
});
const move = async (title: string, after: string | null) => {
  const { id, version } = await itemOf(title);
  return fixture.board.post(`${path}/${id}/move`, {
    version,
    after_id: after === null ? null : (await itemOf(after)).id,
  });
};
const documentIds = async () => {
  const meeting = await fixture.owner.get(path.replace('/agenda-items', ''));
  return meeting.as(meetingsOperations.getMeeting).documents.map(({ id }) => id);
};
const convene = () => fixture.importRows({ meetings: [CONVENED] });

describe('the board', () => {
  it('adds an item at the end, with a proposal and documents', async () => {
    const [first = '', second = ''] = await documentIds();
    const response = await add({ ...DECIDED, document_ids: [second, first] });
    expect(response.status).toBe(201);
    expect(response.as(agendaOperations.createAgendaItem)).toMatchObject({
      number: 4,
      title: 'Laadpalen',
      text: 'Vier of acht?',
      changed_at: null,
      document_ids: [second, first],
      version: 1,
      proposal: {
        wording: 'De vergadering laat laadpalen plaatsen.',
        decision_kind: 'Grote uitgaven',
        options: ['Vier', 'Acht'],
        majority: 'more_than_half',
        majority_basis: 'cast',
      },
    });
    expect(await titles()).toEqual(['1 Opening', '2 Begroting', '3 Rondvraag', '4 Laadpalen']);
  });

  it('stores no proposal for an item that is not decided about', async () => {
    await add({ ...DECIDED, kind: 'discuss' });
    expect(await itemOf('Laadpalen')).toMatchObject({ kind: 'discuss', proposal: null });
  });

  it('adds an item once, whatever the repeats', async () => {
    const headers = { 'idempotency-key': newId() };
    const [first, again] = [await add(FORM, headers), await add(FORM, headers)];
    expect(again.as(agendaOperations.createAgendaItem).id).toBe(
      first.as(agendaOperations.createAgendaItem).id,
    );
    expect(await titles()).toHaveLength(4);
  });

  it('gives items that are added at once different numbers', async () => {
    await Promise.all(['A', 'B', 'C', 'D'].map((title) => add({ ...FORM, title })));
    const items = await fixture.agendaOf();
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('changes an item', async () => {
    const item = await itemOf('Begroting');
    const response = await fixture.board.patch(`${path}/${item.id}`, {
      ...formOf(item),
      title: 'Begroting 2027',
      text: 'Zie de toelichting.',
      document_ids: [],
    });
    expect(response.as(agendaOperations.updateAgendaItem)).toMatchObject({
      number: 2,
      title: 'Begroting 2027',
      text: 'Zie de toelichting.',
      document_ids: [],
      version: item.version + 1,
      changed_at: null,
    });
  });

  it('changes nothing with what is stored already', async () => {
    const item = await itemOf('Begroting');
    await convene();
    await fixture.board.patch(`${path}/${item.id}`, formOf(item));
    expect(await itemOf('Begroting')).toEqual(item);
    // The agenda is still that of the provider.
    const again = await fixture.importRows({ 'meeting-items': ITEMS });
    expect(again['meeting-items.csv']).toMatchObject({ unchanged: 3, kept: 0 });
  });

  it('gets a conflict for a version that is not the newest', async () => {
    const item = await itemOf('Begroting');
    await fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title: 'Eerste' });
    const late = await fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title: 'Tweede' });
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }]);
    expect(await titles()).toContain('2 Eerste');
  });

  it('gets one conflict if two save at once', async () => {
    const item = await itemOf('Begroting');
    const saves = await Promise.all(
      ['Een', 'Twee'].map((title) => fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title })),
    );
    expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each([
    ['Rondvraag', null, ['1 Rondvraag', '2 Opening', '3 Begroting']],
    ['Opening', 'Begroting', ['1 Begroting', '2 Opening', '3 Rondvraag']],
    ['Opening', 'Rondvraag', ['1 Begroting', '2 Rondvraag', '3 Opening']],
    ['Begroting', 'Opening', ['1 Opening', '2 Begroting', '3 Rondvraag']],
  ])('moves %s to the place after %s', async (title, after, expected) => {
    const other = title === 'Opening' ? 'Rondvraag' : 'Opening';
    const { version } = await itemOf(other);
    expect((await move(title, after)).status).toBe(200);
    expect(await titles()).toEqual(expected);
    // Whoever edits another item goes on.
    expect((await itemOf(other)).version).toBe(version);
  });

  it('gets a conflict for a move after an item that is gone, or of an item that changed', async () => {
    const { id, version } = await itemOf('Opening');
    const { id: removed } = await itemOf('Rondvraag');
    await fixture.board.delete(`${path}/${removed}`);
    const moveTo = (body: object) => fixture.board.post(`${path}/${id}/move`, body);
    expect((await moveTo({ version, after_id: removed })).status).toBe(409);
    expect((await moveTo({ version: version + 1, after_id: null })).status).toBe(409);
  });

  it('removes an item, and the others move up until the members are convened', async () => {
    const remove = async (title: string) => fixture.board.delete(`${path}/${(await itemOf(title)).id}`);
    expect((await remove('Opening')).status).toBe(204);
    expect(await titles()).toEqual(['1 Begroting', '2 Rondvraag']);
    await add(FORM);
    await convene();
    await remove('Rondvraag');
    expect(await titles()).toEqual(['1 Begroting', '3 Laadpalen']);
    expect(await documentIds()).toHaveLength(2);
    await move('Laadpalen', null);
    expect(await titles()).toEqual(['1 Laadpalen', '3 Begroting']);
  });

  it('moves an item without a conflict for whoever edits it, and a repeated move changes nothing', async () => {
    const item = await itemOf('Opening');
    const after_id = (await itemOf('Rondvraag')).id;
    const moveIt = () => fixture.board.post(`${path}/${item.id}/move`, { version: item.version, after_id });
    expect([(await moveIt()).status, (await moveIt()).status]).toEqual([200, 200]);
    expect(await titles()).toEqual(['1 Begroting', '2 Rondvraag', '3 Opening']);
    const saved = await fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title: 'Welkom' });
    expect(saved.status).toBe(200);
  });

  it('is on record', async () => {
    await add(FORM);
    const entries = await fixture.server.database.queries.select().from(auditEntries);
    const [last] = entries.filter(({ action }) => action === 'agenda_changed').slice(-1);
    expect(last?.details).toEqual({
      meeting_id: await fixture.idOf('Algemene'),
      item_id: (await itemOf('Laadpalen')).id,
      change: 'added',
    });
  });
});

describe('a change after the members were convened', () => {
  beforeEach(convene);
  const remove = async (title: string) => fixture.board.delete(`${path}/${(await itemOf(title)).id}`);

  it('leaves the others their numbers if the item was added after that too', async () => {
    const before = await titles();
    await add(FORM);
    await move('Laadpalen', null);
    expect(await titles()).toEqual(['1 Laadpalen', '2 Opening', '3 Begroting', '4 Rondvraag']);
    await remove('Laadpalen');
    expect(await titles()).toEqual(before);
  });

  it('gives no item the number of a removed one of the convocation', async () => {
    await remove('Rondvraag');
    await add(FORM);
    expect(await titles()).toEqual(['1 Opening', '2 Begroting', '4 Laadpalen']);
  });

  it('is shown at the item that was added, changed or moved, and at no other', async () => {
    await add(FORM);
    const item = await itemOf('Begroting');
    await fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title: 'Begroting 2027' });
    expect((await fixture.agendaOf()).map(({ changed_at }) => changed_at)).toEqual([null, NOW, null, NOW]);
    await move('Rondvraag', null);
    expect((await fixture.agendaOf()).map(({ changed_at }) => changed_at)).toEqual([NOW, null, NOW, NOW]);
  });
});

describe('a form', () => {
  const faultsOf = async (form: object): Promise<unknown> => {
    const response = await add(form);
    expect(response.status).toBe(422);
    return Reflect.get(Object(response.body), 'errors');
  };

  it.each([
    ['without a title', { kind: 'note', title: ' \u200B' }, { title: [{ code: 'required' }] }],
    ['without a wording', { ...DECIDED, wording: undefined }, { wording: [{ code: 'required' }] }],
    ['with an invisible wording', { ...DECIDED, wording: '\u200B' }, { wording: [{ code: 'required' }] }],
    ['with one option', { ...DECIDED, options: ['Ja'] }, { options: [{ code: 'too_few' }] }],
    ['with an option twice', { ...DECIDED, options: ['Ja', 'Ja'] }, { options: [{ code: 'duplicate' }] }],
    [
      'with an option in two spellings of one accent',
      { ...DECIDED, options: ['Caf\u00E9', 'Cafe\u0301'] },
      { options: [{ code: 'duplicate' }] },
    ],
    [
      'with an unknown document',
      { ...FORM, document_ids: [newId()] },
      { document_ids: [{ code: 'not_allowed' }] },
    ],
  ])('%s is refused', async (_, form, errors) => {
    expect(await faultsOf(form)).toMatchObject(errors);
  });

  it('stores no text of invisible characters', async () => {
    await add({ ...FORM, text: '\u200B' });
    expect((await itemOf('Laadpalen')).text).toBeNull();
  });

  it('is refused with a document of another meeting', async () => {
    const other = await fixture.owner.get(
      path.replace(/meetings\/[^/]+\/agenda-items/u, `meetings/${await fixture.idOf('Jaar')}`),
    );
    const [document] = other.as(meetingsOperations.getMeeting).documents;
    expect(await faultsOf({ ...FORM, document_ids: [document?.id] })).toEqual({
      document_ids: [{ code: 'not_allowed' }],
    });
  });
});

describe('nobody changes an agenda', () => {
  it('of a meeting that is over', async () => {
    const { id } = await itemOf('Opening');
    await fixture.importRows({ meetings: ['1001,M1,2026-11-20T01:00:00+01:00,Algemene ledenvergadering,'] });
    const calls = [
      await add(FORM),
      await fixture.board.patch(`${path}/${id}`, { ...FORM, version: 1 }),
      await fixture.board.post(`${path}/${id}/move`, { version: 1, after_id: null }),
      await fixture.board.delete(`${path}/${id}`),
    ];
    for (const { status, body } of calls)
      expect([status, body]).toMatchObject([409, { code: 'meeting_begun' }]);
  });

  it('of another meeting than that of the path', async () => {
    const { id } = await itemOf('Opening');
    const elsewhere = path.replace(await fixture.idOf('Algemene'), await fixture.idOf('Jaar'));
    expect((await fixture.board.delete(`${elsewhere}/${id}`)).status).not.toBe(204);
    expect(await titles()).toHaveLength(3);
  });
});

describe('an import', () => {
  it('leaves an agenda that the board changed as it is, and says so', async () => {
    await add(FORM);
    const { id } = await itemOf('Opening');
    await fixture.board.delete(`${path}/${id}`);
    const before = await fixture.agendaOf();
    const counts = await fixture.importRows(
      {
        'meeting-items': [
          ...ITEMS.slice(0, 2).map((row) => row.replace('Begroting', 'Anders')),
          '1001,M1,P9,9,Nieuw,,note,,,,',
        ],
      },
      complete,
    );
    expect(counts['meeting-items.csv']).toMatchObject({ kept: 3, created: 0, changed: 0, withdrawn: 0 });
    expect(await fixture.agendaOf()).toEqual(before);
  });

  it('has no fault for a number that the board gave another item', async () => {
    await add(FORM);
    expect(await fixture.faultsOf({ 'meeting-items': ['1001,M1,P9,4,Nieuw,,note,,,,'] })).toEqual([]);
  });

  it('takes no item from such an agenda to another meeting', async () => {
    await add(FORM);
    await fixture.importRows({ 'meeting-items': ['1001,M2,P1,1,Opening,,note,,,,'] });
    expect(await titles()).toContain('1 Opening');
  });

  it('still writes the agendas of other meetings', async () => {
    await add(FORM);
    const counts = await fixture.importRows({ 'meeting-items': ['1001,M2,P7,1,Opening,,note,,,,'] });
    expect(counts['meeting-items.csv']).toMatchObject({ created: 1 });
  });

  it('makes whoever reads the item before it save again', async () => {
    const item = await itemOf('Begroting');
    await fixture.importRows({ 'meeting-items': [ITEMS[1]?.replace('Begroting', 'Begroting 2027') ?? ''] });
    const late = await fixture.board.patch(`${path}/${item.id}`, { ...formOf(item), title: 'Oud' });
    expect(late.status).toBe(409);
  });
});

describe('a full agenda', () => {
  it('takes no further item, and says how many it takes', async () => {
    const [item] = await fixture.server.database.queries.select().from(meetingItems);
    if (!item) throw new Error('The agenda has no item.');
    const { association_id, meeting_id } = item;
    const rows = Array.from({ length: AGENDA_ITEMS_MAX - ITEMS.length }, (_, at) => {
      const id = newId();
      return {
        association_id,
        meeting_id,
        id,
        code: id,
        number: at + 10,
        title: 'Punt',
        kind: 'note' as const,
        options: [],
      };
    });
    await fixture.server.database.queries.insert(meetingItems).values(rows);
    const { status, error } = await add(FORM);
    expect([status, error?.code, error?.params]).toEqual([422, 'too_many_agenda_items', { max: 200 }]);
  });
});
