import { call } from '@mijn/api/rtk-query';
import { meetingsOperations } from '@mijn/domain/meetings';
import { apiRoot } from '../store/api-root.ts';

const feedEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    // The response is not cached after the dialog closes, because it contains the secret URL.
    getCalendarFeed: build.query(call(meetingsOperations.getCalendarFeed, { keepUnusedDataFor: 0 })),
    renewCalendarFeed: build.mutation({
      ...call(meetingsOperations.renewCalendarFeed),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response)
          dispatch(feedEndpoints.util.updateQueryData('getCalendarFeed', undefined, () => response.data));
      },
    }),
  }),
});

export const { useGetCalendarFeedQuery, useRenewCalendarFeedMutation } = feedEndpoints;
