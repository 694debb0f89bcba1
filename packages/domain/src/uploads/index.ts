export { acceptsFile, addFiles, partitionFiles, type UploadCandidate } from './accepts.ts';
export {
  acceptedDocumentEntries,
  documentTypes,
  extensionOf,
  isDocumentExtension,
  type DocumentExtension,
} from './document-types.ts';
