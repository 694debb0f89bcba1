import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { currentAssociationUpdated, userCleared } from './session.actions.ts';

/** Persisted (specification §3): what is new in each section, so that the badges stand there at once. */
export type MediaCountsState = Record<string, number>;

const initialState: MediaCountsState = {};

export const mediaCountsSlice = createSlice({
  name: 'mediaCounts',
  initialState,
  reducers: {
    /** The sections that are not in it keep what they had. */
    mediaCountsReceived: (counts, { payload }: PayloadAction<MediaCountsState>) => ({
      ...counts,
      ...payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(currentAssociationUpdated, () => initialState).addCase(userCleared, () => initialState);
  },
});

export const { mediaCountsReceived } = mediaCountsSlice.actions;
