export { judgeDocumentType, WrongFileType, type DocumentType } from './document-type.ts';
export { guardDownload, sendFile, type Download } from './send-file.ts';
export { openFiles, type Files } from './files.ts';
export { contentKey, thumbnailKey } from './keys.ts';
export { FileTooLarge, type ReceivedFile } from './receive.ts';
export { FileMissing, type ByteRange, type Store } from './store.ts';
