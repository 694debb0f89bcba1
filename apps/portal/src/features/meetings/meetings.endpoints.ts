import { meetingsOperations } from '@mijn/domain/meetings';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call, listTag } from '../../shared/api/call.ts';

/** The meetings of one association, and the calendar feed of the member. Nobody changes a meeting here. */
export const meetingsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Meeting'] }).injectEndpoints({
  endpoints: (build) => ({
    listMeetings: build.query(call(meetingsOperations.listMeetings, { providesTags: [listTag('Meeting')] })),
    listMeetingYears: build.query(call(meetingsOperations.listYears, { providesTags: [listTag('Meeting')] })),
    getMeeting: build.query({
      ...call(meetingsOperations.getMeeting),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    // The secret stays no longer than the window that shows it.
    getCalendarFeed: build.query(call(meetingsOperations.getCalendarFeed, { keepUnusedDataFor: 0 })),
    renewCalendarFeed: build.mutation({
      ...call(meetingsOperations.renewCalendarFeed),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(meetingsEndpoints.util.updateQueryData('getCalendarFeed', undefined, () => answer.data));
      },
    }),
  }),
});

export const {
  useListMeetingsQuery,
  useListMeetingYearsQuery,
  useGetMeetingQuery,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} = meetingsEndpoints;
