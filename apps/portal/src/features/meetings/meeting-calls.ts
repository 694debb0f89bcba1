import { call, listTag } from '@mijn/api/rtk-query';
import { attendanceOperations } from '@mijn/domain/attendance';
import { ballotsOperations } from '@mijn/domain/ballots';
import { convocationsOperations } from '@mijn/domain/convocations';
import { decisionsOperations } from '@mijn/domain/decisions';
import { earlyVotesOperations } from '@mijn/domain/early-votes';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { presenceOperations } from '@mijn/domain/presence';
import { isBoardMember } from '@mijn/domain/roles';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
import type { Load } from '../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../shared/store/api-root.ts';
import { agendaEndpoints, agendaInput } from './agenda-calls.ts';

/** What the pages of meetings and decisions need. The build puts files named `.endpoints.ts` in the frame of every page. */
export const meetingEndpoints = agendaEndpoints
  .enhanceEndpoints({ addTagTypes: ['Ballot', 'Presence'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listBallots: build.query(call(ballotsOperations.listBallots, { providesTags: [listTag('Ballot')] })),
      getOwnVotes: build.query(call(ballotsOperations.getOwnVotes, { providesTags: [listTag('Ballot')] })),
      getEarlyVotes: build.query(
        call(earlyVotesOperations.getEarlyVotes, { providesTags: [listTag('Ballot')] }),
      ),
      listEarlyVoteCounts: build.query(
        call(earlyVotesOperations.listEarlyVoteCounts, { providesTags: [listTag('Ballot')] }),
      ),
      getPresence: build.query(call(presenceOperations.getPresence, { providesTags: [listTag('Presence')] })),
      getVotingRules: build.query(call(votingRulesOperations.getVotingRules)),
      // A proxy for the whole meeting is a choice.
      getAttendance: build.query(
        call(attendanceOperations.getAttendance, { providesTags: [listTag('Proxy')] }),
      ),
      getExpectedVotes: build.query(
        call(attendanceOperations.getExpectedVotes, { providesTags: [listTag('Attendance')] }),
      ),
      listConvocations: build.query({
        ...call(convocationsOperations.listConvocations),
        // A change of the agenda allows the board to send another one.
        providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
      }),
      listDecisions: build.query(
        call(decisionsOperations.listDecisions, { providesTags: [listTag('Meeting')] }),
      ),
    }),
  });

export const {
  useListBallotsQuery,
  useGetOwnVotesQuery,
  useGetEarlyVotesQuery,
  useListEarlyVoteCountsQuery,
  useGetPresenceQuery,
  useGetVotingRulesQuery,
  useGetAttendanceQuery,
  useGetExpectedVotesQuery,
  useListConvocationsQuery,
  useListDecisionsQuery,
  useLazyListDecisionsQuery,
} = meetingEndpoints;

/** A meeting has fewer decisions than one page. */
export const decisionsOfMeeting = (association_id: string, meeting_id: string) => ({
  params: { association_id },
  query: { meeting_id, per_page: LIST_PAGE_SIZE_MAX },
});

const { util } = meetingEndpoints;

/** The calls of the page of a meeting that ask for the meeting alone. */
const OF_ALL = [
  'getMeeting',
  'getAttendance',
  'listProxies',
  'getOwnVotes',
  'listBallots',
  'getEarlyVotes',
  'listConvocations',
] as const;
const OF_BOARD = ['getExpectedVotes', 'getPresence', 'listEarlyVoteCounts'] as const;

export const load: Load =
  ({ association_id, association, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    const ofMeeting = association && isBoardMember(association) ? [...OF_ALL, ...OF_BOARD] : OF_ALL;
    for (const name of ofMeeting) dispatch(util.prefetch(name, input, IF_OLD));
    dispatch(util.prefetch('getVotingRules', { params: { association_id } }, IF_OLD));
    dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, meetingId), IF_OLD));
    dispatch(util.prefetch('listDecisions', decisionsOfMeeting(association_id, meetingId), IF_OLD));
  };
