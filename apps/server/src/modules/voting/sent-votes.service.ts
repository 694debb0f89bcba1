import { type Choosable, isChoiceOf, optionsOf, type Vote, voteFor } from '@mijn/domain/tally';
import { v7 as newId } from 'uuid';
import { AppError, orNotFound } from '../../platform/wire/index.ts';
import type { Replaced } from './sent-votes.repository.ts';

export { mayReplace, type Replaced } from './sent-votes.repository.ts';

interface SentVote {
  apartment_id: string;
  mark?: string | undefined;
  replaces?: readonly string[] | undefined;
}

/**
 * Returns the marks of votes that a member sends, at the meeting or before it, and which votes they may replace. So a vote that waited on a
 * device without a connection does not replace a later one of another device. A vote without a mark gets one.
 */
export function marksOf(votes: readonly SentVote[]) {
  const marks = new Map(votes.map(({ apartment_id, mark }) => [apartment_id, mark ?? newId()]));
  const markOf = (apartment_id: string): string => orNotFound(marks.get(apartment_id));
  const replaced: Replaced = Object.fromEntries(
    votes.flatMap(({ apartment_id, replaces }) =>
      replaces ? [[apartment_id, [...replaces, markOf(apartment_id)]]] : [],
    ),
  );
  return { markOf, replaced };
}

/** Returns the error `validation_failed` for the votes of a call. */
export const voteRefusal = (code: 'required' | 'not_allowed'): AppError =>
  new AppError('validation_failed', { errors: { votes: [{ code }] } });

/** Returns a vote as it is stored. @throws AppError `validation_failed` for a choice that the proposal does not have. */
export function requireChoice(
  ballot: Choosable,
  vote: Vote,
): Pick<Vote, 'choice' | 'option'> & { further_options: string[] } {
  if (!isChoiceOf(ballot, vote)) throw voteRefusal('not_allowed');
  const { choice, option, further_options = [] } = voteFor(optionsOf(vote), ballot) ?? vote;
  return { choice, option, further_options: [...further_options] };
}
