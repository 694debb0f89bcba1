import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { apiRoot } from '../../shared/api/api-root.ts';
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
        ({ overview }, options) =>
          overview.getOverview({ params: { association_id: associationId } }, options),
      providesTags: ['Overview'],
    }),
    retryOverviewPart: build.mutation<Overview, InAssociation & { part: OverviewPart }>({
      query:
        ({ associationId, part }) =>
        ({ overview }, options) =>
          overview.getOverview(
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

export const { useGetOverviewQuery, useRetryOverviewPartMutation } = overviewEndpoints;

/** Asks for the overview, unless it is here or on its way. */
export const prefetchOverview = (associationId: string) =>
  overviewEndpoints.util.prefetch('getOverview', { associationId }, {});
