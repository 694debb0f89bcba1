import type { Apartment, VotingRules } from '@mijn/domain/voting-rules';
import { votingRulesContract } from '@mijn/domain/voting-rules/contract';
import type { HttpHandler } from 'msw';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

export const anApartment = (own: Partial<Apartment> = {}): Apartment => ({
  name: 'Kadestraat 47',
  votes: 24,
  ...own,
});

export const someVotingRules = (own: Partial<VotingRules> = {}): VotingRules => ({
  rules: [
    { rule: 'votes_total', decision_kind: '', value: '1000', note: null },
    {
      rule: 'majority',
      decision_kind: '',
      value: 'more_than_half',
      note: 'Modelreglement 1992, artikel 38 lid 2',
    },
    { rule: 'quorum', decision_kind: '', value: 'half', note: 'Modelreglement 1992, artikel 37 lid 5' },
    { rule: 'majority', decision_kind: 'Grote uitgaven', value: 'two_thirds', note: null },
    {
      rule: 'quorum',
      decision_kind: 'Grote uitgaven',
      value: 'two_thirds',
      note: 'Modelreglement 1992, artikel 38 lid 5',
    },
  ],
  apartments_total: 42,
  votes_total: 1000,
  own_apartments: [anApartment()],
  ...own,
});

const respond = (rules: VotingRules): Responders<typeof votingRulesContract> => ({
  getVotingRules: () => rules,
});

/** Returns the mocked call of the voting rules, for the duration of one story or test. */
export const votingRulesCalls = (rules: VotingRules = someVotingRules()): HttpHandler[] =>
  callsOf(votingRulesContract, respond(rules));

/** Each member of the mock owns one apartment. */
export const votingRulesMock = defineMock({
  contract: votingRulesContract,
  generate: () => someVotingRules(),
  respond,
});
