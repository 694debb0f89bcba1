import type { ApiError } from '@mijn/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from '../../../shared/session/session.actions.ts';

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

type NewUpload = Pick<Upload, 'id' | 'associationId' | 'fileName' | 'byteSize'>;

const initialState: Upload[] = [];

export const uploadsSlice = createSlice({
  name: 'archiveUploads',
  initialState,
  reducers: {
    /** One that is tried again goes to the end of the line. */
    uploadsQueued: (uploads, { payload }: PayloadAction<readonly NewUpload[]>) => [
      ...uploads.filter(({ id }) => !payload.some((queued) => queued.id === id)),
      ...payload.map((queued) => ({ ...queued, progress: 0, state: 'waiting' as const })),
    ],
    uploadStarted: (uploads, { payload: id }: PayloadAction<string>) => {
      const upload = uploads.find((other) => other.id === id);
      if (upload) upload.state = 'busy';
    },
    uploadProgressed: (uploads, { payload }: PayloadAction<Pick<Upload, 'id' | 'progress'>>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) upload.progress = payload.progress;
    },
    uploadEnded: (uploads, { payload }: PayloadAction<Pick<Upload, 'id' | 'state' | 'error'>>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, payload);
    },
    uploadRemoved: (uploads, { payload: id }: PayloadAction<string>) =>
      uploads.filter((upload) => upload.id !== id),
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => initialState);
  },
});

export const { uploadsQueued, uploadStarted, uploadProgressed, uploadEnded, uploadRemoved } =
  uploadsSlice.actions;

/** Whether an upload is still to end. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'busy';
