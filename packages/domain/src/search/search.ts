import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './search.contract.ts';

/** The operation that searches everything that a member may see of an association. */
export const searchOperations = defineOperations<typeof shapes>()({
  /** Searches everything that the member may see of the association, and returns the best hits of each kind. */
  search: { method: 'GET', path: '/associations/{association_id}/search' },
});

export { createFinder, isEnding, type Found, type Place } from './find-places.ts';
export { foldText } from './fold.ts';
export { createNameMatcher, type NameMatch } from './match-names.ts';
export { letterheadPlaces } from './letterhead.ts';
export { readSearch, withParts, type DateOrder, type ReadSearch, type SoughtWord } from './read-search.ts';
export { isStopWord, type SearchWord, type Spelling } from './search-words.ts';
export type { Period } from './date-words.ts';
export { formsOf, type WordForm } from './dutch-forms.ts';

export type * from './search.contract.ts';
