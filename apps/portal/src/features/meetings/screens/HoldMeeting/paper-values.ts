import type { SecretTotalsForm } from '@mijn/domain/ballots';
import { ballotTexts } from '@mijn/domain/ballot-texts';
import { canVoteAgainst, type Choosable, sumOfTotals } from '@mijn/domain/tally';
import { texts as allTexts } from './texts.ts';

const { fields } = allTexts.count.paper;

export type PaperTotals = NonNullable<SecretTotalsForm['paper']>;

/** What was typed, by the id of a field. */
export type PaperValues = Readonly<Record<string, string>>;

/** The votes of slips with at least one candidate. */
const CHOSEN = 'chosen';

/** Returns whether a slip can have several candidates. */
const isOfSeveral = ({ election }: Choosable): boolean => (election?.seats ?? 1) > 1;

const optionId = (at: number): string => `option-${at}`;

/** Returns the fields of the slips of a ballot, in the order of a ballot paper. */
export function fieldsOf(ballot: Choosable): { id: string; label: string }[] {
  const { options } = ballot;
  const choices =
    options.length > 0
      ? [
          ...options.map((option, at) => ({ id: optionId(at), label: option })),
          ...(isOfSeveral(ballot) ? [{ id: CHOSEN, label: fields.chosen }] : []),
          ...(canVoteAgainst(ballot) ? [{ id: 'against', label: ballotTexts.againstAll }] : []),
        ]
      : [
          { id: 'for', label: fields.for },
          { id: 'against', label: fields.against },
        ];
  return [...choices, { id: 'abstain', label: fields.abstain }, { id: 'invalid', label: fields.invalid }];
}

/** Returns the number that was typed; undefined for a text that is none. An empty field is 0. */
export function numberOf(text = ''): number | undefined {
  const plain = text.trim().replaceAll('.', '');
  if (plain === '') return 0;
  return /^\d{1,9}$/u.test(plain) ? Number(plain) : undefined;
}

/** Returns how many votes the numbers are that were typed. A slip with several candidates counts once. */
export const sumOf = (values: PaperValues, ballot: Choosable): number => {
  const { votes_invalid, ...totals } = totalsOf(values, ballot);
  return sumOfTotals(totals) + votes_invalid;
};

/** Returns the totals of the slips as the API takes them. */
export function totalsOf(values: PaperValues, ballot: Choosable): PaperTotals {
  const of = (id: string): number => numberOf(values[id]) ?? 0;
  return {
    votes_for: of('for'),
    votes_against: of('against'),
    votes_abstained: of('abstain'),
    options: ballot.options.map((option, at) => ({ option, votes: of(optionId(at)) })),
    votes_invalid: of('invalid'),
    ...(isOfSeveral(ballot) && { votes_chosen: of(CHOSEN) }),
  };
}
