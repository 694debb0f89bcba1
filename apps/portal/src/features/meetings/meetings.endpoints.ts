import { call, listTag } from '@mijn/api/rtk-query';
import { meetingsOperations, type MeetingsQuery } from '@mijn/domain/meetings';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { urlFormat, type SettingsOf } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';

const meetingsApi = apiRoot.enhanceEndpoints({ addTagTypes: ['Meeting', 'Attendance'] });

export const meetingsEndpoints = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    listMeetings: build.query(call(meetingsOperations.listMeetings, { providesTags: [listTag('Meeting')] })),
    listMeetingYears: build.query(call(meetingsOperations.listYears, { providesTags: [listTag('Meeting')] })),
    getMeeting: build.query({
      ...call(meetingsOperations.getMeeting),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
  }),
});

export const {
  useLazyListMeetingsQuery,
  useListMeetingsQuery,
  useListMeetingYearsQuery,
  useGetMeetingQuery,
} = meetingsEndpoints;

/** No setting is kept for the next visit, so that a member who returns sees the next meeting first. */
const spec = {
  q: ['zoek', 'text', 'passing'],
  year: ['jaar', 'year', 'passing'],
  upcomingPage: ['komend', 'page'],
  /** The page of the past meetings. */
  page: ['pagina', 'page'],
} as const;

type MeetingsSettings = SettingsOf<typeof spec>;

export type MeetingsProps = ListProps<MeetingsSettings>;

export const meetingsUrl = urlFormat(spec);

/** Returns the query of one of the two lists. It has no sort order, because the server sorts each list. */
export function toQuery(
  { upcomingPage, page, ...filters }: MeetingsSettings,
  period: NonNullable<MeetingsQuery['period']>,
) {
  return { ...filters, period, page: period === 'upcoming' ? upcomingPage : page };
}

const { util } = meetingsEndpoints;

export const load: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const params = { association_id };
    const settings = settingsOf('meetings', meetingsUrl);
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'upcoming') }, IF_OLD));
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'past') }, IF_OLD));
    dispatch(util.prefetch('listMeetingYears', { params }, IF_OLD));
  };
