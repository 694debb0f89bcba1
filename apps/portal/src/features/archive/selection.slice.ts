import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, userCleared } from '../../shared/store/session.slice.ts';
import { injectSlice } from '../../shared/store/root-reducer.ts';

/** The ids of the documents that were selected when the archive was left, by the id of the association. */
type SelectionState = Readonly<Record<string, readonly string[]>>;

interface SelectionChange {
  associationId: string;
  ids: readonly string[];
}

const initialState: SelectionState = {};

const selectionSlice = createSlice({
  name: 'archiveSelection',
  initialState,
  reducers: {
    selectionChanged: (state, { payload: { associationId, ids } }: PayloadAction<SelectionChange>) => ({
      ...state,
      [associationId]: ids,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => initialState).addCase(sessionEnded, () => initialState);
  },
});

declare module '../../shared/store/root-reducer.ts' {
  interface LazyState {
    archiveSelection: SelectionState;
  }
}

injectSlice(selectionSlice);

export const { selectionChanged } = selectionSlice.actions;
