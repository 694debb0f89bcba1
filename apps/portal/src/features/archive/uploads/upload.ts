import type { ApiError } from '@mijn/api';
import type { UploadDocumentBody } from '@mijn/domain/archive';
import type { RootState } from '../../../shared/store/root-reducer.ts';

/** The form that adds documents, by the name of its draft. */
export const ADD_DOCUMENTS_FORM = 'documents/new';

/** How one upload is doing. It lives in the store, so that it survives navigating within the portal. */
export interface Upload {
  /** Also the idempotency key: trying again never stores a document twice. */
  id: string;
  associationId: string;
  fileName: string;
  byteSize: number;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'busy' | 'done' | 'failed' | 'cancelled';
  error?: ApiError;
}

/** What an upload needs to be tried again. */
export interface UploadTask {
  id: string;
  associationId: string;
  file: File;
  body: UploadDocumentBody;
}

/** Whether an upload is still to end. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'busy';

/** How many uploads are still to end. */
export const countUploads = ({ archiveUploads = [] }: RootState): number =>
  archiveUploads.filter(isUnderWay).length;
