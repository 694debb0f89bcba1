export { archiveOperations } from './archive.operations.ts';
export type {
  ArchiveContract,
  DocumentsQuery,
  UpdateDocumentBody,
  UploadDocumentBody,
} from './archive.contract.ts';
export type { ArchiveGroup } from './archive-group.contract.ts';
export type { MediaItem, MediaItemInList } from './media-item.contract.ts';
export type { SnippetPart } from '../files/index.ts';
