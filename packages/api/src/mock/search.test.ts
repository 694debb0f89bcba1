import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../index.ts';
import { auth } from '../resources/auth.ts';
import { search } from '../resources/search.ts';
import { todos } from '../resources/todos.ts';
import { mockApi } from './mock.ts';

const server = setupServer(...mockApi({ signedInAs: 'board' }));
beforeAll(() => server.listen());
afterAll(() => server.close());

const api = createClient({
  baseUrl: 'http://mock.invalid/api',
  resources: { auth, search, todos },
  cookies: true,
});

const NOWHERE = 'zqxjkvbwpf';

describe('a search in a mocked provider', () => {
  it('finds the rows with most of the words if no row has all, and says so', async () => {
    const { associations } = await api.auth.user();
    const params = { association_id: associations[0]?.id ?? '' };
    const list = (q?: string) => api.todos.listTodos({ params, query: { q } });
    const { data } = await list();
    const [one = '', other = ''] = (data[0]?.description ?? '').split(' ');
    expect((await list(`${one} ${other}`)).meta).not.toHaveProperty('is_partial');

    const partly = await list(`${one} ${NOWHERE}`);
    expect(partly.meta.is_partial).toBe(true);
    expect(partly.data.length).toBeGreaterThan(0);
    const found = await api.search.search({ params, query: { q: `${one} ${NOWHERE}` } });
    expect(found.data).toContainEqual(expect.objectContaining({ kind: 'todos', is_partial: true }));

    expect((await list(`${NOWHERE} zzzqqq`)).meta).toEqual({ page: 1, per_page: 25, total: 0 });
  });
});
