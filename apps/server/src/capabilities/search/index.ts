export { findHits, type SearchSource } from './find-hits.ts';
export { foundFiles, textOfPage } from './found-files.ts';
export { type DateColumn, keyScore, resemblesMost, rowScore } from './match-keys.ts';
export { createSnippets } from './snippet.ts';
export { passesFor, passesOf, type Sought } from './sought.ts';
