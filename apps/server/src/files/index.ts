export { checkDocumentType, RefusedFile, type DocumentType } from './document-type.ts';
export { fileColumns } from './file-columns.ts';
export { cleanText, fileName } from './file-name.ts';
export { openFiles, type Files } from './files.ts';
export { beginsAsPdf, holdsPdfObject } from './pdf-content.ts';
export { FileTooLarge, type ReceivedFile } from './receive.ts';
export {
  sendStoredFile,
  sendThumbnail,
  sendZip,
  type Exchange,
  type StoredFile,
} from './send-stored-file.ts';
export { contentKey, FileMissing, thumbnailKey, type ByteRange, type Store } from './store.ts';
export type { ZipEntry } from './zip-files.ts';
