import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formsOperations, type FormVisibility } from '@mijn/domain/forms';
import type { TestClient } from '../../testing/index.ts';
import { createFormsFixture, type FormsFixture } from './testing/forms-fixture.ts';

let fixture: FormsFixture;
let path: string;

beforeAll(async () => {
  fixture = await createFormsFixture();
  path = `/associations/${fixture.association.id}/form-visibility`;
  await fixture.readFiles();
});
afterAll(() => fixture.stop());

const listed = async (): Promise<FormVisibility[]> =>
  (await fixture.board.get(path)).as(formsOperations.listFormVisibility).data;

async function settingOf(name: string): Promise<FormVisibility> {
  const found = (await listed()).find((form) => form.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
}

const change = (by: TestClient, { id, version }: { id: string; version: number }, is_hidden: boolean) =>
  by.patch(`${fixture.path}/${id}/visibility`, { is_hidden, version });

const OWNER_FORM = 'Wijziging eigenaar.pdf';

async function tracesFor(by: TestClient, { id }: { id: string }): Promise<Record<string, unknown>> {
  const list = (await by.get(fixture.path)).as(formsOperations.listForms);
  const inText = (await by.get(`${fixture.path}?q=nieuwe+eigenaar`)).as(formsOperations.listForms);
  const search = await by.get(`/associations/${fixture.association.id}/search?q=eigenaar`);
  return {
    total: list.meta.total,
    isListed: list.data.some((form) => form.id === id),
    found: inText.meta.total,
    search: search.text.includes(id),
    snippet: search.text.includes('Nieuwe'),
    detail: (await by.get(`${fixture.path}/${id}`)).status,
    file: (await by.get(`${fixture.path}/${id}/file`)).status,
    thumbnail: (await by.get(`${fixture.path}/${id}/thumbnail`)).status,
  };
}

describe('a form that the board hides from owners', () => {
  it('is gone from every next call of an owner, and back after it is shown again', async () => {
    const form = await settingOf(OWNER_FORM);
    const shown = await tracesFor(fixture.owner, form);
    expect(shown).toMatchObject({ total: 2, isListed: true, found: 1, search: true, file: 200 });
    expect((await change(fixture.board, form, true)).status).toBe(200);
    expect(await tracesFor(fixture.owner, form)).toEqual({
      total: 1,
      isListed: false,
      found: 0,
      search: false,
      snippet: false,
      detail: 404,
      file: 404,
      thumbnail: 404,
    });
    expect(await tracesFor(fixture.board, form)).toMatchObject({ total: 3, isListed: true, detail: 200 });
    expect((await change(fixture.board, await settingOf(OWNER_FORM), false)).status).toBe(200);
    expect(await tracesFor(fixture.owner, form)).toEqual(shown);
  });
});

describe('the visibility of a form', () => {
  it('is listed in the order of the provider, with who changed it last', async () => {
    const before = await settingOf('Machtiging ALV.pdf');
    const bea = await fixture.signIn(fixture.association, { is_board: true }, { name: 'Bea Bestuur' });
    const response = await change(bea, before, true);
    expect(response.body).toEqual({
      ...before,
      is_hidden: true,
      version: before.version + 1,
      changed_at: fixture.server.clock.now().toISOString(),
      changed_by: { name: 'Bea Bestuur', is_staff: false },
    });
    expect((await listed()).map(({ group }) => group)).toEqual(['Vergaderen', 'Wonen', 'Bestuur']);
  });

  it('is not changed by a call that is based on an older version, unless it asks for the same', async () => {
    const stale = await settingOf('Opdracht aan een aannemer.pdf');
    await change(fixture.board, stale, false);
    await change(fixture.board, { ...stale, version: stale.version + 1 }, true);
    expect((await change(fixture.board, stale, false)).error?.code).toBe('conflict');
    expect((await change(fixture.board, stale, true)).status).toBe(200);
    expect(await settingOf(stale.name)).toMatchObject({ is_hidden: true, version: stale.version + 2 });
  });

  it('is refused to owners and to the board of another association', async () => {
    const [open, hidden] = [await settingOf(OWNER_FORM), await settingOf('Opdracht aan een aannemer.pdf')];
    expect((await fixture.owner.get(path)).error?.code).toBe('forbidden');
    expect((await change(fixture.owner, open, true)).error?.code).toBe('forbidden');
    expect((await change(fixture.owner, hidden, false)).status).toBe(404);
    expect((await change(fixture.stranger, open, true)).status).toBe(404);
    expect(await settingOf(OWNER_FORM)).toEqual(open);
  });

  it('is the choice of the board when the forms are imported again', async () => {
    await change(fixture.board, await settingOf(OWNER_FORM), true);
    const before = await listed();
    await fixture.importForms();
    expect(await listed()).toEqual(before);
  });
});
