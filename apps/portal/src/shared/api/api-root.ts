import {
  type AnyInput,
  type ApiError,
  type CallAnswer,
  type CallInput,
  type Connection,
  isApiFailure,
} from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';
import { createAction } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  type CombinedState,
  createApi,
  type QueryReturnValue,
  QueryStatus,
} from '@reduxjs/toolkit/query/react';
import { askForSudo } from '../session/sudo.ts';

/** The argument of an endpoint: the input of its operation, or void if the operation has no input. */
export type EndpointInput<Op extends Operation> = unknown extends CallInput<Op> ? void : CallInput<Op>;

/**
 * The data of an endpoint: the response of its operation, or null if the response is empty. Null replaces
 * undefined because RTK Query does not accept undefined as data.
 */
export type EndpointAnswer<Op extends Operation> = CallAnswer<Op> extends void ? null : CallAnswer<Op>;

interface CallDefinition<Op extends Operation> {
  query: (input: EndpointInput<Op>) => ApiRequest;
  /** Gives the response the type of its contract. */
  transformResponse: (answer: EndpointAnswer<Op>) => EndpointAnswer<Op>;
}

/**
 * Returns the definition of an endpoint that makes one call: `build.query(call(formsOperations.listForms, {
 * providesTags: … }))`. The argument of the endpoint is the input of the operation, and the data of the
 * endpoint is the response.
 */
export function call<Op extends Operation>(operation: Op): CallDefinition<Op>;
export function call<Op extends Operation, Options extends object>(
  operation: Op,
  options: Options,
): CallDefinition<Op> & Options;
export function call(operation: Operation, options?: object): object {
  return {
    query: (input: AnyInput | undefined): ApiRequest => ({ ...input, operation }),
    transformResponse: (answer: unknown) => answer,
    ...options,
  };
}

/**
 * Calls a function with the response of a change, to keep it in the cache. A failed change has changed nothing, and
 * the caller of the mutation shows its error.
 */
export async function keepAnswer<Answer>(
  queryFulfilled: PromiseLike<{ data: Answer }>,
  keep: (answer: Answer) => unknown,
): Promise<void> {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (answer) keep(answer.data);
}

/**
 * Returns the definition of an endpoint that creates something. The input also has an idempotency key: the form
 * keeps the key until it is saved, so that a retry after a lost response creates nothing twice.
 */
export const createCall = <Op extends Operation, Options extends object>(
  operation: Op,
  options: Options,
) => ({
  ...call(operation, options),
  query: ({ idempotencyKey, ...input }: CallInput<Op> & { idempotencyKey: string }): ApiRequest => ({
    ...input,
    operation,
    idempotencyKey,
  }),
});

/** Returns the cache tag that all lists of a resource type share. */
export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

/** One API call in serialisable form. It has no file, because the connection uploads files itself. */
export interface ApiRequest extends Omit<AnyInput, 'file'> {
  operation: Operation;
  /** The key with which a repeated call creates nothing twice (decisions §2). */
  idempotencyKey?: string;
}

/** The extra argument of every thunk of the store. */
export interface StoreExtra {
  connection: Connection;
  /** The id of the association whose counts came with the page. They are not asked again at the start. */
  drawnCountsOf?: string | undefined;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'connection' in extra;

const needsSudo = (error: ApiError): boolean => error.kind === 'answer' && error.code === 'sudo_required';

/**
 * Makes the calls of RTK Query through the connection, and returns an API failure as a serialisable error. If
 * the server wants to know first that this is the member, a dialog asks for the password, and the call is
 * repeated.
 */
const connectionBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { dispatch, extra, signal },
) => {
  if (!isStoreExtra(extra)) throw new Error('The store was made without a connection.');
  const { operation, idempotencyKey, ...input } = request;
  const options = { signal, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  const make = async (): Promise<QueryReturnValue<unknown, ApiError, object>> => {
    try {
      return { data: (await extra.connection.call(operation, input, options)) ?? null };
    } catch (thrown) {
      if (isApiFailure(thrown)) return { error: thrown.error };
      throw thrown;
    }
  };
  const outcome = await make();
  return outcome.error && needsSudo(outcome.error) && (await askForSudo(dispatch)) ? make() : outcome;
};

/** The responses in the cache, which a page that the server draws takes along. */
export type CachedAnswers = CombinedState<Record<string, never>, 'User' | 'Overview', 'api'>;

/** The user is a part of the session. */
const USER_ENDPOINT = 'getUser';

/** Returns the responses in the cache of a page, except the user. */
export const answersOf = (cache: CachedAnswers): CachedAnswers => ({
  ...cache,
  queries: Object.fromEntries(
    Object.entries(cache.queries).filter(([, query]) => query?.endpointName !== USER_ENDPOINT),
  ),
  mutations: {},
  subscriptions: {},
});

/**
 * Puts the responses that came with a drawn page into the cache.
 * @param now the time of the device, which counts their age.
 */
export const answersDrawn = createAction('api/answersDrawn', (answers: CachedAnswers, now: number) => ({
  payload: {
    ...answers,
    queries: Object.fromEntries(
      Object.entries(answers.queries).map(([key, query]) => [
        key,
        query?.status === QueryStatus.fulfilled ? { ...query, fulfilledTimeStamp: now } : query,
      ]),
    ),
  },
}));

/**
 * The time during which cached data counts as fresh, in seconds. It is short, because the provider and other
 * members change the same data.
 */
const FRESH_S = 5;

/** Prefetches data unless fresh data is in the cache. */
export const IF_OLD = { ifOlderThan: FRESH_S };

/**
 * The time during which data that no screen shows is kept, in seconds. A member who reads a document for half an hour
 * and goes back sees the list at once. The end of the session clears everything.
 */
const KEPT_S = 30 * 60;

/** The RTK Query API of the portal. Each feature adds its own tag types and injects its endpoints. */
export const apiRoot = createApi({
  reducerPath: 'api',
  baseQuery: connectionBaseQuery,
  refetchOnMountOrArgChange: FRESH_S,
  extractRehydrationInfo: (action) => (answersDrawn.match(action) ? action.payload : undefined),
  keepUnusedDataFor: KEPT_S,
  // `Overview` is declared here because every feature invalidates it: the overview shows data of every
  // feature.
  tagTypes: ['User', 'Overview'],
  endpoints: () => ({}),
});
