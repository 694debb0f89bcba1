import { call, createCall } from '@mijn/api/rtk-query';
import { memberProposalsOperations } from '@mijn/domain/member-proposals';
import { agendaEndpoints, ofAgenda } from '../agenda-calls.ts';

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
