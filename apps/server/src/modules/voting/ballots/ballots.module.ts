import { ballotsContract } from '@mijn/domain/ballots/contract';
import { sendMade } from '../../../capabilities/files/send-file.ts';
import { readVotingSlips } from '../sheets/voting-slips.service.ts';
import { defineModule } from '../../define-module.ts';
import { annulBallot } from './annul-ballot.service.ts';
import { getBallotProgress, listBallotApartments } from './ballot-progress.service.ts';
import { findForBoard, getBallot } from './ballot-changes.service.ts';
import { votesOfMember } from './ballots.personal-data.ts';
import { castVotes } from './cast-votes.service.ts';
import { drawLot } from './elections.service.ts';
import { enterHands } from './hands.service.ts';
import { cancelBallot, closeBallot, listBallots, openBallot } from './hold-ballot.service.ts';
import { setPaperVote } from './paper-votes.service.ts';
import { getOwnVotes } from './own-votes.service.ts';
import { getBallotSecrecy } from './secret-voters.service.ts';
import { enterSecretTotals, listSealedVotes } from './secret-ballot.service.ts';

/** The module of ballots, in which a meeting votes about its proposals (docs/product.md#voting). */
export const ballotsModule = defineModule({
  name: 'ballots',
  contract: ballotsContract,
  access: {
    openBallot: 'session',
    enterHands: 'session',
    setPaperVote: 'session',
    closeBallot: 'session',
    cancelBallot: 'session',
    annulBallot: 'session',
    drawLot: 'session',
    listSealedVotes: 'session',
    enterSecretTotals: 'session',
    castVotes: 'member',
  },
  handlers: (services) => ({
    listBallots: async ({ caller, params }) => listBallots(services, caller, params),
    openBallot: async ({ caller, params, body, request }) =>
      openBallot(services, caller, params, body, request),
    getBallotSecrecy: async ({ caller, params }) => getBallotSecrecy(services, caller, params),
    downloadVotingSlips: async ({ caller, params, query, ...exchange }) => {
      const { bytes, file } = await readVotingSlips(services, caller, params, query);
      return sendMade(bytes, file, exchange);
    },
    getBallotProgress: async ({ caller, params }) => getBallotProgress(services, caller, params),
    listBallotApartments: async ({ caller, params, query }) =>
      listBallotApartments(services, caller, params, query),
    enterHands: async ({ caller, params, body }) => enterHands(services, caller, params, body),
    setPaperVote: async ({ caller, params, body }) => setPaperVote(services, caller, params, body),
    closeBallot: async ({ caller, params }) => closeBallot(services, caller, params),
    cancelBallot: async ({ caller, params }) => cancelBallot(services, caller, params),
    annulBallot: async ({ caller, params, body }) => annulBallot(services, caller, params, body),
    drawLot: async ({ caller, params, body }) => drawLot(services, caller, params, body),
    listSealedVotes: async ({ caller, params }) => listSealedVotes(services, caller, params),
    enterSecretTotals: async ({ caller, params, body }) => enterSecretTotals(services, caller, params, body),
    getOwnVotes: async ({ caller, params }) => getOwnVotes(services, caller, params),
    castVotes: async ({ caller, params, body }) => castVotes(services, caller, params, body),
  }),
  // Nobody sends megabytes about a ballot that does not exist.
  checks: (services) => ({
    preconditions: {
      castVotes: async ({ caller, params }) => getBallot(services, caller, params),
      enterHands: async ({ caller, params }) => findForBoard(services, caller, params),
    },
  }),
  personalData: [votesOfMember],
});
