import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { authOperations } from '@mijn/domain/auth';
import { auditEntries } from '../../platform/database/index.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

let fixture: ArchiveFixture;
beforeAll(async () => {
  fixture = await createArchiveFixture();
});
afterAll(() => fixture.server.stop());

const at = ({ id }: { id: string }) => `${fixture.path}/documents/${id}`;

describe('hiding a document', () => {
  it('hides the document, and changes nothing the second time', async () => {
    const document = await fixture.row();
    const first = await fixture.board.post(`${at(document)}/hide`);
    expect(first.as(archiveOperations.hideDocument).hidden_at).toBe(fixture.server.clock.now().toISOString());
    fixture.server.clock.pass(1000);
    const second = await fixture.board.post(`${at(document)}/hide`);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const shown = await fixture.board.post(`${at(document)}/unhide`);
    expect(shown.as(archiveOperations.unhideDocument).hidden_at).toBeNull();
    expect((await fixture.board.post(`${at(document)}/unhide`)).body).toEqual(shown.body);
  });

  it('records each change once in the audit log, with its user and association', async () => {
    const document = await fixture.row();
    await fixture.board.post(`${at(document)}/hide`);
    await fixture.board.post(`${at(document)}/hide`);
    await fixture.board.post(`${at(document)}/unhide`);
    const entries = await fixture.server.database.queries.select().from(auditEntries);
    const user = (await fixture.board.get('/auth/user')).as(authOperations.user);
    const ofDocument = entries.filter(({ details }) => details['document_id'] === document.id);
    expect(ofDocument.map(({ action }) => action).toSorted()).toEqual([
      'document_hidden',
      'document_unhidden',
    ]);
    expect(ofDocument[0]).toMatchObject({ user_id: user.id, association_id: fixture.association.id });
  });
});

describe('changing a document', () => {
  it('changes name, group, date and tags, and increases the version', async () => {
    const document = await fixture.row();
    const other = await fixture.group('Begrotingen');
    const change = {
      version: 1,
      name: 'Begroting 2027',
      group_id: other.id,
      document_date: '2026-10-01',
      tags: ['begroting', 'concept'],
    };
    const body = (await fixture.board.patch(at(document), change)).as(archiveOperations.updateDocument);
    expect(body).toMatchObject({ ...change, name: 'Begroting 2027.pdf', version: 2 });
    const groups = await fixture.board.get(`${fixture.path}/groups`);
    const group = groups.as(archiveOperations.listGroups).data.find(({ id }) => id === other.id);
    expect(group?.document_count).toBe(1);
  });

  it('returns 409 for an edit of an old version, and keeps the other edit', async () => {
    const document = await fixture.row();
    await fixture.board.patch(at(document), { version: 1, name: 'Eerst.pdf' });
    const late = await fixture.board.patch(at(document), { version: 1, name: 'Te laat.pdf' });
    expect([late.status, late.error?.code]).toEqual([409, 'conflict']);
    expect((await fixture.board.get(at(document))).as(archiveOperations.getDocument).name).toBe('Eerst.pdf');
    expect((await fixture.board.patch(at(document), { version: 1e300, name: 'Nooit.pdf' })).status).toBe(409);
  });

  it('keeps the extension of the file', async () => {
    const document = await fixture.row();
    const body = (await fixture.board.patch(at(document), { version: 1, name: 'Rekening.exe' })).as(
      archiveOperations.updateDocument,
    );
    expect(body.name).toBe('Rekening.exe.pdf');
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'x'.repeat(198) }, 'name'],
    [{ name: '\u0007\u202E' }, 'name'],
    [{ document_date: '2026-02-30' }, 'document_date'],
    [{ document_date: '' }, 'document_date'],
    [{ tags: ['a', 'A'] }, 'tags'],
    [{ tags: ['x'.repeat(41)] }, 'tags[0]'],
    [{ group_id: '01890000-0000-7000-8000-000000000000' }, 'group_id'],
    [{ hidden_at: null }, ''],
  ])('returns 422 with the name of the field for %j', async (change, field) => {
    const document = await fixture.row();
    const { status, error } = await fixture.board.patch(at(document), { version: 1, ...change });
    expect(status).toBe(422);
    expect(Object.keys(error?.errors ?? {})).toContain(field);
  });
});
