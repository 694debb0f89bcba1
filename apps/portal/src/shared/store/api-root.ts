import type { ApiError, Connection } from '@mijn/api';
import { apiBaseQuery } from '@mijn/api/rtk-query';
import { createAction } from '@reduxjs/toolkit';
import { type BaseQueryApi, type CombinedState, createApi, QueryStatus } from '@reduxjs/toolkit/query/react';
import { askForSudo } from './sudo.ts';

/** The extra argument of every thunk of the store. */
export interface StoreExtra {
  connection: Connection;
  /** The id of the association whose counts came with the page. They are not asked again at the start. */
  drawnCountsOf?: string | undefined;
}

const isStoreExtra = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'connection' in extra;

const needsSudo = (error: ApiError): boolean => error.kind === 'answer' && error.code === 'sudo_required';

function connectionOf({ extra }: BaseQueryApi): Connection {
  if (!isStoreExtra(extra)) throw new Error('The store was made without a connection.');
  return extra.connection;
}

/** The cache tags that more than one feature uses. */
type TagType = 'User' | 'Overview' | 'ArchiveGroup' | 'ArchiveDocument' | 'Form';

/** The responses in the cache, which a page that the server draws takes along. */
export type CachedAnswers = CombinedState<Record<string, never>, TagType, 'api'>;

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
  // If the server wants to know first that this is the member, a dialog asks for the password, and the call is
  // repeated.
  baseQuery: apiBaseQuery(connectionOf, (error, { dispatch }) => needsSudo(error) && askForSudo(dispatch)),
  refetchOnMountOrArgChange: FRESH_S,
  extractRehydrationInfo: (action) => (answersDrawn.match(action) ? action.payload : undefined),
  keepUnusedDataFor: KEPT_S,
  // `Overview` is declared here because every feature invalidates it: the overview shows data of every
  // feature. The others are declared here because the frame drops what the board closed to owners.
  tagTypes: ['User', 'Overview', 'ArchiveGroup', 'ArchiveDocument', 'Form'],
  endpoints: () => ({}),
});
