import { call, createCall, keepResponse, listTag } from '@mijn/api/rtk-query';
import { ballotsOperations } from '@mijn/domain/ballots';
import { minutesOperations } from '@mijn/domain/minutes';
import { motionsOperations } from '@mijn/domain/motions';
import { presenceOperations } from '@mijn/domain/presence';
import { ANEW, readAgain } from '../../../shared/api/read-again.ts';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { urlFormat } from '../../../shared/tables/url-format.ts';
import { agendaInput } from '../agenda-calls.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

/** What changes with a ballot that is opened, closed or cancelled. The register and the page of the meeting show its decision. */
export const tagsOfBallots = [listTag('Ballot'), listTag('Presence'), listTag('Meeting')];

const ballotChanges = { invalidatesTags: tagsOfBallots };

/** A motion that is carried changes the proposal on the agenda, and one whose result is annulled gives it its text back. */
const ofAgenda = {
  invalidatesTags: (_: unknown, __: unknown, { params }: { params: { meeting_id: string } }) => [
    ...tagsOfBallots,
    { type: 'Meeting' as const, id: params.meeting_id },
  ],
};

/**
 * The calls of a meeting that is held: who is present, and how they vote. The tags `Ballot` and `Presence` are dropped by the hint
 * `ballots` of the server. A vote gives the hint to the devices of its voter alone: the screens of the board poll `getBallotProgress`.
 */
export const ballotEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listAttendees: build.query(
      call(presenceOperations.listAttendees, { providesTags: [listTag('Presence')] }),
    ),
    setPresence: build.mutation({
      ...call(presenceOperations.setPresence),
      // Who is present decides who votes.
      invalidatesTags: [listTag('Presence'), listTag('Ballot')],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (presence) =>
          dispatch(ballotEndpoints.util.updateQueryData('getPresence', { params }, () => presence)),
        ),
    }),
    setPresences: build.mutation({
      ...call(presenceOperations.setPresences),
      invalidatesTags: [listTag('Presence'), listTag('Ballot')],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (presence) =>
          dispatch(ballotEndpoints.util.updateQueryData('getPresence', { params }, () => presence)),
        ),
    }),
    setOfficers: build.mutation({
      ...call(presenceOperations.setOfficers),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (presence) =>
          dispatch(ballotEndpoints.util.updateQueryData('getPresence', { params }, () => presence)),
        ),
    }),
    // A motion belongs to the agenda, and its state changes with its ballots.
    listMotions: build.query({
      ...call(motionsOperations.listMotions),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }, listTag('Ballot')],
    }),
    listItemNotes: build.query(call(minutesOperations.listItemNotes)),
    openBallot: build.mutation({
      ...createCall(ballotsOperations.openBallot, {}),
      // A refusal can say that the item was deleted.
      invalidatesTags: (_, error, { params }) => [
        ...tagsOfBallots,
        ...(error ? [{ type: 'Meeting' as const, id: params.meeting_id }] : []),
      ],
    }),
    getBallotSecrecy: build.query(call(ballotsOperations.getBallotSecrecy)),
    getBallotProgress: build.query(
      call(ballotsOperations.getBallotProgress, { providesTags: [listTag('Presence')] }),
    ),
    listBallotApartments: build.query(
      call(ballotsOperations.listBallotApartments, { providesTags: [listTag('Presence')] }),
    ),
    enterHands: build.mutation({
      ...call(ballotsOperations.enterHands),
      invalidatesTags: [listTag('Presence')],
    }),
    setPaperVote: build.mutation({
      ...call(ballotsOperations.setPaperVote),
      invalidatesTags: [listTag('Presence')],
    }),
    closeBallot: build.mutation({ ...call(ballotsOperations.closeBallot), ...ofAgenda }),
    cancelBallot: build.mutation(call(ballotsOperations.cancelBallot, ballotChanges)),
    annulBallot: build.mutation({ ...call(ballotsOperations.annulBallot), ...ofAgenda }),
    drawLot: build.mutation(call(ballotsOperations.drawLot, ballotChanges)),
    listSealedVotes: build.query(call(ballotsOperations.listSealedVotes)),
    enterSecretTotals: build.mutation({ ...call(ballotsOperations.enterSecretTotals), ...ofAgenda }),
    setOwnPresence: build.mutation({
      ...call(presenceOperations.setOwnPresence),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (own) =>
          dispatch(ballotEndpoints.util.updateQueryData('getOwnVotes', { params }, () => own)),
        ),
    }),
    castVotes: build.mutation({
      ...call(ballotsOperations.castVotes),
      // A refusal says that the screen is old. Votes that are confirmed after the closing have a result.
      invalidatesTags: (own, error) =>
        error?.kind === 'response' || (own && own.ballot?.state !== 'open') ? [listTag('Ballot')] : [],
      onQueryStarted: async (
        { params: { association_id, meeting_id } },
        { dispatch, queryFulfilled },
      ): Promise<void> => {
        const input = { params: { association_id, meeting_id } };
        await keepResponse(queryFulfilled, ({ refused: _refused, ...own }) =>
          dispatch(ballotEndpoints.util.updateQueryData('getOwnVotes', input, () => own)),
        );
        const { util, endpoints } = ballotEndpoints;
        await readAgain(dispatch(util.getRunningQueryThunk('getOwnVotes', input)), () =>
          dispatch(endpoints.getOwnVotes.initiate(input, ANEW)),
        );
      },
    }),
  }),
});

export const {
  useListAttendeesQuery,
  useSetPresenceMutation,
  useSetPresencesMutation,
  useSetOfficersMutation,
  useListBallotsQuery,
  useListMotionsQuery,
  useListItemNotesQuery,
  useOpenBallotMutation,
  useGetBallotProgressQuery,
  useGetBallotSecrecyQuery,
  useListBallotApartmentsQuery,
  useEnterHandsMutation,
  useSetPaperVoteMutation,
  useCloseBallotMutation,
  useCancelBallotMutation,
  useAnnulBallotMutation,
  useDrawLotMutation,
  useLazyListSealedVotesQuery,
  useEnterSecretTotalsMutation,
  useGetOwnVotesQuery,
  useSetOwnPresenceMutation,
  useCastVotesMutation,
} = ballotEndpoints;

const { util } = ballotEndpoints;

export const load: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getOwnVotes', input, IF_OLD));
    dispatch(util.prefetch('listBallots', input, IF_OLD));
    dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, meetingId), IF_OLD));
  };

export const doorUrl = urlFormat({
  is_present: ['aanwezig', 'flag', 'passing'],
  page: ['pagina', 'page'],
} as const);

/** Starts the calls of all screens with which the board leads a meeting. */
const loadMeeting: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getPresence', input, IF_OLD));
    dispatch(util.prefetch('listBallots', input, IF_OLD));
  };

export const loadDoor: Load = (context) => (dispatch) => {
  const { association_id, params, settingsOf } = context;
  const input = {
    params: { association_id, meeting_id: params['meetingId'] ?? '' },
    query: settingsOf('door', doorUrl),
  };
  dispatch(loadMeeting(context));
  dispatch(util.prefetch('listAttendees', input, IF_OLD));
};

export const loadHall: Load = (context) => (dispatch) => {
  const { association_id, params } = context;
  const input = { params: { association_id, meeting_id: params['meetingId'] ?? '' } };
  dispatch(loadMeeting(context));
  dispatch(util.prefetch('listMotions', input, IF_OLD));
  dispatch(util.prefetch('listItemNotes', input, IF_OLD));
  dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, params['meetingId'] ?? ''), IF_OLD));
};
