import { call, listTag } from '@mijn/api/rtk-query';
import { agendaOperations } from '@mijn/domain/agenda';
import { attendanceOperations } from '@mijn/domain/attendance';
import { decisionsOperations } from '@mijn/domain/decisions';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { meetingsOperations, type MeetingsQuery } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
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
    getVotingRules: build.query(call(votingRulesOperations.getVotingRules)),
    getAttendance: build.query(call(attendanceOperations.getAttendance)),
    getExpectedVotes: build.query(
      call(attendanceOperations.getExpectedVotes, { providesTags: [listTag('Attendance')] }),
    ),
    listAgendaItems: build.query({
      ...call(agendaOperations.listAgendaItems),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    listDecisions: build.query(
      call(decisionsOperations.listDecisions, { providesTags: [listTag('Meeting')] }),
    ),
  }),
});

export const {
  useLazyListMeetingsQuery,
  useListMeetingsQuery,
  useListMeetingYearsQuery,
  useGetMeetingQuery,
  useGetVotingRulesQuery,
  useGetAttendanceQuery,
  useGetExpectedVotesQuery,
  useListAgendaItemsQuery,
  useListDecisionsQuery,
  useLazyListDecisionsQuery,
} = meetingsEndpoints;

export const agendaInput = (association_id: string, meeting_id: string) => ({
  params: { association_id, meeting_id },
});

/** A meeting has fewer decisions than one page. */
export const decisionsOfMeeting = (association_id: string, meeting_id: string) => ({
  params: { association_id },
  query: { meeting_id, per_page: LIST_PAGE_SIZE_MAX },
});

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

export const isFiltered = ({ q, year }: MeetingsSettings): boolean => q !== undefined || year !== undefined;

/** Returns the query of one of the two lists. It has no sort order, because the server sorts each list. */
export function toQuery(
  { upcomingPage, page, ...filters }: MeetingsSettings,
  period: NonNullable<MeetingsQuery['period']>,
) {
  return { ...filters, period, page: period === 'upcoming' ? upcomingPage : page };
}

const { util } = meetingsEndpoints;

const loadList: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const params = { association_id };
    const settings = settingsOf('meetings', meetingsUrl);
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'upcoming') }, IF_OLD));
    dispatch(util.prefetch('listMeetings', { params, query: toQuery(settings, 'past') }, IF_OLD));
    dispatch(util.prefetch('listMeetingYears', { params }, IF_OLD));
  };

const loadOne: Load =
  ({ association_id, association, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getAttendance', input, IF_OLD));
    dispatch(util.prefetch('getVotingRules', { params: { association_id } }, IF_OLD));
    if (association && isBoardMember(association)) dispatch(util.prefetch('getExpectedVotes', input, IF_OLD));
    dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, meetingId), IF_OLD));
    dispatch(util.prefetch('listDecisions', decisionsOfMeeting(association_id, meetingId), IF_OLD));
  };

export const load: Load = (context) => (context.params['meetingId'] ? loadOne(context) : loadList(context));
