import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ByUpload, withoutUploads } from '../../../shared/photos/photo-uploads.slice.ts';
import { userCleared } from '../../../shared/store/session.slice.ts';
import { injectSlice, type RootState } from '../../../shared/store/root-reducer.ts';
import { uploadEnded, uploadRemoved, uploadsCleared } from '../../../shared/uploads/uploads.slice.ts';

/** The album that an upload belongs to, once its form is saved. */
export interface Destination {
  albumId: string;
  alt: string;
  isCover: boolean;
}

type Destinations = ByUpload<Destination>;

const initialState: Destinations = {};

const destinationsSlice = createSlice({
  name: 'photoDestinations',
  initialState,
  reducers: {
    /** The form of the uploads is saved. Uploads that are under way get their album. */
    albumSaved: (state, { payload }: PayloadAction<Destinations>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      // A failed upload keeps its album for the next attempt.
      .addCase(uploadEnded, (state, { payload: { id, state: end } }) =>
        end === 'failed' ? state : withoutUploads(state, [id]),
      )
      .addCase(uploadRemoved, (state, { payload: id }) => withoutUploads(state, [id]))
      .addCase(uploadsCleared, (state, { payload: ids }) => withoutUploads(state, ids))
      .addCase(userCleared, () => initialState);
  },
});

export const { albumSaved } = destinationsSlice.actions;

declare module '../../../shared/store/root-reducer.ts' {
  interface LazyState {
    photoDestinations: Destinations;
  }
}

injectSlice(destinationsSlice);

export const selectDestinations = ({ photoDestinations = initialState }: RootState): Destinations =>
  photoDestinations;
