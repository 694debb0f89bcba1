import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { todosOperations } from '@mijn/domain/todos';
import { importFolder } from './capabilities/import/import-folder.ts';
import { importers } from './modules/index.ts';
import { filePages } from './capabilities/documents/index.ts';
import { createArchiveFixture, type ArchiveFixture } from './modules/archive/testing/archive-fixture.ts';
import { todos } from './modules/todos/todos.tables.ts';
import { createPdf } from './testing/create-file.ts';

/** A text that is displayed as "13-X". */
const TURNED = '\u202EX-31\u202C';
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

let fixture: ArchiveFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-bidi-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await fixture.server.stop();
});

async function importRows(name: string, lines: readonly string[]): Promise<void> {
  const rows = path.join(folder, name);
  await mkdir(rows);
  await writeFile(path.join(rows, `${name}.csv`), `${lines.join('\n')}\n`);
  const { database, config, secret, clock } = fixture.server;
  await importFolder(importers, rows, { database, config, secret, now: clock.now }, () => undefined);
}

describe('a text with bidirectional controls', () => {
  it('loses the controls in an upload: file name and labels', async () => {
    const body = (
      await fixture.upload({
        name: `${TURNED}.pdf`,
        bytes: await createPdf('Begroting'),
        fields: { tags: ['\u2067X-31\u2069', 'nr\u200F-4'] },
      })
    ).as(archiveOperations.uploadDocument);
    expect([body.name, body.tags]).toEqual(['X-31.pdf', ['X-31', 'nr-4']]);
    const file = await fixture.owner.raw(`/api${fixture.path}/documents/${body.id}/file`);
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).not.toMatch(CONTROLS);
  });

  it('loses the controls in a change', async () => {
    const added = await fixture.upload({ name: 'A.pdf', bytes: await createPdf('A') });
    const uploaded = added.as(archiveOperations.uploadDocument);
    const change = { version: 1, name: `Balans ${TURNED}`, tags: [TURNED] };
    const body = (await fixture.board.patch(`${fixture.path}/documents/${uploaded.id}`, change)).as(
      archiveOperations.updateDocument,
    );
    expect([body.name, body.tags]).toEqual(['Balans X-31.pdf', ['X-31']]);
  });

  it('loses the controls in an import, and is found', async () => {
    await importRows('todos', [
      'association_code,code,internal_reference,description,group,start_date,is_done',
      `1001,T1,AP-1,Dakgoot ${TURNED} lekt,Dak,2026-06-10,no`,
    ]);
    const body = (await fixture.owner.get(`/associations/${fixture.association.id}/todos?q=X-31`)).as(
      todosOperations.listTodos,
    );
    expect(body.data).toMatchObject([{ description: 'Dakgoot X-31 lekt' }]);
    const [row] = await fixture.server.database.queries.select().from(todos);
    expect(row?.description).toBe('Dakgoot X-31 lekt');
  });

  it('is found when the search contains the controls', async () => {
    const q = encodeURIComponent(TURNED);
    const body = (await fixture.owner.get(`/associations/${fixture.association.id}/todos?q=${q}`)).as(
      todosOperations.listTodos,
    );
    expect(body.meta.total).toBe(1);
  });

  it('that was stored before is sent without the controls: names, titles and the text of files', async () => {
    const { server, association } = fixture;
    const { file_hash } = await server.build.reading(association, {
      searchability: 'searchable',
      page_count: 1,
    });
    const text = `Offerte ${TURNED} voor het trappenhuis`;
    await server.database.queries
      .insert(filePages)
      .values({ association_id: association.id, file_hash, page: 1, text });
    await fixture.row({ name: `${TURNED} trap.pdf`, tags: [TURNED], file_hash });
    for (const url of [
      `${fixture.path}/documents?q=trappenhuis`,
      `/associations/${association.id}/search?q=trappenhuis`,
    ]) {
      const response = await fixture.owner.get(url);
      expect(response.text).toContain('X-31');
      expect(response.text).not.toMatch(CONTROLS);
    }
  });

  it('is kept with its controls in a password', async () => {
    const password = `wachtwoord-${TURNED}`;
    const user = await fixture.server.build.user({ password });
    expect((await fixture.server.client().login(user.email, password)).status).toBe(200);
    expect((await fixture.server.client().login(user.email, 'wachtwoord-X-31')).status).toBe(401);
  });
});
