import { call } from '@mijn/api/rtk-query';
import { type Overview, overviewOperations } from '@mijn/domain/overview';
import { useState } from 'react';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import type { Load } from '../../shared/routing/portal-route.ts';

function withParts(overview: Overview, response: Overview, parts: string): Overview {
  const isAsked = (name: string) => parts.split(',').includes(name);
  return {
    ...overview,
    ...Object.fromEntries(Object.entries(response).filter(([name]) => isAsked(name))),
    failed: [...overview.failed.filter((name) => !isAsked(name)), ...response.failed],
  };
}

/** The endpoints of the overview. One request fetches all parts; a failed part can be fetched again. */
export const overviewEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query(call(overviewOperations.getOverview, { providesTags: ['Overview'] })),
    retryOverview: build.mutation({
      ...call(overviewOperations.getOverview),
      onQueryStarted: async ({ params, query }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        dispatch(
          overviewEndpoints.util.updateQueryData('getOverview', { params }, (overview) =>
            withParts(overview, response.data, query?.parts ?? ''),
          ),
        );
      },
    }),
  }),
});

export const { useRetryOverviewMutation } = overviewEndpoints;

/** Fetches a shown overview again without an action of the member. If it fails, even in part, the overview stays as it is. */
export const refreshOverview =
  (association_id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const input = { params: { association_id } };
    const response = await connection
      .call(overviewOperations.getOverview, input, { isBackground: true })
      .catch(() => undefined);
    if (response?.failed.length === 0)
      dispatch(overviewEndpoints.util.updateQueryData('getOverview', input, () => response));
  };

/** The time in milliseconds after the start of a failed request in which only the member retries it. */
const JUST_MS = 10_000;

interface QueryOutcome {
  isError: boolean;
  /** The time at which the request was started, in milliseconds since the epoch. */
  startedTimeStamp?: number | undefined;
}

const hasJustFailed = ({ isError, startedTimeStamp = 0 }: QueryOutcome): boolean =>
  isError && Date.now() - startedTimeStamp < JUST_MS;

const { select, useQueryState, useQuerySubscription } = overviewEndpoints.endpoints.getOverview;

/** Fetches the overview, unless it is cached, being fetched, or has just failed. */
export const load: Load =
  ({ association_id }) =>
  (dispatch, getState) => {
    const input = { params: { association_id } };
    if (!hasJustFailed(select(input)(getState())))
      dispatch(overviewEndpoints.util.prefetch('getOverview', input, IF_OLD));
  };

/** Returns the overview. If its request failed just before the screen was shown, only the member retries it. */
export function useOverview(associationId: string) {
  const input = { params: { association_id: associationId } };
  const state = useQueryState(input);
  const [isWaiting, setWaiting] = useState(() => hasJustFailed(state));
  const { refetch } = useQuerySubscription(input, { skip: isWaiting && state.isError });
  return {
    ...state,
    refetch: () => {
      if (isWaiting) setWaiting(false);
      else void refetch();
    },
  };
}
