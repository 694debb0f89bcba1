import { describe, expect, it, jest } from '@jest/globals';
import { ApiFailure, type Connection } from '@mijn/api';
import { removeDeleted } from './use-deletions.ts';

const page = (ids: readonly string[], total: number, number = 1) => ({
  data: ids.map((id) => ({ id })),
  meta: { page: number, per_page: 3, total },
});
type Page = ReturnType<typeof page>;

const notFound = new ApiFailure({ kind: 'response', status: 404, code: 'not_found', message: 'not_found' });
const noNetwork = new ApiFailure({ kind: 'network' });

async function shownAfter(shown: Page, latest: Page | Error, responses: Record<string, Error> = {}) {
  let now = shown;
  const askRow = jest.fn(async (_: Connection, id: string) => {
    const failure = responses[id];
    if (failure) throw failure;
  });
  const thunk = removeDeleted({
    shown,
    askRow,
    askPage: async () => {
      if (latest instanceof Error) throw latest;
      return latest;
    },
    update: (change) => () => {
      now = change(now);
    },
  });
  const dispatch = jest.fn((action: unknown) => typeof action === 'function' && action());
  await Reflect.apply(thunk, undefined, [dispatch, () => undefined, { connection: {} }]);
  return {
    ids: now.data.map(({ id }) => id).join(''),
    total: now.meta.total,
    asked: askRow.mock.calls.length,
  };
}

describe('a shown page of a list', () => {
  it('stays the same without a change, and asks about no row', async () => {
    expect(await shownAfter(page(['a', 'b', 'c'], 5), page(['a', 'b', 'c'], 5))).toEqual({
      ids: 'abc',
      total: 5,
      asked: 0,
    });
  });

  it.each([
    ['loses a deleted row', ['a', 'c', 'd'], 4, { b: notFound }, 'ac', 4],
    ['loses a deleted row while a new one waits', ['n', 'b', 'c'], 5, { a: notFound }, 'bc', 4],
    ['keeps a row that a new one moved to the next page', ['n', 'a', 'b'], 6, {}, 'abc', 5],
    ['keeps a row of which nothing is known', ['b', 'c'], 4, { a: noNetwork }, 'abc', 5],
    ['is replaced when nothing of it is left', ['d'], 1, { a: notFound, b: notFound, c: notFound }, 'd', 1],
  ])('%s', async (_, latest, total, responses, ids, left) => {
    const after = await shownAfter(page(['a', 'b', 'c'], 5), page(latest, total), responses);
    expect(after).toMatchObject({ ids, total: left });
  });

  it('stays the same when the page cannot be asked', async () => {
    expect(await shownAfter(page(['a'], 1), noNetwork)).toMatchObject({ ids: 'a', asked: 0 });
  });

  it('is replaced when many rows moved, without a call about each of them', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await shownAfter(page(many, 6), page(['n'], 1))).toEqual({ ids: 'n', total: 1, asked: 0 });
  });
});
