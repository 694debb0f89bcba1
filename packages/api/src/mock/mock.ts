import type { ErrorCode } from '@mijn/domain/errors';
import { delay as wait, type HttpHandler, HttpResponse } from 'msw';
import { handlerOf, responseOf } from './call/mock-call.ts';
import { Refusal } from './call/refusal.ts';
import { inOrderOfPaths } from './define-mock.ts';
import { mocks } from './mocks.ts';
import type { MockAccount } from './provider/accounts.ts';
import { openProvider } from './provider/provider.ts';

type Mocks = typeof mocks;

/** The name of an operation: its resource and its own name, such as `todos.listTodos`. */
export type MockOperation = {
  [Resource in keyof Mocks]: `${Resource}.${keyof Mocks[Resource]['contract'] & string}`;
}[keyof Mocks];

export interface MockOptions {
  /** The seed of the data: the same number gives the same data on every machine. By default 1. */
  seed?: number;
  /** The day of all calls, to which all dates are relative. By default `2026-11-20`. */
  today?: string;
  /** The account that is signed in. By default nobody is, and an app starts with the login. */
  signedInAs?: MockAccount;
  /** The time that a response takes, in milliseconds. By default it comes at once. */
  delay?: number | ((operation: MockOperation) => number);
  /** The operations that fail, each with the code of its error response, or with `network` for no response. */
  fails?: Partial<Record<MockOperation, ErrorCode | 'network'>>;
}

const isOperation = (name: string, names: ReadonlySet<string>): name is MockOperation => names.has(name);

/**
 * Returns the MSW handlers of a provider with Dutch data, for an app whose back end does not exist yet. They answer at any origin, below
 * `/api`, and keep what is written until they are made again. The three accounts (`mockAccounts`) have one password (`MOCK_PASSWORD`). A
 * login signs in the next calls; the name of an account is its access token, as in `Authorization: Bearer board`.
 *
 * They have rows, and no rules of a back end: an operation that needs rules is refused with a message that names it, until a handler of
 * `mockCall` before these answers it.
 */
export function mockApi({
  seed = 1,
  today = '2026-11-20',
  signedInAs,
  delay = 0,
  fails = {},
}: MockOptions = {}): HttpHandler[] {
  const all = Object.entries(mocks).flatMap(([resource, mock]) =>
    Object.entries(mock.contract).map(([name, operation]) => ({ resource, name, operation, mock })),
  );
  const names = new Set(all.map(({ resource, name }) => `${resource}.${name}`));
  const respond = openProvider({ seed: String(seed), today, signedInAs });
  return inOrderOfPaths(all).map((entry) =>
    handlerOf(entry.operation, async (request) => {
      const operation = `${entry.resource}.${entry.name}`;
      if (!isOperation(operation, names)) throw new Error(`${operation} is unknown.`);
      const delayMs = typeof delay === 'number' ? delay : delay(operation);
      if (delayMs > 0) await wait(delayMs);
      const fault = fails[operation];
      if (fault === 'network') return HttpResponse.error();
      return responseOf(entry.operation, fault ? new Refusal(fault) : await respond(entry, request));
    }),
  );
}

export { type MockAccount, mockAccounts } from './provider/accounts.ts';
export { MOCK_CODE, MOCK_PASSWORD, MOCK_TOKEN } from './provider/secrets.ts';
