import { type APIRequestContext, expect, request } from '@playwright/test';
import { PORTAL } from './urls.ts';

export const PASSWORD = 'Waterpas-2026!';

interface SignedIn {
  call: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    data?: object,
  ) => ReturnType<APIRequestContext['fetch']>;
  end: () => Promise<void>;
}

async function signIn(email: string): Promise<SignedIn> {
  const context = await request.newContext({ baseURL: PORTAL });
  const call: SignedIn['call'] = async (method, path, data) => {
    const { cookies } = await context.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': decodeURIComponent(token) };
    return context.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  };
  await call('GET', '/auth/csrf');
  expect((await call('POST', '/auth/login', { email, password: PASSWORD })).status()).toBe(200);
  return { call, end: () => context.dispose() };
}

export interface NewToken {
  token: string;
  revoke: () => Promise<void>;
}

export async function createToken(email: string): Promise<NewToken> {
  const { call } = await signIn(email);
  const body = { name: 'Peil', scope: 'read', association_id: null, expires_in_days: 7 };
  const created = await call('POST', '/security/access-tokens', body);
  expect(created.status()).toBe(201);
  const { id, token } = (await created.json()) as { id: string; token: string };
  return {
    token,
    revoke: async () => {
      expect((await call('DELETE', `/security/access-tokens/${id}`)).ok()).toBe(true);
    },
  };
}
