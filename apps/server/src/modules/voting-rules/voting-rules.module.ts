import { votingRulesContract } from '@mijn/domain/voting-rules/contract';
import { defineModule } from '../define-module.ts';
import { apartmentsImporter } from './apartments.import.ts';
import { apartmentsOfMember } from './voting-rules.personal-data.ts';
import { apartmentsFor } from './voting-rules.access.ts';
import { listApartments } from './voting-rules.repository.ts';
import { getVotingRules } from './voting-rules.service.ts';
import { votingRulesImporter } from './voting-rules.import.ts';

/** The module of the apartments of an association and the rules by which it votes (docs/product.md#voting-rules). */
export const votingRulesModule = defineModule({
  name: 'voting-rules',
  contract: votingRulesContract,
  handlers: (services) => ({
    getVotingRules: async ({ caller }) => getVotingRules(services, caller),
    listApartments: async ({ caller, query }) =>
      listApartments(services.database, apartmentsFor(caller), query),
  }),
  importers: [apartmentsImporter, votingRulesImporter],
  personalData: [apartmentsOfMember],
});
