import { call, keepResponse, listTag } from '@mijn/api/rtk-query';
import { earlyVotesOperations } from '@mijn/domain/early-votes';
import { ANEW, readAgain } from '../../../shared/api/read-again.ts';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { agendaInput } from '../agenda-calls.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

/** The calls of votes before a meeting. The tag `Ballot` is dropped when the first ballot is opened, which ends these votes. */
const earlyVoteEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    castEarlyVotes: build.mutation({
      ...call(earlyVotesOperations.castEarlyVotes),
      // A refusal says that the screen is old: the proposal was changed, or the meeting began.
      invalidatesTags: (_, error, { params: { meeting_id } }) =>
        error?.kind === 'response'
          ? [listTag('Ballot'), { type: 'Meeting', id: meeting_id }]
          : [listTag('Proxy')],
      onQueryStarted: async (
        { params: { association_id, meeting_id } },
        { dispatch, queryFulfilled },
      ): Promise<void> => {
        const input = { params: { association_id, meeting_id } };
        await keepResponse(queryFulfilled, (own) =>
          dispatch(earlyVoteEndpoints.util.updateQueryData('getEarlyVotes', input, () => own)),
        );
        const { endpoints } = earlyVoteEndpoints;
        await readAgain(dispatch(earlyVoteEndpoints.util.getRunningQueryThunk('getEarlyVotes', input)), () =>
          dispatch(endpoints.getEarlyVotes.initiate(input, ANEW)),
        );
      },
    }),
  }),
});

export const { useCastEarlyVotesMutation } = earlyVoteEndpoints;

/** Returns the time at which the server said last what the member voted, in milliseconds; 0 before. */
export function useEarlyVotesSaidAt(association_id: string, meeting_id: string): number {
  const { fulfilledTimeStamp = 0 } = earlyVoteEndpoints.endpoints.getEarlyVotes.useQueryState({
    params: { association_id, meeting_id },
  });
  return fulfilledTimeStamp;
}

/** Returns an action after which the server is asked again what the member voted. */
export const earlyVotesAskedAgain = () => earlyVoteEndpoints.util.invalidateTags([listTag('Ballot')]);

const { util } = earlyVoteEndpoints;

export const load: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getEarlyVotes', input, IF_OLD));
    dispatch(util.prefetch('listAgendaItems', agendaInput(association_id, meetingId), IF_OLD));
  };
