import type { AuthContract } from '@mijn/domain/auth';
import { authOperations } from '@mijn/domain/auth/operations';
import type { Operation } from '@mijn/domain/wire';
import type { AnyInput, CallOptions, ResourceClient } from '../client/call.ts';
import { createResourceClient } from '../client/create-resource-client.ts';
import type { Send } from '../client/create-send.ts';

export type AuthClient = ResourceClient<AuthContract>;

const { csrf, impersonate, login, logout, user } = authOperations;

/** The calls before which a fresh anti-forgery token is fetched (specification §7). */
const afterCsrf = new Set<Operation>([login, impersonate, user]);

/** The calls to which a 401 is an answer of their own: nobody is signed in (any more), or the password is wrong. */
const answeredBy401 = new Set<Operation>([login, logout, user]);

/** The calls of signing in. */
export function createAuthClient(send: Send, baseAddress: string): AuthClient {
  const sendAuth: Send = async (operation, input: AnyInput, options: CallOptions = {}) => {
    if (afterCsrf.has(operation)) await send(csrf, {}, options);
    return send(operation, input, { ...options, handlesUnauthenticated: answeredBy401.has(operation) });
  };
  return createResourceClient<AuthContract>(authOperations, sendAuth, baseAddress);
}
