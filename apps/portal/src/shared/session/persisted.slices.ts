import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { currentAssociationUpdated, sessionEnded, userCleared, userReceived } from './session.slice.ts';

/** Persisted (specification §3): whether the stored user looks authenticated. */
interface AuthState {
  isAuthenticated: boolean;
}

const noAuth: AuthState = { isAuthenticated: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState: noAuth,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state) => {
        state.isAuthenticated = true;
      })
      .addCase(sessionEnded, () => noAuth)
      .addCase(userCleared, () => noAuth);
  },
});

/** Persisted (specification §3): who used the portal here, and the association that was chosen. */
interface UserState {
  email: string | null;
  activeAssociationId: string | null;
}

const noUser: UserState = { email: null, activeAssociationId: null };

export const userSlice = createSlice({
  name: 'user',
  initialState: noUser,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload }) => {
        state.email = payload.email;
      })
      .addCase(currentAssociationUpdated, (state, { payload }) => {
        state.activeAssociationId = payload.id;
      })
      .addCase(userCleared, () => noUser);
  },
});

/** How many are new in each section of one association. */
export type MediaCounts = Readonly<Record<string, number>>;

/**
 * Persisted (specification §3): the counts per section, so that the badges show at once. They are kept by the id of the
 * association, since each tab can look at another one.
 */
type MediaCountsState = Record<string, MediaCounts>;

const noCounts: MediaCountsState = {};

export const mediaCountsSlice = createSlice({
  name: 'mediaCounts',
  initialState: noCounts,
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
    builder.addCase(userCleared, () => noCounts);
  },
});

export const { mediaCountsReceived } = mediaCountsSlice.actions;

/** What a member set in one list, by name: filters, search, sort, page. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;

/** Persisted (specification §3): the settings of each list by its key. */
type TablesState = Record<string, TableSettings>;

const noTables: TablesState = {};

export const tablesSlice = createSlice({
  name: 'tables',
  initialState: noTables,
  reducers: {
    tableChanged: (state, { payload }: PayloadAction<{ key: string; settings: TableSettings }>) => {
      state[payload.key] = payload.settings;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => noTables);
  },
});

export const { tableChanged } = tablesSlice.actions;
