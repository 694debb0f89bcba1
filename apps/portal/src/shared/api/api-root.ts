import { type AnyInput, type ApiError, type Connection, isApiFailure } from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

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
