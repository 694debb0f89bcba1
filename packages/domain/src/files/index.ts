export type { AttachedFile } from './attached-file.contract.ts';
export { extensionTag } from './extension-tag.ts';
export { fileTitle } from './file-title.ts';
export type { SnippetPart } from './snippet.contract.ts';
