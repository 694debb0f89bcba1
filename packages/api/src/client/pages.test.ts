import { describe, expect, it } from '@jest/globals';
import { pages } from '../index.ts';

interface Query {
  page?: number | undefined;
  is_done?: boolean;
}
interface Page {
  data: { id: string }[];
  meta: { page: number; per_page: number; total: number };
}

function listOf(response: (page: number) => Page) {
  const asked: Query[] = [];
  const list = async ({ query = {} }: { query?: Query }): Promise<Page> => {
    asked.push(query);
    return response(query.page ?? 1);
  };
  return { list, asked };
}
type List = ReturnType<typeof listOf>['list'];

const ofRows = (total: number) =>
  listOf((page) => {
    const data = Array.from({ length: total }, (_, index) => ({ id: `${index + 1}` }));
    return { data: data.slice((page - 1) * 2, page * 2), meta: { page, per_page: 2, total } };
  });

async function idsOf(list: List, query: Query = {}): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of pages(list, { query })) ids.push(id);
  return ids;
}

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [5, 3],
  ])('give all of %i rows in %i calls', async (total, calls) => {
    const { list, asked } = ofRows(total);
    expect(await idsOf(list)).toHaveLength(total);
    expect(asked).toHaveLength(calls);
  });

  it('begin with the page of the query, and keep its filters', async () => {
    const { list, asked } = ofRows(5);
    expect(await idsOf(list, { page: 2, is_done: false })).toEqual(['3', '4', '5']);
    expect(asked[0]).toEqual({ page: 2, is_done: false });
  });

  const rowsOf = (page: number) => [{ id: `${page * 2 - 1}` }, { id: `${page * 2}` }];
  it.each([
    ['its first page for every page', () => ({ data: rowsOf(1), total: 6 }), 'brings nothing new', 2],
    ['two pages in turn', (page: number) => ({ data: rowsOf(page % 2), total: 8 }), 'brings nothing new', 3],
    ['empty pages', () => ({ data: [], total: 4 }), 'brings nothing new', 1],
    ['more rows than its total', (page: number) => ({ data: rowsOf(page), total: 3 }), 'beyond its total', 2],
    ['no numbers', () => ({ data: rowsOf(1), total: Number.NaN }), 'has no numbers', 1],
    [
      'always one page more',
      (page: number) => ({ data: rowsOf(page), total: (page + 1) * 2 }),
      'grows without end',
      6,
    ],
  ])('fail at a server that gives %s', async (_, responseOf, message, calls) => {
    const { list, asked } = listOf((page) => {
      const { data, total } = responseOf(page);
      return { data, meta: { page, per_page: 2, total } };
    });
    await expect(idsOf(list)).rejects.toMatchObject({
      error: { kind: 'invalid_response', message: expect.stringContaining(message) },
    });
    expect(asked).toHaveLength(calls);
  });

  it('go on if rows that were added meanwhile moved a whole page', async () => {
    const totals = [4, 6, 6];
    const { list } = listOf((page) => ({
      data: rowsOf(page === 1 ? 1 : page - 1),
      meta: { page, per_page: 2, total: totals[page - 1] ?? 0 },
    }));
    expect(new Set(await idsOf(list))).toEqual(new Set(['1', '2', '3', '4']));
  });

  it('are not requested any more when the loop ends', async () => {
    const { list, asked } = ofRows(5);
    for await (const { id } of pages(list, {})) if (id === '2') break;
    expect(asked).toHaveLength(1);
  });
});
