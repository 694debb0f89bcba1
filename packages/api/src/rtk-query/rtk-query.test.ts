import { describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { createClient } from '../index.ts';
import { auth } from '../resources/auth.ts';
import { todos } from '../resources/todos.ts';
import { apiBaseQuery, call, createCall } from './rtk-query.ts';

function storeWith(responses: Response[], canRepeatAfter?: () => boolean) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://vve.example/api',
    resources: {},
    cookies: true,
    retries: 0,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return responses.shift() ?? Response.error();
    },
  });
  const api = createApi({
    baseQuery: apiBaseQuery(() => client, canRepeatAfter),
    endpoints: (build) => ({
      listGroups: build.query(call(todos.listGroups)),
      logout: build.mutation(call(auth.logout)),
      forgotPassword: build.mutation(createCall(auth.forgotPassword, {})),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return { api, store, requests };
}

const params = { association_id: 'a-1' };
const refused = () => Response.json({ code: 'sudo_required', message: 'No.' }, { status: 403 });

describe('an endpoint of RTK Query', () => {
  it('has the response of its operation as data, with its type', async () => {
    const { api, store } = storeWith([Response.json({ data: [{ group: 'Dak' }] })]);
    const { data } = await store.dispatch(api.endpoints.listGroups.initiate({ params }));
    const names: string[] | undefined = data?.data.map(({ group }) => group);
    expect(names).toEqual(['Dak']);
  });

  it('has null as data for an empty response', async () => {
    const { api, store } = storeWith([new Response(null, { status: 204 })]);
    expect(await store.dispatch(api.endpoints.logout.initiate({}))).toEqual({ data: null });
  });

  it('has the error of the call as a plain value', async () => {
    const { api, store, requests } = storeWith([refused()]);
    const { error } = await store.dispatch(api.endpoints.listGroups.initiate({ params }));
    expect(error).toEqual({ kind: 'response', status: 403, code: 'sudo_required', message: 'No.' });
    expect(requests).toHaveLength(1);
  });

  it('makes the call once more if it can succeed then', async () => {
    const { api, store, requests } = storeWith([refused(), refused()], () => true);
    await store.dispatch(api.endpoints.logout.initiate({}));
    expect(requests).toHaveLength(2);
  });

  it('sends the idempotency key of what it creates', async () => {
    const { api, store, requests } = storeWith([new Response(null, { status: 202 })]);
    const input = { body: { email: 'a@b.nl' }, idempotencyKey: 'key-1' };
    await store.dispatch(api.endpoints.forgotPassword.initiate(input));
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(await requests[0]?.json()).toEqual({ email: 'a@b.nl' });
  });
});
