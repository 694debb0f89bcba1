import type { CallOptions, Connection } from '@mijn/api';
import type { FormValues } from '../drafts/draft.ts';
import type { AppThunk } from '../store/hooks.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { UploadError } from './upload-error.ts';

export interface UploadWords {
  one: string;
  many: string;
  the: string;
}

/** The state of one upload. It is in the store, so that it survives navigation within the portal. */
export interface Upload {
  /** The id is also the idempotency key, so that a retry never stores a file twice. */
  id: string;
  kind: string;
  title: string;
  words: UploadWords;
  /** The field of a form that the upload belongs to; empty if it belongs to no field. */
  place: string;
  /** The field whose form has taken the file. The panel counts it as long as others of that field are under way. */
  countedFor?: string;
  associationId: string;
  fileName: string;
  byteSize: number;
  progress: number;
  state: 'waiting' | 'busy' | 'done' | 'failed' | 'cancelled';
  error?: UploadError;
  /** The failure after which the upload waits, and is sent again without the user. */
  stalledBy?: UploadError | undefined;
  storedId?: string | undefined;
}

export interface UploadKind {
  name: string;
  title: string;
  words: UploadWords;
  atOnce: number;
  unsent?: (count: number) => string;
}

/** The parts of an upload that cannot be in the store. */
export interface UploadTask {
  id: string;
  kind: UploadKind;
  place?: string;
  associationId: string;
  file: File;
  send: (connection: Connection, options: CallOptions) => Promise<string | undefined>;
  /** Dispatched after the upload, and after a cancellation that may be too late. */
  changes?: () => AppThunk;
  /** The form whose draft names the file if it is never sent. A field of a form keeps its own draft. */
  draft?: { form: string; values: FormValues; base: FormValues };
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'busy';

export const uploadsUnderWay = (uploads: RootState['uploads']): readonly Upload[] =>
  uploads?.items.filter(isUnderWay) ?? [];
