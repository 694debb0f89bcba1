import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { todosOperations } from '@mijn/domain/todos';
import { createTodosFixture, type TodosFixture } from './testing/todos-fixture.ts';

let fixture: TodosFixture;
beforeAll(async () => {
  fixture = await createTodosFixture();
  await fixture.todo({
    internal_reference: 'AP-3',
    description: 'Énergielabel aanvragen',
    group: 'Bestuur',
    handler: 'mevrouw N. Reijnders',
    start_date: '2026-03-01',
  });
  await fixture.todo({
    internal_reference: 'AP-1',
    external_reference: 'HV-77',
    description: 'Dakgoot boven nr. 41 herstellen',
    concerns: 'Kadestraat 41',
    reporter: 'de heer P. Schönfeld',
    handler: 'de heer K. Overdijk',
    start_date: '2026-01-01',
  });
  await fixture.todo({
    internal_reference: 'ap-2',
    description: 'CV-ketel keuren',
    start_date: '2026-02-01',
    is_done: true,
  });
});
afterAll(() => fixture.server.stop());

const references = async (query: string): Promise<string[]> => {
  const body = (await fixture.owner.get(`${fixture.path}${query}`)).as(todosOperations.listTodos);
  return body.data.map((row: { internal_reference: string }) => row.internal_reference);
};

describe('the list of action items', () => {
  it('has the newest first, with the fields of a row', async () => {
    const body = (await fixture.owner.get(fixture.path)).as(todosOperations.listTodos);
    expect(body.meta).toEqual({ page: 1, per_page: 25, total: 3 });
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      internal_reference: 'AP-3',
      description: 'Énergielabel aanvragen',
      group: 'Bestuur',
      handler: 'mevrouw N. Reijnders',
      start_date: '2026-03-01',
      state: null,
      is_done: false,
    });
  });

  it.each([
    ['start_date', ['AP-1', 'ap-2', 'AP-3']],
    ['-start_date', ['AP-3', 'ap-2', 'AP-1']],
    ['internal_reference', ['AP-1', 'ap-2', 'AP-3']],
    ['-internal_reference', ['AP-3', 'ap-2', 'AP-1']],
    ['description', ['ap-2', 'AP-1', 'AP-3']],
    ['-description', ['AP-3', 'AP-1', 'ap-2']],
    ['group', ['AP-3', 'AP-1', 'ap-2']],
    ['-group', ['ap-2', 'AP-1', 'AP-3']],
    ['handler', ['AP-1', 'AP-3', 'ap-2']],
    ['-handler', ['ap-2', 'AP-3', 'AP-1']],
    ['is_done', ['AP-3', 'AP-1', 'ap-2']],
    ['-is_done', ['ap-2', 'AP-1', 'AP-3']],
  ])('is sorted by %s, regardless of capitals and accents', async (sort, expected) => {
    expect(await references(`?sort=${sort}`)).toEqual(expected);
  });

  it.each([
    ['its internal reference', 'ap-1'],
    ['its external reference', 'hv-77'],
    ['its description', 'dakgoot 41'],
    ['its handler', 'overdijk'],
    ['its subject', 'kadestraat'],
    ['its reporter, without accents', 'schonfeld'],
    ['words of several fields', 'schönfeld dakgoot'],
  ])('finds an action item by %s', async (_, q) => {
    expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual(['AP-1']);
  });

  it('finds the action items with most words if none has all of them, and says so', async () => {
    const body = (await fixture.owner.get(`${fixture.path}?q=dakgoot%20ketel`)).as(todosOperations.listTodos);
    expect(body.meta).toMatchObject({ total: body.data.length, is_partial: true });
    expect(body.data.map(({ internal_reference }) => internal_reference)).toContain('AP-1');
  });

  it.each(['xyzzy', '%', '_'])('finds nothing with %p', async (q) => {
    const body = (await fixture.owner.get(`${fixture.path}?q=${encodeURIComponent(q)}`)).as(
      todosOperations.listTodos,
    );
    expect([body.data, body.meta.total]).toEqual([[], 0]);
  });

  it.each([
    ['?group=Onderhoud', ['ap-2', 'AP-1']],
    ['?group=onderhoud', []],
    ['?is_done=true', ['ap-2']],
    ['?is_done=false', ['AP-3', 'AP-1']],
    ['?group=Onderhoud&is_done=false', ['AP-1']],
    ['?group=Bestuur&q=dakgoot', []],
  ])('with the filters %s has %j', async (query, expected) => {
    expect(await references(query)).toEqual(expected);
    const body = (await fixture.owner.get(`${fixture.path}${query}`)).as(todosOperations.listTodos);
    expect(body.meta.total).toBe(expected.length);
  });

  it('has pages with the total, also beyond the last page', async () => {
    expect(await references('?per_page=2&page=2')).toEqual(['AP-1']);
    const { body } = await fixture.owner.get(`${fixture.path}?per_page=2&page=9`);
    expect(body).toEqual({ data: [], meta: { page: 9, per_page: 2, total: 3 } });
  });

  it.each(['sort=relevance', 'sort=', 'colour=red', 'is_done=misschien', 'page=0', 'per_page=101'])(
    'refuses %s',
    async (query) => {
      expect((await fixture.owner.get(`${fixture.path}?${query}`)).status).toBe(422);
    },
  );

  it('takes a group of invisible characters for an empty one', async () => {
    const responses = await Promise.all(
      ['group=', 'group=%00'].map((query) => fixture.owner.get(`${fixture.path}?${query}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('has its groups by name, with the number of open action items', async () => {
    const body = (await fixture.owner.get(`${fixture.path}/groups`)).as(todosOperations.listGroups);
    expect(body.data).toEqual([
      { group: 'Bestuur', open_count: 1, todo_count: 1 },
      { group: 'Onderhoud', open_count: 1, todo_count: 2 },
    ]);
  });
});
