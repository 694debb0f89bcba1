import { type ApiError, type CallOptions, type Connection, isApiFailure } from '@mijn/api';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

/** One call, given the connection and the signal that cancels it. */
export type ApiCall = (connection: Connection, options: CallOptions) => Promise<unknown>;

/** What every thunk of the store can reach. */
export interface StoreExtra {
  connection: Connection;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'connection' in extra;

/** RTK Query over the connection: an endpoint says which call to make, errors become one serialisable value. */
const connectionBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { extra, signal }) => {
  if (!isStoreExtra(extra)) throw new Error('The store was made without a connection.');
  try {
    return { data: (await call(extra.connection, { signal })) ?? null };
  } catch (thrown) {
    if (isApiFailure(thrown)) return { error: thrown.error };
    throw thrown;
  }
};

/** The one API of the portal; each feature adds its tag types and injects its endpoints. */
export const apiRoot = createApi({
  reducerPath: 'api',
  baseQuery: connectionBaseQuery,
  // The overview shows of every feature what that feature changes.
  tagTypes: ['User', 'Overview'],
  endpoints: () => ({}),
});
