import { overviewOf } from '@mijn/api/overview';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { apiRoot } from '../../shared/api/api-root.ts';
import type { AppThunk } from '../../shared/api/hooks.ts';
import { hasJustFailed } from './has-just-failed.ts';
import { mergePart } from './merge-part.ts';

interface InAssociation {
  associationId: string;
}

/** The overview of one association, in one call; a part that failed can be asked for again. */
export const overviewEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, InAssociation>({
      query:
        ({ associationId }) =>
        (connection, options) =>
          overviewOf(connection).getOverview({ params: { association_id: associationId } }, options),
      providesTags: ['Overview'],
    }),
    retryOverviewPart: build.mutation<Overview, InAssociation & { part: OverviewPart }>({
      query:
        ({ associationId, part }) =>
        (connection, options) =>
          overviewOf(connection).getOverview(
            { params: { association_id: associationId }, query: { parts: part } },
            options,
          ),
      onQueryStarted: async ({ associationId, part }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          overviewEndpoints.util.updateQueryData('getOverview', { associationId }, (overview) =>
            mergePart(overview, part, answer.data),
          ),
        );
      },
    }),
  }),
});

export const { useRetryOverviewPartMutation } = overviewEndpoints;

/** Asks for the overview, unless it is here, on its way, or failed only now. */
export const prefetchOverview =
  (associationId: string): AppThunk =>
  (dispatch, getState) => {
    const asked = overviewEndpoints.endpoints.getOverview.select({ associationId })(getState());
    if (!hasJustFailed(asked))
      dispatch(overviewEndpoints.util.prefetch('getOverview', { associationId }, {}));
  };
