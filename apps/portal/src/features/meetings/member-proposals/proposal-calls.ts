import { call, createCall } from '@mijn/api/rtk-query';
import { memberProposalsOperations } from '@mijn/domain/member-proposals';
import { agendaEndpoints } from '../agenda-calls.ts';

/** Proposals of members belong to the agenda, and follow its hints. */
const ofAgenda = (_: unknown, __: unknown, { params }: { params: { meeting_id: string } }) => [
  { type: 'Meeting' as const, id: params.meeting_id },
];

const proposalEndpoints = agendaEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listMemberProposals: build.query({
      ...call(memberProposalsOperations.listMemberProposals),
      providesTags: ofAgenda,
    }),
    submitProposal: build.mutation({
      ...createCall(memberProposalsOperations.submitProposal, {}),
      invalidatesTags: ofAgenda,
    }),
    placeProposal: build.mutation({
      ...call(memberProposalsOperations.placeProposal),
      invalidatesTags: ofAgenda,
    }),
    refuseProposal: build.mutation({
      ...call(memberProposalsOperations.refuseProposal),
      invalidatesTags: ofAgenda,
    }),
    withdrawProposal: build.mutation({
      ...call(memberProposalsOperations.withdrawProposal),
      invalidatesTags: ofAgenda,
    }),
  }),
});

export const {
  useListMemberProposalsQuery,
  useSubmitProposalMutation,
  usePlaceProposalMutation,
  useRefuseProposalMutation,
  useWithdrawProposalMutation,
} = proposalEndpoints;
