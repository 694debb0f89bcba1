import { mdiMinusCircleOutline, mdiThumbDownOutline, mdiThumbUpOutline } from '@mdi/js';
import { formatList } from '@mijn/domain/formats';
import {
  canVoteAgainst,
  type Choosable,
  isSameVote,
  optionsOf,
  type Vote,
  voteFor,
} from '@mijn/domain/tally';
import { texts } from './texts.ts';

export interface HandChoice {
  id: string;
  label: string;
  icon?: string;
  /** The label in the middle of a sentence. */
  words: string;
  vote: Vote;
}

const ofWord = (choice: 'for' | 'against' | 'abstain', label: string, icon: string): HandChoice => ({
  id: choice,
  label,
  icon,
  words: label.toLowerCase(),
  vote: { choice, option: null },
});

const against = (label: string) => ofWord('against', label, mdiThumbDownOutline);

const abstain = ofWord('abstain', texts.choices.abstain, mdiMinusCircleOutline);

const idOf = (option: string): string => `option:${option}`;

/** Returns choices as buttons show them. */
export const buttonsOf = (choices: readonly HandChoice[]) =>
  choices.map(({ vote: _vote, words: _words, ...button }) => button);

/** Returns what an apartment can vote in a ballot: for or against, or one of the options. */
export function choicesOf(ballot: Choosable): readonly HandChoice[] {
  const { options } = ballot;
  if (options.length === 0)
    return [ofWord('for', texts.choices.for, mdiThumbUpOutline), against(texts.choices.against), abstain];
  return [
    ...options.map((option): HandChoice => ({
      id: idOf(option),
      label: option,
      words: option,
      vote: { choice: 'option', option },
    })),
    ...(canVoteAgainst(ballot) ? [against(texts.choices.againstAll)] : []),
    abstain,
  ];
}

/** Returns the number of candidates that one vote can have. */
export const seatsOf = ({ election }: Choosable): number => election?.seats ?? 1;

/** Returns the choices that a vote has. */
export function chosenOf(choices: readonly HandChoice[], vote: Vote | null): readonly HandChoice[] {
  if (vote === null) return [];
  const ids = vote.choice === 'option' ? optionsOf(vote).map(idOf) : [vote.choice];
  return choices.filter(({ id }) => ids.includes(id));
}

/** Returns choices in the middle of a sentence. */
export const wordsOf = (choices: readonly HandChoice[]): string =>
  formatList(choices.map(({ words }) => words));

/** Returns whether two entries for an apartment say the same. */
export const isSameHand = (one: Vote | null, other: Vote | null): boolean =>
  one === null || other === null ? one === other : isSameVote(one, other);

/**
 * Returns the vote after a press of one more choice: in an election of several seats, one candidate more or less; else that choice. Null if
 * the press takes the vote away, and undefined if the vote has as many candidates as there are seats.
 */
export function voteAfter(ballot: Choosable, before: Vote | null, pressed: Vote): Vote | null | undefined {
  const { option } = pressed;
  if (option === null) return isSameHand(before, pressed) ? null : pressed;
  const chosen = before ? optionsOf(before) : [];
  if (chosen.includes(option))
    return voteFor(
      chosen.filter((one) => one !== option),
      ballot,
    );
  if (seatsOf(ballot) === 1) return pressed;
  return chosen.length < seatsOf(ballot) ? voteFor([...chosen, option], ballot) : undefined;
}
