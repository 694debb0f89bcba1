import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from './session.actions.ts';

/** How many are new in each section of one association. */
export type MediaCounts = Readonly<Record<string, number>>;

/**
 * Persisted (specification §3): the counts per section, so that the badges show at once. They are kept by the id of the
 * association, since each tab can look at another one.
 */
export type MediaCountsState = Record<string, MediaCounts>;

const initialState: MediaCountsState = {};

export const mediaCountsSlice = createSlice({
  name: 'mediaCounts',
  initialState,
  reducers: {
    /** Sections that are not in `counts` keep what they had. */
    mediaCountsReceived: (
      state,
      { payload: { associationId, counts } }: PayloadAction<{ associationId: string; counts: MediaCounts }>,
    ) => {
      state[associationId] = { ...state[associationId], ...counts };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => initialState);
  },
});

export const { mediaCountsReceived } = mediaCountsSlice.actions;
