import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from '../../../shared/store/session.slice.ts';
import { injectSlice, type RootState } from '../../../shared/store/root-reducer.ts';
import { uploadEnded, uploadRemoved, uploadsCleared } from '../../../shared/uploads/uploads.slice.ts';

/** The album that an upload belongs to, once its form is saved. */
export interface Destination {
  albumId: string;
  alt: string;
  isCover: boolean;
}

type ByUpload<Value> = Readonly<Record<string, Value>>;

interface PhotoUploadsState {
  destinations: ByUpload<Destination>;
  storedIds: ByUpload<string>;
  previews: ByUpload<string>;
}

const initialState: PhotoUploadsState = { destinations: {}, storedIds: {}, previews: {} };

const without = <Value>(values: ByUpload<Value>, ids: readonly string[]): ByUpload<Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

const photoUploadsSlice = createSlice({
  name: 'photoUploads',
  initialState,
  reducers: {
    previewMade: (state, { payload: { id, url } }: PayloadAction<{ id: string; url: string }>) => {
      state.previews = { ...state.previews, [id]: url };
    },
    previewsReleased: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.previews = without(state.previews, ids);
    },
    photoStored: (state, { payload: { id, storedId } }: PayloadAction<{ id: string; storedId: string }>) => {
      state.storedIds = { ...state.storedIds, [id]: storedId };
    },
    /** The form of the uploads is saved. Uploads that are under way get their album. */
    formSaved: (
      state,
      { payload }: PayloadAction<{ ids: readonly string[]; destinations: ByUpload<Destination> }>,
    ) => {
      state.storedIds = without(state.storedIds, payload.ids);
      state.destinations = { ...state.destinations, ...payload.destinations };
    },
  },
  extraReducers: (builder) => {
    builder
      // A failed upload keeps its album for the next attempt.
      .addCase(uploadEnded, (state, { payload: { id, state: end } }) => {
        if (end !== 'failed') state.destinations = without(state.destinations, [id]);
      })
      .addCase(uploadRemoved, (state, { payload: id }) => {
        state.destinations = without(state.destinations, [id]);
        state.storedIds = without(state.storedIds, [id]);
      })
      .addCase(uploadsCleared, (state, { payload: ids }) => {
        state.destinations = without(state.destinations, ids);
        state.storedIds = without(state.storedIds, ids);
      })
      .addCase(userCleared, () => initialState);
  },
});

export const { previewMade, previewsReleased, photoStored, formSaved } = photoUploadsSlice.actions;

declare module '../../../shared/store/root-reducer.ts' {
  interface LazyState {
    photoUploads: PhotoUploadsState;
  }
}

injectSlice(photoUploadsSlice);

export const selectPhotoUploads = ({ photoUploads = initialState }: RootState): PhotoUploadsState =>
  photoUploads;
