import type { CallOptions, Connection } from '@mijn/api';
import type { FormValues } from '../drafts/draft.ts';
import type { AppThunk } from '../store/hooks.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { UploadError } from './upload-error.ts';

/** What the files of a kind are called, such as `foto`, `foto's` and `de foto`. */
export interface UploadWords {
  one: string;
  many: string;
  the: string;
}

/** The state of one upload. It is in the store, so that it survives navigation within the portal. */
export interface Upload {
  /** The id is also the idempotency key, so that a retry never stores a file twice. */
  id: string;
  /** The name of its kind. */
  kind: string;
  /** The title of the panel that shows it above every page. */
  title: string;
  words: UploadWords;
  /** The field of a form that the upload belongs to; empty if it belongs to no field. */
  place: string;
  /** The field whose form has taken the file. The panel counts it as long as others of that field are under way. */
  countedFor?: string;
  associationId: string;
  fileName: string;
  byteSize: number;
  /** The part of the file that was sent, from 0 to 1. */
  progress: number;
  state: 'waiting' | 'busy' | 'done' | 'failed' | 'cancelled';
  error?: UploadError;
  /** Whether a busy upload waits until the connection is back, because an attempt failed. */
  isStalled?: boolean;
  /** The id of the stored file, for the field that it belongs to. */
  storedId?: string | undefined;
}

/** A kind of uploads: what they have in common. */
export interface UploadKind {
  name: string;
  title: string;
  words: UploadWords;
  /** The maximum number of uploads at the same time. */
  atOnce: number;
  /** The text after the session has ended before all files were sent. */
  unsent?: (count: number) => string;
  /** Whether an upload that lost the connection waits and tries again by itself until it is cancelled. */
  isPatient?: boolean;
}

/** What an upload needs besides its state, and what cannot be in the store. */
export interface UploadTask {
  id: string;
  kind: UploadKind;
  place?: string;
  associationId: string;
  file: File;
  /** Sends the file. Returns the id of the stored file if its field needs it. */
  send: (connection: Connection, options: CallOptions) => Promise<string | undefined>;
  /** Refetches what the file changes. Dispatched after the upload, and after a cancellation that may be too late. */
  changes?: () => AppThunk;
  /** The form whose draft names the file if it is never sent. A field of a form keeps its own draft. */
  draft?: { form: string; values: FormValues; base: FormValues };
}

/** Returns whether an upload is waiting or being sent. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'busy';

/** Returns the uploads that are waiting or being sent. */
export const uploadsUnderWay = (uploads: RootState['uploads']): readonly Upload[] =>
  uploads?.items.filter(isUnderWay) ?? [];
