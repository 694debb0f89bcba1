import type { VotingRuleName } from '@mijn/domain/voting-rules';

const chairs: Readonly<Record<string, string>> = {
  board: 'het bestuur',
  provider: 'de beheerder',
  owner: 'een eigenaar',
};

export const votingRuleTexts = {
  title: 'Stemregels',
  rules: {
    votes_total: 'Stemmen van alle appartementen',
    shares_total: 'Aandelen van alle appartementen',
    majority: 'Nodig voor een besluit',
    quorum: 'Aanwezig bij een besluit',
    second_meeting: 'Tweede vergadering zonder quorum',
    proxies_per_person: 'Machtigingen per persoon',
    board_proxies: 'Bestuur mag gemachtigd worden',
    early_votes: 'Vooraf stemmen',
    chair: 'Voorzitter',
  } satisfies Record<VotingRuleName, string>,
  allVotes: 'stemmen van alle appartementen',
  none: 'geen',
  yes: 'ja',
  no: 'nee',
  chairs,
} as const;
