export { createFinder, isEnding, type Found, type Place } from './find-places.ts';
export { foldText } from './fold.ts';
export type { SearchContract, SearchHit, SearchKind } from './search.contract.ts';
export { searchOperations } from './search.operations.ts';
export { searchWordsOf, textWordsOf, wordsOf, type SearchWord, type Spelling } from './search-words.ts';
export { formsOf, type WordForm } from './word-forms.ts';
