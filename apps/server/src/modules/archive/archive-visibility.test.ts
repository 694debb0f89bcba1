import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations, type ArchiveGroupVisibility } from '@mijn/domain/archive';
import { overviewOperations } from '@mijn/domain/overview';
import { and, eq } from 'drizzle-orm';
import { auditEntries, memberships } from '../../platform/database/index.ts';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { createPdf } from '../../testing/create-file.ts';
import type { TestClient } from '../../testing/index.ts';
import { openSession } from '../accounts/auth/session.repository.ts';
import { archiveGroups } from './archive.tables.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

let fixture: ArchiveFixture;
let document: { id: string };

beforeAll(async () => {
  fixture = await createArchiveFixture();
  document = await fixture.uploadAndRead({
    name: 'Dakinspectie.pdf',
    bytes: await createPdf('De nokvorst is los'),
    fields: { tags: ['dak'] },
  });
  await fixture.row({ name: 'Notulen.pdf', group_id: (await fixture.group('Overig')).id });
});
afterAll(() => fixture.server.stop());

const listed = async (by: TestClient = fixture.board): Promise<ArchiveGroupVisibility[]> =>
  (await by.get(`${fixture.path}/visibility`)).as(archiveOperations.listGroupVisibility).data;

const settingOf = async (id: string): Promise<ArchiveGroupVisibility> => {
  const found = (await listed()).find((group) => group.id === id);
  if (!found) throw new Error('The group is not listed.');
  return found;
};

const change = (by: TestClient, { id, version }: { id: string; version: number }, is_board_only: boolean) =>
  by.patch(`${fixture.path}/groups/${id}/visibility`, { is_board_only, version });

async function setBoardOnly(is_board_only: boolean): Promise<void> {
  const response = await change(fixture.board, await settingOf(fixture.open.id), is_board_only);
  expect(response.status).toBe(200);
}

async function tracesFor(by: TestClient): Promise<Record<string, unknown>> {
  const { association, path: at } = fixture;
  const get = async (url: string) => by.get(url);
  const groups = (await get(`${at}/groups`)).as(archiveOperations.listGroups).data;
  const list = (await get(`${at}/documents`)).as(archiveOperations.listDocuments);
  const found = (await get(`${at}/documents?q=nokvorst`)).as(archiveOperations.listDocuments);
  const facets = (await get(`${at}/facets`)).as(archiveOperations.listFacets);
  const overview = (await get(`/associations/${association.id}/overview`)).as(overviewOperations.getOverview);
  const search = await get(`/associations/${association.id}/search?q=nokvorst`);
  return {
    groups: groups.map(({ name }) => name),
    total: list.meta.total,
    names: list.data.map(({ name }) => name).toSorted(),
    found: found.meta.total,
    snippet: JSON.stringify(found.data[0]?.match ?? null).includes('is los'),
    tags: facets.tags.map(({ tag }) => tag),
    overview: JSON.stringify(overview).includes('Dakinspectie'),
    search: search.text.includes('Dakinspectie'),
    detail: (await get(`${at}/documents/${document.id}`)).status,
    file: (await get(`${at}/documents/${document.id}/file`)).status,
    thumbnail: (await get(`${at}/documents/${document.id}/thumbnail`)).status,
    zip: (await get(`${at}/zip?ids=${document.id}`)).status,
    ofGroup: (await get(`${at}/documents?group_id=${fixture.open.id}`)).as(archiveOperations.listDocuments)
      .meta.total,
  };
}

describe('a group that the board hides from owners', () => {
  it('is gone from every next call of an owner, and back after it is shown again', async () => {
    const shown = await tracesFor(fixture.owner);
    expect(shown).toMatchObject({
      groups: ['Vergaderstukken', 'Overig'],
      total: 2,
      found: 1,
      snippet: true,
      tags: ['dak'],
      search: true,
      detail: 200,
      file: 200,
      thumbnail: 200,
      zip: 200,
      ofGroup: 1,
    });
    await setBoardOnly(true);
    expect(await tracesFor(fixture.owner)).toEqual({
      groups: ['Overig'],
      total: 1,
      names: ['Notulen.pdf'],
      found: 0,
      snippet: false,
      tags: [],
      overview: false,
      search: false,
      detail: 404,
      file: 404,
      thumbnail: 404,
      zip: 404,
      ofGroup: 0,
    });
    expect(await tracesFor(fixture.board)).toMatchObject({ total: 2, search: true, detail: 200 });
    await setBoardOnly(false);
    expect(await tracesFor(fixture.owner)).toEqual(shown);
  });

  it('keeps the right counts while documents are added and hidden', async () => {
    await setBoardOnly(true);
    await fixture.row();
    await fixture.row({ hidden_at: new Date() });
    await setBoardOnly(false);
    const groups = (await fixture.owner.get(`${fixture.path}/groups`)).as(archiveOperations.listGroups).data;
    expect(groups.find(({ id }) => id === fixture.open.id)).toMatchObject({
      document_count: 2,
      hidden_count: 0,
    });
    expect(await settingOf(fixture.open.id)).toMatchObject({ document_count: 2, hidden_count: 1 });
  });
});

describe('the visibility of a group', () => {
  it('names who changed it last and when', async () => {
    const group = await fixture.group('Contracten');
    expect(await settingOf(group.id)).toMatchObject({ version: 1, changed_at: null, changed_by: null });
    const bea = await fixture.signIn(fixture.association, { is_board: true }, { name: 'Bea Bestuur' });
    const response = await change(bea, { ...group, version: 1 }, true);
    expect(response.as(archiveOperations.updateGroupVisibility)).toMatchObject({
      is_board_only: true,
      version: 2,
      changed_at: fixture.server.clock.now().toISOString(),
      changed_by: { name: 'Bea Bestuur', is_staff: false },
    });
    expect(await settingOf(group.id)).toEqual(response.body);
    const audited = await fixture.server.database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'archive_group_hidden'));
    expect(audited.at(-1)?.details).toEqual({ group_id: group.id, name: 'Contracten' });
  });

  it('names the staff who changed it for a board member', async () => {
    const { server, association } = fixture;
    const group = await fixture.group('Huisvesting');
    const user = await server.build.user({ name: 'Bram Bestuur' });
    await server.build.membership(association, user, { is_board: true });
    const { id: staff_id } = await server.build.staff({ name: 'Sara Staf' });
    const now = server.clock.now();
    const staff = { staff_id, is_read_only: false, expires_at: new Date(now.getTime() + 60_000) };
    const sara = server.client();
    sara.cookies.set(
      'mijn_session',
      await openSession(server.database.queries, { user_id: user.id, now, staff }),
    );
    await sara.csrf();
    const response = await change(sara, { ...group, version: 1 }, true);
    expect(response.body).toMatchObject({ changed_by: { name: 'Sara Staf', is_staff: true } });
  });

  it('is not changed by a call that is based on an older version', async () => {
    const group = await fixture.group('Verzekering');
    const stale = { ...group, version: 1 };
    await change(fixture.board, stale, true);
    await change(fixture.board, { ...group, version: 2 }, false);
    expect(await change(fixture.board, stale, true)).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    expect(await settingOf(group.id)).toMatchObject({ is_board_only: false, version: 3 });
  });

  it('stays as it is when a call asks for what someone else has already chosen', async () => {
    const group = await fixture.group('Offertes');
    await change(fixture.board, { ...group, version: 1 }, true);
    const again = await change(fixture.board, { ...group, version: 1 }, true);
    expect(again.as(archiveOperations.updateGroupVisibility)).toMatchObject({
      is_board_only: true,
      version: 2,
    });
  });

  it('has one winner when two board members change it at the same time', async () => {
    const group = await fixture.group('Juridisch', true);
    const calls = [true, false, false, true].map((to) => change(fixture.board, { ...group, version: 1 }, to));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    expect(await settingOf(group.id)).toMatchObject({ is_board_only: false, version: 2 });
  });

  it('is refused to a former board member with an open tab, and to other members', async () => {
    const { server, association } = fixture;
    const user = await server.build.user();
    await server.build.membership(association, user, { is_board: true });
    const former = server.client();
    await former.login(user.email);
    const setting = await settingOf(fixture.open.id);
    await server.database.queries
      .update(memberships)
      .set({ is_board: false })
      .where(and(eq(memberships.user_id, user.id), eq(memberships.association_id, association.id)));
    expect((await change(former, setting, true)).error?.code).toBe('forbidden');
    expect((await former.get(`${fixture.path}/visibility`)).error?.code).toBe('forbidden');
    expect((await change(fixture.stranger, setting, true)).status).toBe(404);
    expect((await change(fixture.owner, { ...fixture.board_only, version: 1 }, false)).status).toBe(404);
    expect(await settingOf(fixture.open.id)).toEqual(setting);
  });

  it('is the choice of the board when the groups are imported again', async () => {
    const { server, association } = fixture;
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-groups-'));
    const importGroups = async (isBoardOnly: string) => {
      const csv = `association_code,code,name,is_board_only\n1001,KAS,Kascommissie,${isBoardOnly}\n`;
      await writeFile(path.join(folder, 'archive-groups.csv'), csv);
      const { database, config, secret, clock } = server;
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
    };
    await importGroups('no');
    const [group] = await server.database.queries
      .select()
      .from(archiveGroups)
      .where(and(eq(archiveGroups.association_id, association.id), eq(archiveGroups.code, 'KAS')));
    const id = group?.id ?? '';
    await change(fixture.board, await settingOf(id), true);
    const chosen = await settingOf(id);
    await importGroups('no');
    expect(await settingOf(id)).toEqual(chosen);
    await rm(folder, { recursive: true });
  });
});
