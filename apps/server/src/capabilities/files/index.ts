export { beginsAsPdf, checkDocumentType, holdsPdfObject, type DocumentType } from './document-type.ts';
export { nameWithExtension, uploadedName } from './file-name.ts';
export { createStored } from './create-stored.ts';
export { flush } from './disk-store.ts';
export { FileTooLarge, openFiles, type Files, type ReceivedFile } from './files.ts';
export { deleteEndedClaims, forEachRemoval, removeUnneeded, whileStored } from './content-claims.ts';
export {
  endMove,
  holdMove,
  holdRemovals,
  holdStoredFiles,
  keepFile,
  lockRemoval,
  type Tell,
} from './file-locks.ts';
export { keepMade } from './keep-made.ts';
export { fingerprintOf, learnMade, listMade } from './made-files.repository.ts';
export { madeFiles } from './made-files.tables.ts';
export { type Measured, measureBytes } from './measure-bytes.ts';
export {
  createPatientFiles,
  createPatientStore,
  FAILED_IN_A_ROW_MAX,
  listPatiently,
  patiently,
  reasonOf,
  StoreFault,
} from './patient-store.ts';
export { readUpload } from './read-upload.ts';
export { checkPhotoType } from './photo-type.ts';
export { checkVideoType, type VideoType } from './video-type.ts';
export { withoutMetadata } from './video-metadata.ts';
export { isPictureSize } from './picture-formats.ts';
export { jpegName, photoName, sendPhoto, sendPicture, type StoredPhoto } from './send-picture.ts';
export {
  sendFile,
  sendStoredFile,
  sendThumbnail,
  sendZip,
  type Exchange,
  type StoredFile,
} from './send-file.ts';
export { RefusedFile, type SentFile } from './sent-file.ts';
export { openStoreMove, type StoreMove } from './store-move.ts';
export {
  contentKey,
  exportKey,
  EXPORTS,
  FileMissing,
  pictureKey,
  pictureKeys,
  receivedPhotoKey,
  thumbnailKey,
  type Store,
  type StoredBytes,
} from './store.ts';
export { entryName } from './zip-files.ts';
