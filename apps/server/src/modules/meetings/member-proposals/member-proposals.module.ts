import { memberProposalsContract } from '@mijn/domain/member-proposals/contract';
import { defineModule } from '../../define-module.ts';
import { proposalsOfMember } from './member-proposals.personal-data.ts';
import {
  listMemberProposals,
  placeProposal,
  refuseProposal,
  submitProposal,
  withdrawProposal,
} from './member-proposals.service.ts';

/** The module of proposals of members for a meeting (docs/product.md#member-proposals). */
export const memberProposalsModule = defineModule({
  name: 'member-proposals',
  contract: memberProposalsContract,
  access: {
    submitProposal: 'member',
    withdrawProposal: 'member',
    placeProposal: 'session',
    refuseProposal: 'session',
  },
  handlers: (services) => ({
    listMemberProposals: async ({ caller, params }) => listMemberProposals(services, caller, params),
    submitProposal: async ({ caller, params, body, request }) =>
      submitProposal(services, caller, params, body, request),
    placeProposal: async ({ caller, params }) => placeProposal(services, caller, params),
    refuseProposal: async ({ caller, params, body }) => refuseProposal(services, caller, params, body),
    withdrawProposal: async ({ caller, params }) => withdrawProposal(services, caller, params),
  }),
  personalData: [proposalsOfMember],
});
