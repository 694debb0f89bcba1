import type { Ballot, SecretTotalsForm } from '@mijn/domain/ballots';
import { texts as allTexts } from './texts.ts';

const { fields } = allTexts.count.paper;

export type PaperTotals = NonNullable<SecretTotalsForm['paper']>;

/** What was typed, by the id of a field. */
export type PaperValues = Readonly<Record<string, string>>;

const optionId = (at: number): string => `option-${at}`;

/** Returns the fields of the slips of a ballot, in the order of a ballot paper. */
export function fieldsOf({ options }: Pick<Ballot, 'options'>): { id: string; label: string }[] {
  const choices =
    options.length > 0
      ? options.map((option, at) => ({ id: optionId(at), label: option }))
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

/** Returns the sum of the numbers that were typed. */
export const sumOf = (values: PaperValues): number =>
  Object.values(values).reduce((sum, text) => sum + (numberOf(text) ?? 0), 0);

/** Returns the totals of the slips as the API takes them. */
export function totalsOf(values: PaperValues, { options }: Pick<Ballot, 'options'>): PaperTotals {
  const of = (id: string): number => numberOf(values[id]) ?? 0;
  return {
    votes_for: of('for'),
    votes_against: of('against'),
    votes_abstained: of('abstain'),
    options: options.map((option, at) => ({ option, votes: of(optionId(at)) })),
    votes_invalid: of('invalid'),
  };
}
