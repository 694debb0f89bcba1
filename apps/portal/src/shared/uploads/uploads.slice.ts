import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from '../store/session.slice.ts';
import { injectSlice, type RootState } from '../store/root-reducer.ts';
import { isUnderWay, type Upload } from './upload.ts';
import type { UploadError } from './upload-error.ts';

type NewUpload = Omit<Upload, 'progress' | 'state' | 'error' | 'stalledBy' | 'storedId'>;

interface UploadsState {
  items: Upload[];
  /** The fields on the screen, which show their uploads themselves. */
  shownPlaces: string[];
}

const initialState: UploadsState = { items: [], shownPlaces: [] };

const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    /** Adds uploads to the end of the queue. A retried upload also moves to the end. */
    uploadsQueued: (state, { payload }: PayloadAction<readonly NewUpload[]>) => {
      state.items = [
        ...state.items.filter(({ id }) => !payload.some((queued) => queued.id === id)),
        ...payload.map((queued) => ({ ...queued, progress: 0, state: 'waiting' as const })),
      ];
    },
    uploadStarted: ({ items }, { payload: id }: PayloadAction<string>) => {
      const upload = items.find((other) => other.id === id);
      if (upload) Object.assign(upload, { state: 'busy', stalledBy: undefined });
    },
    uploadStalled: ({ items }, { payload }: PayloadAction<{ id: string; error: UploadError }>) => {
      const upload = items.find(({ id }) => id === payload.id);
      if (upload) upload.stalledBy = payload.error;
    },
    uploadProgressed: ({ items }, { payload }: PayloadAction<Pick<Upload, 'id' | 'progress'>>) => {
      const upload = items.find(({ id }) => id === payload.id);
      if (upload) upload.progress = payload.progress;
    },
    uploadEnded: (
      { items },
      { payload }: PayloadAction<Pick<Upload, 'id' | 'state' | 'error' | 'storedId'>>,
    ) => {
      const upload = items.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, payload);
    },
    uploadRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.items = state.items.filter((upload) => upload.id !== id);
    },
    uploadsMoved: (
      { items },
      { payload: { ids, place } }: PayloadAction<{ ids: readonly string[]; place: string }>,
    ) => {
      for (const upload of items) if (ids.includes(upload.id)) upload.place = place;
    },
    uploadsCleared: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.items = state.items.filter((upload) => !ids.includes(upload.id) || isUnderWay(upload));
    },
    placeShown: ({ shownPlaces }, { payload: place }: PayloadAction<string>) => {
      shownPlaces.push(place);
    },
    placeHidden: (state, { payload: place }: PayloadAction<string>) => {
      state.shownPlaces = state.shownPlaces.filter((shown) => shown !== place);
      const ofPlace = (upload: Upload) => upload.place === place;
      // The draft of the form has the uploaded files. While others are under way, the panel still counts them.
      if (state.items.some((upload) => ofPlace(upload) && isUnderWay(upload))) {
        for (const upload of state.items.filter(ofPlace)) {
          if (upload.storedId !== undefined)
            Object.assign(upload, { place: '', countedFor: place, storedId: undefined });
        }
      } else {
        state.items = state.items.filter((upload) => !ofPlace(upload) || upload.storedId === undefined);
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, (state) => {
      state.items = [];
    });
  },
});

export const {
  uploadsQueued,
  uploadStarted,
  uploadStalled,
  uploadProgressed,
  uploadEnded,
  uploadRemoved,
  uploadsMoved,
  uploadsCleared,
  placeShown,
  placeHidden,
} = uploadsSlice.actions;

declare module '../store/root-reducer.ts' {
  interface LazyState {
    uploads: UploadsState;
  }
}

injectSlice(uploadsSlice);

const selectState = ({ uploads = initialState }: RootState): UploadsState => uploads;

export const selectUploads = (state: RootState): readonly Upload[] => selectState(state).items;

export const selectUploadsElsewhere = createSelector([selectState], ({ items, shownPlaces }) =>
  items.filter(({ place, countedFor = place }) => !shownPlaces.includes(countedFor)),
);

export const selectUploadsOf = createSelector(
  [selectUploads, (_: RootState, place: string) => place],
  (uploads, place) => uploads.filter((upload) => upload.place === place),
);
