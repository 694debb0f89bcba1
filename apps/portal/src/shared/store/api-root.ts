import type { ApiError, Connection } from '@mijn/api';
import { apiBaseQuery } from '@mijn/api/rtk-query';
import { createAction } from '@reduxjs/toolkit';
import { type BaseQueryApi, type CombinedState, createApi, QueryStatus } from '@reduxjs/toolkit/query/react';
import { loadTextOf } from '../api/error-text.ts';
import { askForSudo } from './sudo.ts';

export interface StoreExtra {
  connection: Connection;
  /** The id of the association whose counts came with the page. They are not asked again at the start. */
  drawnCountsOf?: string | undefined;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'connection' in extra;

const needsSudo = (error: ApiError): boolean => error.kind === 'response' && error.code === 'sudo_required';

/** A screen shows the text of an error as soon as it has the error. If the call needs sudo, a dialog asks for the password, and the call is repeated. */
async function canRepeatAfter(error: ApiError, { dispatch }: BaseQueryApi): Promise<boolean> {
  await loadTextOf(error);
  return needsSudo(error) && askForSudo(dispatch);
}

function connectionOf({ extra }: BaseQueryApi): Connection {
  if (!isStoreExtra(extra)) throw new Error('The store was made without a connection.');
  return extra.connection;
}

type TagType = 'User' | 'Overview' | 'ArchiveGroup' | 'ArchiveDocument' | 'Form' | 'Todo';

export type CachedResponses = CombinedState<Record<string, never>, TagType, 'api'>;

const USER_ENDPOINT = 'getUser';

export const responsesOf = (cache: CachedResponses): CachedResponses => ({
  ...cache,
  queries: Object.fromEntries(
    Object.entries(cache.queries).filter(([, query]) => query?.endpointName !== USER_ENDPOINT),
  ),
  mutations: {},
  subscriptions: {},
});

/** Returns whether a response is a failure, which a page shows with its text. */
export const hasFailure = ({ queries }: CachedResponses): boolean =>
  Object.values(queries).some((query) => query?.status === QueryStatus.rejected);

/** @param now the time of the device, which counts the age of the responses. */
export const responsesDrawn = createAction('api/answersDrawn', (responses: CachedResponses, now: number) => ({
  payload: {
    ...responses,
    queries: Object.fromEntries(
      Object.entries(responses.queries).map(([key, query]) => [
        key,
        query?.status === QueryStatus.fulfilled ? { ...query, fulfilledTimeStamp: now } : query,
      ]),
    ),
  },
}));

/** The time during which cached data is fresh, in seconds. It is short, because others change the same data. */
const FRESH_S = 5;

export const IF_OLD = { ifOlderThan: FRESH_S };

/**
 * The time during which unused data is kept, in seconds. A member who reads a document for half an hour and goes back
 * sees the list at once.
 */
const KEPT_S = 30 * 60;

export const apiRoot = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery(connectionOf, canRepeatAfter),
  refetchOnMountOrArgChange: FRESH_S,
  extractRehydrationInfo: (action) => (responsesDrawn.match(action) ? action.payload : undefined),
  keepUnusedDataFor: KEPT_S,
  // Every feature invalidates `Overview`. The frame drops the others when others change what members see.
  tagTypes: ['User', 'Overview', 'ArchiveGroup', 'ArchiveDocument', 'Form', 'Todo'],
  endpoints: () => ({}),
});
