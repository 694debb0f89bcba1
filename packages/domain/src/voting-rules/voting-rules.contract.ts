import { array, type InferType, number, object, string } from 'yup';
import { SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, id, listResponse, pageQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { apartmentVotings, voteBases, votingRuleNames, votingRulesOperations } from './voting-rules.ts';

/** An apartment with its votes. */
export const apartment = object({
  /** The name of the apartment, such as `Kadestraat 47`. */
  name: string().required(),
  /** The number of votes of the apartment, which all its owners share; 0 if it does not vote. */
  votes: number().integer().required(),
});

const voting = () => string().oneOf(apartmentVotings);

/** An apartment with whether it votes. */
export const ownedApartment = apartment.shape({
  /** Whether the apartment votes: `suspended` if its votes are suspended, `association` if the association owns it. */
  voting: voting().required(),
});

/** One rule by which an association votes. */
export const votingRule = object({
  /** What the rule is about. */
  rule: string().oneOf(votingRuleNames).required(),
  /** The kind of decisions for which the rule holds, such as `Grote uitgaven`; empty for all others. */
  decision_kind: string().defined(),
  /** The value of the rule: a whole number, `yes` or `no`, a part of the votes, or several words with a semicolon between them. */
  value: string().required(),
  /** Of which votes the value of a `majority` is a part: those cast, those present, or those of all apartments. `cast` for other rules. */
  basis: string().oneOf(voteBases).required(),
  /** Where the rule stands, such as `Modelreglement 1992, artikel 37 lid 5`; null if the provider gave none. */
  note: string().defined().nullable(),
});

/** The rules by which an association votes. Without apartments and rules, nothing is known but who comes to a meeting. */
export const votingRules = object({
  /** The rules that the provider set, in the order of the provider. */
  rules: array(votingRule).required(),
  /** The number of apartments of the association that vote. */
  apartments_total: number().integer().required(),
  /** The votes of these apartments together. */
  votes_total: number().integer().required(),
  /** The apartments that the caller owns, alone or with others. */
  own_apartments: array(ownedApartment).required(),
});

/** An apartment as the board lists it. */
export const apartmentInList = ownedApartment.shape({
  /** The id of the apartment, a UUID. */
  id: id().required(),
  /** The names of the owners who have an account, by name. */
  owners: array(string().required()).required(),
  /** The name of an owner without an account, as the provider gave it; null if it is not known. */
  owner_name: string().defined().nullable(),
});

export const apartmentsQuery = object({
  ...pageQuery(),
  /** Words of the name of an apartment, or of its owners. */
  q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
}).exact();

export const shapes = {
  getVotingRules: { response: votingRules },
  listApartments: {
    query: apartmentsQuery,
    response: listResponse(apartmentInList),
    errors: ['forbidden'],
  },
} as const satisfies Shapes;

export const votingRulesContract = defineContract(votingRulesOperations, shapes);

export type Apartment = InferType<typeof apartment>;
export type OwnedApartment = InferType<typeof ownedApartment>;
export type ApartmentInList = InferType<typeof apartmentInList>;
export type ApartmentsQuery = InferType<typeof apartmentsQuery>;
export type VotingRule = InferType<typeof votingRule>;
export type VotingRules = InferType<typeof votingRules>;
