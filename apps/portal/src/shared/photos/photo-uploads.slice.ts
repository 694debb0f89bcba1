import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from '../store/session.slice.ts';
import { injectSlice, type RootState } from '../store/root-reducer.ts';
import { uploadRemoved, uploadsCleared } from '../uploads/uploads.slice.ts';

export type ByUpload<Value> = Readonly<Record<string, Value>>;

interface PhotoUploadsState {
  storedIds: ByUpload<string>;
  previews: ByUpload<string>;
}

const initialState: PhotoUploadsState = { storedIds: {}, previews: {} };

export const withoutUploads = <Value>(values: ByUpload<Value>, ids: readonly string[]): ByUpload<Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

const photoUploadsSlice = createSlice({
  name: 'photoUploads',
  initialState,
  reducers: {
    previewMade: (state, { payload: { id, url } }: PayloadAction<{ id: string; url: string }>) => {
      state.previews = { ...state.previews, [id]: url };
    },
    previewsReleased: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.previews = withoutUploads(state.previews, ids);
    },
    photoStored: (state, { payload: { id, storedId } }: PayloadAction<{ id: string; storedId: string }>) => {
      state.storedIds = { ...state.storedIds, [id]: storedId };
    },
    /** The form of the uploads is saved, and no longer needs to know them. */
    photosSaved: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
      state.storedIds = withoutUploads(state.storedIds, ids);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadRemoved, (state, { payload: id }) => {
        state.storedIds = withoutUploads(state.storedIds, [id]);
      })
      .addCase(uploadsCleared, (state, { payload: ids }) => {
        state.storedIds = withoutUploads(state.storedIds, ids);
      })
      .addCase(userCleared, () => initialState);
  },
});

export const { previewMade, previewsReleased, photoStored, photosSaved } = photoUploadsSlice.actions;

declare module '../store/root-reducer.ts' {
  interface LazyState {
    photoUploads: PhotoUploadsState;
  }
}

injectSlice(photoUploadsSlice);

export const selectPhotoUploads = ({ photoUploads = initialState }: RootState): PhotoUploadsState =>
  photoUploads;
