export { archiveOperations } from './archive.operations.ts';
export type {
  ArchiveContract,
  DocumentsQuery,
  UpdateDocumentBody,
  UploadDocumentBody,
} from './archive.contract.ts';
export type { ArchiveGroup } from './archive-group.contract.ts';
export type { MediaItem, MediaItemInList, SnippetPart } from './media-item.contract.ts';
export { documentTitle } from './document-title.ts';
export { extensionTag } from './extension-tag.ts';
