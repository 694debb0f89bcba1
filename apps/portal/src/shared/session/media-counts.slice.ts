import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { currentAssociationUpdated, userCleared } from './session.actions.ts';

/** Persisted (specification §3): what is new in each section, so that the badges stand there at once. */
export type MediaCountsState = Record<string, number>;

const initialState: MediaCountsState = {};

export const mediaCountsSlice = createSlice({
  name: 'mediaCounts',
  initialState,
  reducers: {
    mediaCountsReceived: (_, { payload }: PayloadAction<MediaCountsState>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(currentAssociationUpdated, () => initialState).addCase(userCleared, () => initialState);
  },
});
