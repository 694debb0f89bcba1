import { meetingsOf } from '@mijn/api/meetings';
import type { CalendarFeed, Meeting, MeetingsContract, MeetingsQuery } from '@mijn/domain/meetings';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

type InAssociation<Args = unknown> = Args & { associationId: string };
type MeetingList = AnswerOf<MeetingsContract['listMeetings']>;

/** The meetings of one association, and the calendar feed of the member. Nobody changes a meeting here. */
export const meetingsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => ({
    listMeetings: build.query<MeetingList, InAssociation<Partial<MeetingsQuery>>>({
      query:
        ({ associationId, ...query }) =>
        (connection, options) =>
          meetingsOf(connection).listMeetings({ params: { association_id: associationId }, query }, options),
    }),
    listMeetingYears: build.query<number[], InAssociation>({
      query:
        ({ associationId }) =>
        async (connection, options) =>
          (await meetingsOf(connection).listYears({ params: { association_id: associationId } }, options))
            .data,
    }),
    getMeeting: build.query<Meeting, InAssociation<{ meetingId: string }>>({
      query:
        ({ associationId, meetingId }) =>
        (connection, options) =>
          meetingsOf(connection).getMeeting(
            { params: { association_id: associationId, meeting_id: meetingId } },
            options,
          ),
    }),
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => (connection, options) => meetingsOf(connection).getCalendarFeed({}, options),
      providesTags: ['CalendarFeed'],
      // The secret stays no longer than the window that shows it.
      keepUnusedDataFor: 0,
    }),
    renewCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => (connection, options) => meetingsOf(connection).renewCalendarFeed({}, options),
      invalidatesTags: ['CalendarFeed'],
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
