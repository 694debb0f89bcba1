import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from '../../../shared/session/session.slice.ts';
import { injectSlice, type RootState } from '../../../shared/store/root-reducer.ts';
import type { Upload } from './upload.ts';

type NewUpload = Pick<Upload, 'id' | 'associationId' | 'fileName' | 'byteSize'>;

const initialState: Upload[] = [];

const uploadsSlice = createSlice({
  name: 'archiveUploads',
  initialState,
  reducers: {
    /** Adds uploads to the end of the queue. A retried upload also moves to the end. */
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

declare module '../../../shared/store/root-reducer.ts' {
  interface LazyState {
    archiveUploads: Upload[];
  }
}

// The slice is added to the store when this file is loaded.
injectSlice(uploadsSlice);

/** Returns all uploads. */
export const selectUploads = ({ archiveUploads = initialState }: RootState): Upload[] => archiveUploads;
