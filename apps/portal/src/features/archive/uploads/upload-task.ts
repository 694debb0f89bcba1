import type { UploadDocumentBody } from '@mijn/domain/archive';

/** What an upload needs to be tried again. Files can't live in the store. */
export interface UploadTask {
  id: string;
  associationId: string;
  file: File;
  body: UploadDocumentBody;
}
