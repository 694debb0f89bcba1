import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from './session.actions.ts';

/** What a member set in one list, by name: filters, search, sort, page. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;

/** Persisted (specification §3): the settings of each list by its key. */
export type TablesState = Record<string, TableSettings>;

const initialState: TablesState = {};

export const tablesSlice = createSlice({
  name: 'tables',
  initialState,
  reducers: {
    tableChanged: (state, { payload }: PayloadAction<{ key: string; settings: TableSettings }>) => {
      state[payload.key] = payload.settings;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => initialState);
  },
});

export const { tableChanged } = tablesSlice.actions;
