import { writtenResolutionsContract } from '@mijn/domain/written-resolutions/contract';
import { defineModule } from '../define-module.ts';
import { adoptConsented } from './adopt-resolution.jobs.ts';
import { mailResolution } from './resolution-mails.jobs.ts';
import { setPaperConsent, voteOnResolution } from './vote-on-resolution.service.ts';
import { resolutionVotesOfMember } from './written-resolutions.personal-data.ts';
import {
  createResolution,
  getResolution,
  listResolutions,
  withdrawResolution,
} from './written-resolutions.service.ts';

/** The module of decisions outside a meeting (docs/product.md#written-resolutions). */
export const writtenResolutionsModule = defineModule({
  name: 'written-resolutions',
  contract: writtenResolutionsContract,
  access: { voteOnWrittenResolution: 'member' },
  handlers: (services) => ({
    listWrittenResolutions: async ({ caller }) => listResolutions(services, caller),
    getWrittenResolution: async ({ caller, params }) => getResolution(services, caller, params),
    createWrittenResolution: async ({ caller, body, request }) =>
      createResolution(services, caller, body, request),
    withdrawWrittenResolution: async ({ caller, params }) => withdrawResolution(services, caller, params),
    voteOnWrittenResolution: async ({ caller, params, body }) =>
      voteOnResolution(services, caller, params, body.choice),
    setPaperConsent: async ({ caller, params, body }) => setPaperConsent(services, caller, params, body),
  }),
  personalData: [resolutionVotesOfMember],
  jobs: [mailResolution, adoptConsented],
});
