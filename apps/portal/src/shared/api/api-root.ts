import {
  type AnyInput,
  type ApiError,
  type CallAnswer,
  type CallInput,
  type Connection,
  isApiFailure,
} from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

/** What an endpoint is given: the input of its operation; nothing for an operation without any. */
export type EndpointInput<Op extends Operation> = unknown extends CallInput<Op> ? void : CallInput<Op>;

/** What an endpoint answers: null for an operation without an answer, since a store holds no undefined. */
export type EndpointAnswer<Op extends Operation> = CallAnswer<Op> extends void ? null : CallAnswer<Op>;

interface CallDefinition<Op extends Operation> {
  query: (input: EndpointInput<Op>) => ApiRequest;
  /** Gives the answer the type of its contract. */
  transformResponse: (answer: EndpointAnswer<Op>) => EndpointAnswer<Op>;
}

/**
 * The definition of an endpoint that makes one call: `build.query(call(formsOperations.listForms, { providesTags: … }))`.
 * Its argument is the input of the operation, and its data the answer.
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

/** The tag of every list of a type. */
export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

/** One call: all of it can be serialised. A file is sent by the connection itself. */
export interface ApiRequest extends Omit<AnyInput, 'file'> {
  operation: Operation;
}

/** What every thunk of the store can reach. */
export interface StoreExtra {
  connection: Connection;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'connection' in extra;

/** RTK Query over the connection: an endpoint says which call to make, errors become one serialisable value. */
const connectionBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { extra, signal },
) => {
  if (!isStoreExtra(extra)) throw new Error('The store was made without a connection.');
  const { operation, ...input } = request;
  try {
    return { data: (await extra.connection.call(operation, input, { signal })) ?? null };
  } catch (thrown) {
    if (isApiFailure(thrown)) return { error: thrown.error };
    throw thrown;
  }
};

/** Seconds that an answer counts as fresh: the provider and other members change the same data. */
const FRESH_S = 5;

/** The one API of the portal; each feature adds its tag types and injects its endpoints. */
export const apiRoot = createApi({
  reducerPath: 'api',
  baseQuery: connectionBaseQuery,
  refetchOnMountOrArgChange: FRESH_S,
  // The overview shows of every feature what that feature changes.
  tagTypes: ['User', 'Overview'],
  endpoints: () => ({}),
});
