import { mdiMinusCircleOutline, mdiThumbDownOutline, mdiThumbUpOutline } from '@mdi/js';
import type { Ballot, BallotApartment, VoteChoice } from '@mijn/domain/ballots';
import { texts } from './texts.ts';

export interface HandChoice {
  id: string;
  label: string;
  icon?: string;
  vote: { choice: VoteChoice; option: string | null };
}

const abstain: HandChoice = {
  id: 'abstain',
  label: texts.choices.abstain,
  icon: mdiMinusCircleOutline,
  vote: { choice: 'abstain', option: null },
};

const OPTION = 'option:';

/** Returns choices as buttons show them. */
export const buttonsOf = (choices: readonly HandChoice[]) =>
  choices.map(({ vote: _vote, ...button }) => button);

/** Returns what an apartment can vote in a ballot: for or against, or one of the options. */
export function choicesOf({ options }: Pick<Ballot, 'options'>): readonly HandChoice[] {
  if (options.length > 0)
    return [
      ...options.map((option): HandChoice => ({
        id: `${OPTION}${option}`,
        label: option,
        vote: { choice: 'option', option },
      })),
      abstain,
    ];
  return [
    {
      id: 'for',
      label: texts.choices.for,
      icon: mdiThumbUpOutline,
      vote: { choice: 'for', option: null },
    },
    {
      id: 'against',
      label: texts.choices.against,
      icon: mdiThumbDownOutline,
      vote: { choice: 'against', option: null },
    },
    abstain,
  ];
}

/** Returns the id of the choice that was entered for an apartment; null for none. */
export function chosenId({ hand }: Pick<BallotApartment, 'hand'>): string | null {
  if (!hand) return null;
  return hand.choice === 'option' ? `${OPTION}${hand.option ?? ''}` : hand.choice;
}
