import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared } from './session.actions.ts';

/** What a member set in one table: filters by name, and sort and page size. */
export interface TableSettings {
  filters: Record<string, string | number | boolean>;
  sort?: string;
}

/** Persisted (specification §3): filters and state of each table by its key. */
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
