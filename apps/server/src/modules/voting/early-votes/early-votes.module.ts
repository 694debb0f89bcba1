import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { defineModule } from '../../define-module.ts';
import { requireMeeting } from '../../meetings/meetings.service.ts';
import { mailChangedProposals, mailEarlyVotes } from './early-votes.jobs.ts';
import { earlyVotesOfMember } from './early-votes.personal-data.ts';
import { castEarlyVotes, getEarlyVotes, listEarlyVoteCounts } from './early-votes.service.ts';

/** The module of votes before a meeting (docs/product.md#early-votes). */
export const earlyVotesModule = defineModule({
  name: 'early-votes',
  contract: earlyVotesContract,
  access: { castEarlyVotes: 'member' },
  handlers: (services) => ({
    getEarlyVotes: async ({ caller, params }) => getEarlyVotes(services, caller, params),
    castEarlyVotes: async ({ caller, params, body }) => castEarlyVotes(services, caller, params, body),
    listEarlyVoteCounts: async ({ caller, params }) => listEarlyVoteCounts(services, caller, params),
  }),
  // Nobody sends megabytes about a meeting that does not exist.
  checks: ({ database }) => ({
    preconditions: {
      castEarlyVotes: async ({ caller, params }) =>
        requireMeeting(database, caller.membership, params.meeting_id),
    },
  }),
  jobs: [mailEarlyVotes, mailChangedProposals],
  personalData: [earlyVotesOfMember],
});
