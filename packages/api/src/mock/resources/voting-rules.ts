import type {
  Apartment,
  ApartmentInList,
  OwnedApartment,
  VotingRule,
  VotingRules,
} from '@mijn/domain/voting-rules';
import { votingRulesContract } from '@mijn/domain/voting-rules/contract';
import { pageOf, searchedPage } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { people } from '../provider/words.ts';

export const anApartment = (own: Partial<Apartment> = {}): Apartment => ({
  name: 'Kadestraat 47',
  votes: 24,
  ...own,
});

export const anOwnedApartment = (own: Partial<OwnedApartment> = {}): OwnedApartment => ({
  ...anApartment(),
  voting: 'yes',
  ...own,
});

const aRule = (own: Pick<VotingRule, 'rule' | 'value'> & Partial<VotingRule>): VotingRule => ({
  decision_kind: '',
  basis: 'cast',
  note: null,
  ...own,
});

export const someVotingRules = (own: Partial<VotingRules> = {}): VotingRules => ({
  rules: [
    aRule({ rule: 'votes_total', value: '1000' }),
    aRule({ rule: 'majority', value: 'more_than_half', note: 'Modelreglement 1992, artikel 38 lid 2' }),
    aRule({ rule: 'quorum', value: 'half', note: 'Modelreglement 1992, artikel 37 lid 5' }),
    aRule({ rule: 'majority', decision_kind: 'Grote uitgaven', value: 'two_thirds' }),
    aRule({
      rule: 'quorum',
      decision_kind: 'Grote uitgaven',
      value: 'two_thirds',
      note: 'Modelreglement 1992, artikel 38 lid 5',
    }),
  ],
  apartments_total: 42,
  votes_total: 1000,
  own_apartments: [anOwnedApartment()],
  ...own,
});

/** Returns the voting rules with those of proxies: two per person, and also the board holds them. */
export const rulesWithProxies = (own: Partial<VotingRules> = {}): VotingRules => {
  const { rules } = someVotingRules();
  return someVotingRules({
    rules: [
      ...rules,
      aRule({ rule: 'proxies_per_person', value: '2', note: 'Modelreglement 1992, artikel 34 lid 3' }),
      aRule({ rule: 'board_proxies', value: 'yes' }),
    ],
    ...own,
  });
};

/** Returns the apartments of the mock in the order of the provider. Each has one owner. */
export const someApartments = (): ApartmentInList[] =>
  people.map((name, at) => ({
    id: idOf(34, at + 1),
    name: `Kadestraat ${2 * at + 1}`,
    votes: 24,
    voting: 'yes' as const,
    owners: [name],
    owner_name: null,
  }));

interface VotingData {
  rules: VotingRules;
  apartments: readonly ApartmentInList[];
}

const respond = ({ rules, apartments }: VotingData): Responders<typeof votingRulesContract> => ({
  getVotingRules: () => rules,
  listApartments: ({ query }) =>
    searchedPage(query, (has) =>
      pageOf(
        apartments.filter(({ name, owners, owner_name }) => has([name, ...owners, owner_name].join(' '))),
        query,
      ),
    ),
});

/** Returns the mocked calls of the voting rules and the apartments, for the duration of one story or test. */
export const votingRulesCalls = (
  rules: VotingRules = someVotingRules(),
  apartments: readonly ApartmentInList[] = someApartments(),
) => callsOf(votingRulesContract, respond({ rules, apartments }));

/** Each member of the mock owns one apartment. */
export const votingRulesMock = defineMock({
  contract: votingRulesContract,
  generate: () => ({ rules: rulesWithProxies(), apartments: someApartments() }),
  respond,
});
