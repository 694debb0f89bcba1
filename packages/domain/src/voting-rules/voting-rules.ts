import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './voting-rules.contract.ts';

/** The parts of the votes that a rule can ask for: more than half, or at least the other parts. */
export const voteParts = [
  'more_than_half',
  'half',
  'two_thirds',
  'three_quarters',
  'four_fifths',
  'all',
] as const;

export type VotePart = (typeof voteParts)[number];

/** The votes of which a majority is a part: those cast, those present, or those of all apartments. */
export const voteBases = ['cast', 'present', 'all'] as const;

export type VoteBasis = (typeof voteBases)[number];

/**
 * Whether an apartment votes: its votes can be suspended by a decision of the association, and those of an apartment that the association
 * owns rest (Burgerlijk Wetboek 2:24d lid 1: votes that can't be cast do not count for a majority or a quorum).
 */
export const apartmentVotings = ['yes', 'suspended', 'association'] as const;

export type ApartmentVoting = (typeof apartmentVotings)[number];

/** Why an apartment has no vote, such as `het stemrecht is opgeschort`. */
export const noVoteTexts: Readonly<Record<Exclude<ApartmentVoting, 'yes'>, string>> = {
  suspended: 'het stemrecht is opgeschort',
  association: 'het is van de vereniging zelf',
};

/** Those who may chair a meeting. */
export const chairs = ['board', 'provider', 'owner'] as const;

/** The rules that an association can have. A rule that it does not have is off, or as the law says. */
export const votingRuleNames = [
  'votes_total',
  'shares_total',
  'majority',
  'quorum',
  'second_meeting',
  'second_meeting_days_min',
  'second_meeting_days_max',
  'notice_days',
  'urgent_notice_days',
  'proposal_days',
  'proxies_per_person',
  'board_proxies',
  'early_votes',
  'chair',
] as const;

export type VotingRuleName = (typeof votingRuleNames)[number];

/** The rules that one kind of decision can have apart from the others. */
const RULES_OF_KINDS: ReadonlySet<VotingRuleName> = new Set(['majority', 'quorum']);

export const isRuleOfKinds = (rule: VotingRuleName): boolean => RULES_OF_KINDS.has(rule);

const COUNT = /^(?:0|[1-9]\d{0,6})$/u;
/** The most days of a rule about days: a year. */
const DAYS_MAX = 365;
const YES_NO = ['yes', 'no'] as const;

/** The values that each rule can have: one of a list, several of a list, a whole number up to 9,999,999, or a number of days. */
const VALUES: Readonly<
  Record<VotingRuleName, { some: readonly string[]; isSeveral?: true } | 'count' | 'days'>
> = {
  votes_total: 'count',
  shares_total: 'count',
  majority: { some: voteParts.filter((part) => part !== 'half') },
  quorum: { some: ['none', ...voteParts] },
  second_meeting: { some: YES_NO },
  second_meeting_days_min: 'days',
  second_meeting_days_max: 'days',
  notice_days: 'days',
  urgent_notice_days: 'days',
  proposal_days: 'days',
  proxies_per_person: 'count',
  board_proxies: { some: YES_NO },
  early_votes: { some: YES_NO },
  chair: { some: chairs, isSeveral: true },
};

/** Returns the parts of a value, such as `board;owner`. */
export const piecesOfValue = (value: string): readonly string[] =>
  value.split(';').map((piece) => piece.trim());

/** Returns what a value must be, in English, such as `one of yes, no`; undefined for a value that fits its rule. */
export function expectedValue(rule: VotingRuleName, value: string): string | undefined {
  const allowed = VALUES[rule];
  if (allowed === 'count') return COUNT.test(value) ? undefined : 'a whole number';
  if (allowed === 'days')
    return COUNT.test(value) && Number(value) <= DAYS_MAX ? undefined : `a whole number up to ${DAYS_MAX}`;
  const pieces = allowed.isSeveral ? piecesOfValue(value) : [value];
  const isAllowed = pieces.every((piece) => allowed.some.includes(piece));
  return isAllowed ? undefined : `one of ${allowed.some.join(', ')}`;
}

/** A fraction in whole numbers, so that no vote is lost by rounding. */
const FRACTIONS: Readonly<Record<VotePart, readonly [numerator: number, denominator: number]>> = {
  more_than_half: [1, 2],
  half: [1, 2],
  two_thirds: [2, 3],
  three_quarters: [3, 4],
  four_fifths: [4, 5],
  all: [1, 1],
};

/** Returns the smallest whole number of votes that is the part of a number of votes. More than half of 600 is 301, two thirds 400. */
export function votesNeeded(part: VotePart, votes: number): number {
  const [numerator, denominator] = FRACTIONS[part];
  const isMore = part === 'more_than_half';
  return isMore
    ? Math.floor((votes * numerator) / denominator) + 1
    : Math.ceil((votes * numerator) / denominator);
}

/** A rule of an association, or of one kind of its decisions. */
export interface RuleOfVoting {
  rule: VotingRuleName;
  /** The kind of decisions for which the rule holds; empty for all others. */
  decision_kind: string;
  value: string;
  /** Of which votes the value of a majority is a part; without it, of the votes cast. */
  basis?: VoteBasis;
}

export const isVotePart = (value: string): value is VotePart => voteParts.some((part) => part === value);

/** The votes that must be present for decisions. */
export interface QuorumNeeded {
  /** The kind of decisions; empty for all decisions without a quorum of their own. */
  decision_kind: string;
  votes: number;
}

/** Returns the quorums of an association, the general one first. A kind of decision without a quorum of its own has the general one. */
export function quorumsNeeded(rules: readonly RuleOfVoting[], votesTotal: number): QuorumNeeded[] {
  const needed = rules.flatMap(({ rule, decision_kind, value }) =>
    rule === 'quorum' && isVotePart(value) ? [{ decision_kind, votes: votesNeeded(value, votesTotal) }] : [],
  );
  const isGeneral = ({ decision_kind }: QuorumNeeded): boolean => decision_kind === '';
  return [...needed.filter(isGeneral), ...needed.filter((one) => !isGeneral(one))];
}

function ruleFor(
  rules: readonly RuleOfVoting[],
  rule: VotingRuleName,
  decisionKind: string | null,
): RuleOfVoting | undefined {
  const some = rules.filter((one) => one.rule === rule);
  const ofKind = some.find(({ decision_kind }) => decision_kind !== '' && decision_kind === decisionKind);
  return ofKind ?? some.find(({ decision_kind }) => decision_kind === '');
}

/**
 * Returns the value of a rule for a kind of decision: that of its kind, else the general one. Undefined for a rule that the association
 * does not have.
 * @param decisionKind null for a decision without a kind.
 */
export const valueOfRule = (
  rules: readonly RuleOfVoting[],
  rule: VotingRuleName,
  decisionKind: string | null,
): string | undefined => ruleFor(rules, rule, decisionKind)?.value;

/** Returns the value of a rule that is a whole number for all decisions. Undefined for a rule that the association does not have. */
export function countOfRule(rules: readonly RuleOfVoting[], rule: VotingRuleName): number | undefined {
  const value = valueOfRule(rules, rule, null);
  return value !== undefined && COUNT.test(value) ? Number(value) : undefined;
}

/**
 * Returns the part of the votes that a decision needs. Without a rule that is more than half, as in Burgerlijk Wetboek 5:127
 * (volstrekte meerderheid).
 */
export function majorityNeeded(rules: readonly RuleOfVoting[], decisionKind: string | null): VotePart {
  const value = valueOfRule(rules, 'majority', decisionKind);
  return value !== undefined && isVotePart(value) ? value : 'more_than_half';
}

/**
 * Returns of which votes the majority of a decision is a part. Without a rule that is of the votes cast (Burgerlijk Wetboek 5:127 lid 1). A
 * change of the deed of division needs four fifths of the votes of all apartments (Burgerlijk Wetboek 5:139 lid 2).
 */
export const basisNeeded = (rules: readonly RuleOfVoting[], decisionKind: string | null): VoteBasis =>
  ruleFor(rules, 'majority', decisionKind)?.basis ?? 'cast';

/** Returns the votes that must be present for a decision. Null if there is no such rule, or the association has no votes. */
export function quorumNeeded(
  rules: readonly RuleOfVoting[],
  votesTotal: number,
  decisionKind: string | null,
): number | null {
  const value = valueOfRule(rules, 'quorum', decisionKind);
  return value !== undefined && isVotePart(value) && votesTotal > 0 ? votesNeeded(value, votesTotal) : null;
}

/**
 * Returns the rules that hold at a meeting. A second meeting needs no quorum, if the rules of the association have second meetings
 * (model rules of 1992, article 37 lid 6; of 2006 and 2017, article 52).
 */
export const rulesAtMeeting = <Rule extends RuleOfVoting>(
  rules: readonly Rule[],
  { is_second }: { is_second: boolean },
): Rule[] => {
  const needsNone = is_second && valueOfRule(rules, 'second_meeting', null) === 'yes';
  return rules.filter(({ rule }) => !needsNone || rule !== 'quorum');
};

/**
 * Returns whether somebody may chair a meeting by the rules of the association. Null if there is no such rule, or nobody knows who it is.
 * @param person whether the member is in the board and owns an apartment; null for somebody who is no member.
 */
export function mayChair(
  rules: readonly RuleOfVoting[],
  person: { is_board: boolean; is_owner: boolean } | null,
): boolean | null {
  const value = valueOfRule(rules, 'chair', null);
  if (value === undefined || person === null) return null;
  const allowed = piecesOfValue(value);
  return (person.is_board && allowed.includes('board')) || (person.is_owner && allowed.includes('owner'));
}

const PART_TEXTS: Readonly<Record<VotePart, string>> = {
  more_than_half: 'meer dan de helft van de',
  half: 'de helft van de',
  two_thirds: 'twee derde van de',
  three_quarters: 'driekwart van de',
  four_fifths: 'vier vijfde van de',
  all: 'alle',
};

/** Returns the name of a part of votes, such as `twee derde van de stemmen`. @param votes of what it is a part. */
export const votePartText = (part: VotePart, votes: string): string => `${PART_TEXTS[part]} ${votes}`;

/**
 * Returns the majority that a decision needs, such as `twee derde van de uitgebrachte stemmen` or `vier vijfde van alle 1.000 stemmen`.
 * @param votes the number of the votes of the basis, such as `1.000`; without it none is named.
 */
export function majorityText(part: VotePart, basis: VoteBasis, votes?: string): string {
  const number = votes === undefined ? '' : `${votes} `;
  if (basis === 'all') return `${PART_TEXTS[part].replace(/ de$/u, ' alle')} ${number}stemmen`;
  return votePartText(part, `${number}${basis === 'cast' ? 'uitgebrachte' : 'aanwezige'} stemmen`);
}

const association = '/associations/{association_id}';

/** The operations of the rules by which an association votes. */
export const votingRulesOperations = defineOperations<typeof shapes>()({
  /** Returns the rules by which an association votes, and the apartments and votes of the caller. */
  getVotingRules: { method: 'GET', path: `${association}/voting-rules` },
  /** Returns one page of the apartments in the order of the provider, with their owners, for the board. `q` searches names of both. */
  listApartments: { method: 'GET', path: `${association}/apartments` },
});

export type * from './voting-rules.contract.ts';
