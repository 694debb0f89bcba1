import type { ApiError } from '@mijn/api';
import type { UploadDocumentBody } from '@mijn/domain/archive';
import type { RootState } from '../../../shared/store/root-reducer.ts';

/** The name under which the draft of the form that adds documents is stored. */
export const ADD_DOCUMENTS_FORM = 'documents/new';

/** The state of one upload. It is in the store, so that it survives navigation within the portal. */
export interface Upload {
  /** The id is also the idempotency key, so that a retry never stores a document twice. */
  id: string;
  associationId: string;
  fileName: string;
  byteSize: number;
  /** The part of the file that was sent, from 0 to 1. */
  progress: number;
  state: 'waiting' | 'busy' | 'done' | 'failed' | 'cancelled';
  error?: ApiError;
}

/** The data that a retry of an upload needs. */
export interface UploadTask {
  id: string;
  associationId: string;
  file: File;
  body: UploadDocumentBody;
}

/** Returns whether an upload is waiting or being sent. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'busy';

/** Returns the number of uploads that are waiting or being sent. */
export const countUploads = ({ archiveUploads = [] }: RootState): number =>
  archiveUploads.filter(isUnderWay).length;
