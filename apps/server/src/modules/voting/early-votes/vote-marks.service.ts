import { v7 as newId } from 'uuid';
import { orNotFound } from '../../../platform/wire/index.ts';
import type { Replaced } from './vote-marks.repository.ts';

export { mayReplace, type Replaced } from './vote-marks.repository.ts';

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
