import { type Overview, overviewOperations } from '@mijn/domain/overview';
import { useState } from 'react';
import { apiRoot, call } from '../../shared/api/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';

/** An overview with the parts that a later call asked for. */
function withParts(overview: Overview, answer: Overview, parts: string): Overview {
  const isAsked = (name: string) => parts.split(',').includes(name);
  return {
    ...overview,
    ...Object.fromEntries(Object.entries(answer).filter(([name]) => isAsked(name))),
    failed: [...overview.failed.filter((name) => !isAsked(name)), ...answer.failed],
  };
}

/** The overview of one association, in one call; a part that failed can be asked for again. */
export const overviewEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query(call(overviewOperations.getOverview, { providesTags: ['Overview'] })),
    retryOverview: build.mutation({
      ...call(overviewOperations.getOverview),
      onQueryStarted: async ({ params, query }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          overviewEndpoints.util.updateQueryData('getOverview', { params }, (overview) =>
            withParts(overview, answer.data, query?.parts ?? ''),
          ),
        );
      },
    }),
  }),
});

export const { useRetryOverviewMutation } = overviewEndpoints;

/** Milliseconds after its start in which a call that failed is not repeated by itself: that is for the member to do. */
const JUST_MS = 10_000;

interface QueryOutcome {
  isError: boolean;
  /** Milliseconds since the epoch. */
  startedTimeStamp?: number | undefined;
}

const hasJustFailed = ({ isError, startedTimeStamp = 0 }: QueryOutcome): boolean =>
  isError && Date.now() - startedTimeStamp < JUST_MS;

const { select, useQueryState, useQuerySubscription } = overviewEndpoints.endpoints.getOverview;

/** Asks for the overview, unless it is here, on its way, or failed only now. */
export const load: Load =
  ({ association_id }) =>
  (dispatch, getState) => {
    const input = { params: { association_id } };
    if (!hasJustFailed(select(input)(getState())))
      dispatch(overviewEndpoints.util.prefetch('getOverview', input, {}));
  };

/** The overview of one association. What failed while its screen was still on its way waits for the member to ask again. */
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
