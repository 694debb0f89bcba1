export { findHits, type SearchSource } from './find-hits.ts';
export { foundFiles, textOfPage } from './found-files.ts';
export { holdsAll, keyScore, resemblesAll } from './match-keys.ts';
export { createSnippets } from './snippet.ts';
export { wordsOf } from '@mijn/domain/search';
