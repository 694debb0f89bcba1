export { findHits, type SearchSource } from './find-hits.ts';
export { foundFiles, snippetOf } from './found-files.ts';
export { holdsAll, keyScore, resemblesAll } from './match-keys.ts';
export { snippetParts } from './snippet-parts.ts';
export { wordsOf } from './words.ts';
