import { type ApiClient, type ApiError, type CallOptions, isApiFailure } from '@mijn/api';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';

/** One call, given the client and the signal that cancels it. */
export type ClientCall = (client: ApiClient, options: CallOptions) => Promise<unknown>;

/** What every thunk of the store can reach. */
export interface StoreExtra {
  client: ApiClient;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'client' in extra;

/** RTK Query over the typed client: an endpoint says which call to make, errors become one serialisable value. */
const clientBaseQuery: BaseQueryFn<ClientCall, unknown, ApiError> = async (call, { extra, signal }) => {
  if (!isStoreExtra(extra)) throw new Error('The store was made without an API client.');
  try {
    return { data: (await call(extra.client, { signal })) ?? null };
  } catch (thrown) {
    if (isApiFailure(thrown)) return { error: thrown.error };
    throw thrown;
  }
};

/** The one API of the portal; each feature adds its tag types and injects its endpoints. */
export const apiRoot = createApi({
  reducerPath: 'api',
  baseQuery: clientBaseQuery,
  // The overview shows of every feature what that feature changes.
  tagTypes: ['User', 'Overview'],
  endpoints: () => ({}),
});
