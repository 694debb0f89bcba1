import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Form, formsOperations } from '@mijn/domain/forms';
import { forms } from './forms.tables.ts';
import { createFormsFixture, type FormsFixture } from './testing/forms-fixture.ts';

let fixture: FormsFixture;
let ids: Record<'proxy' | 'owner' | 'order', string>;

const listed = async (who: 'owner' | 'board' = 'board', query = ''): Promise<Form[]> =>
  (await fixture[who].get(`${fixture.path}${query}`)).as(formsOperations.listForms).data;
const namesOf = (found: readonly Form[]) => found.map(({ name }) => name);

beforeAll(async () => {
  fixture = await createFormsFixture();
  const [proxy, owner, order] = (await listed()).map(({ id }) => id);
  ids = { proxy: proxy ?? '', owner: owner ?? '', order: order ?? '' };
});
afterAll(() => fixture.stop());

const PROXY = 'Machtiging ALV.pdf';
const OWNER = 'Wijziging eigenaar.pdf';
const ORDER = 'Opdracht aan een aannemer.pdf';

describe('the access to forms', () => {
  it('shows all forms to the board in the order of the provider, with hidden forms marked', async () => {
    const found = await listed('board');
    expect(found.map(({ name, group, is_hidden }) => [name, group, is_hidden])).toEqual([
      [PROXY, 'Vergaderen', false],
      [OWNER, 'Wonen', false],
      [ORDER, 'Bestuur', true],
    ]);
    expect(found[0]).toMatchObject({ description: 'Voor wie niet kan komen', extension: 'pdf' });
  });

  it.each([
    ['owner', '', [PROXY, OWNER]],
    ['owner', '?sort=-name', [OWNER, PROXY]],
    ['owner', '?q=aannemer', []],
    ['owner', '?q=bestuur', []],
    ['board', '?q=bestuur', [ORDER]],
    ['board', '?sort=group', [ORDER, PROXY, OWNER]],
    ['board', '?sort=-group', [OWNER, PROXY, ORDER]],
    ['board', '?q=machtigign', [PROXY]],
    ['board', '?q=niet+kan', [PROXY]],
    ['board', '?q=%25', []],
  ] as const)('lists and counts for the %s with %p: %j', async (who, query, names) => {
    const body = (await fixture[who].get(`${fixture.path}${query}`)).as(formsOperations.listForms);
    expect(namesOf(body.data)).toEqual(names);
    expect(body.meta.total).toBe(names.length);
  });

  it.each(['', '/file', '/thumbnail'])('returns 404 for an owner at %p of a hidden form', async (url) => {
    const { status, error } = await fixture.owner.get(`${fixture.path}/${ids.order}${url}`);
    expect([status, error?.code]).toEqual([404, 'not_found']);
    const unknown = await fixture.board.get(`${fixture.path}/01890000-0000-7000-8000-000000000000${url}`);
    expect(unknown.status).toBe(404);
  });

  it('returns 404 for the board of another association', async () => {
    for (const url of ['', `/${ids.proxy}`, `/${ids.proxy}/file`, `/${ids.proxy}/thumbnail`]) {
      expect((await fixture.stranger.get(`${fixture.path}${url}`)).status).toBe(404);
    }
  });
});

describe('the pages of the list', () => {
  it('have the total number of forms, also beyond the last page', async () => {
    const second = await fixture.board.get(`${fixture.path}?per_page=2&page=2`);
    const { data, meta } = second.as(formsOperations.listForms);
    expect(namesOf(data)).toEqual([ORDER]);
    expect(meta).toEqual({ page: 2, per_page: 2, total: 3 });
    const beyond = await fixture.owner.get(`${fixture.path}?per_page=2&page=9`);
    expect(beyond.body).toEqual({ data: [], meta: { page: 9, per_page: 2, total: 2 } });
  });

  it.each(['sort=byte_size', 'group=Wonen', 'per_page=101'])('refuse %s', async (query) => {
    expect((await fixture.owner.get(`${fixture.path}?${query}`)).status).toBe(422);
  });
});

describe('the file of a form', () => {
  it('is sent completely with its name', async () => {
    const response = await fixture.owner.raw(`/api${fixture.path}/${ids.proxy}/file`);
    expect(Buffer.from(await response.arrayBuffer()).equals(fixture.bytes)).toBe(true);
    expect(response.headers.get('content-disposition')).toContain('Machtiging ALV.pdf');
    const shown = await fixture.owner.raw(`/api${fixture.path}/${ids.proxy}/file?disposition=inline`);
    await shown.arrayBuffer();
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/u);
  });

  it('is searched for members who may see the form', async () => {
    await fixture.readFiles();
    expect(namesOf(await listed('board', '?q=voorwaarden'))).toEqual([ORDER]);
    expect(await listed('owner', '?q=voorwaarden')).toEqual([]);
  });

  it('has a page count and a thumbnail after it is read', async () => {
    await fixture.readFiles();
    const url = `${fixture.path}/${ids.order}`;
    const { body } = await fixture.board.get(url);
    expect(body).toMatchObject({ page_count: 2, has_thumbnail: true });
    const { status, headers } = await fixture.board.get(`${url}/thumbnail`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('the import of forms', () => {
  const rows = () => fixture.server.database.queries.select().from(forms).orderBy(forms.code);

  it('changes nothing the second time', async () => {
    const before = await rows();
    await fixture.importForms();
    expect(await rows()).toEqual(before);
  });

  it('updates a form from the folder, but does not change whether it is hidden', async () => {
    const before = await rows();
    await fixture.importForms(
      'association_code,code,group,name,description,file,is_hidden\n1001,F3,Bestuur,Opdracht.pdf,,machtiging.pdf,no\n',
    );
    const [proxy, owner, order] = await rows();
    expect([proxy, owner]).toEqual(before.slice(0, 2));
    expect(order).toMatchObject({
      id: ids.order,
      name: 'Opdracht.pdf',
      description: null,
      byte_size: fixture.bytes.length,
      is_hidden: true,
    });
  });

  it('refuses a form without its file', async () => {
    const csv =
      'association_code,code,group,name,description,file,is_hidden\n1001,F4,Wonen,Leeg,,weg.pdf,no\n';
    await expect(fixture.importForms(csv)).rejects.toThrow('there is no file weg.pdf');
  });
});
