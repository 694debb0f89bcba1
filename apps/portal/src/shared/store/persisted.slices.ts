import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { currentAssociationUpdated, sessionEnded, userCleared, userReceived } from './session.slice.ts';

/** Whether the stored user was signed in (docs/product.md#browser-storage). */
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

/** The user and the association of the last visit (docs/product.md#browser-storage). */
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

export type MediaCounts = Readonly<Record<string, number>>;

/**
 * The counts per section, by association, because each tab can show another one. They are persisted so that the badges
 * show immediately.
 */
type MediaCountsState = Record<string, MediaCounts>;

const noCounts: MediaCountsState = {};

export const mediaCountsSlice = createSlice({
  name: 'mediaCounts',
  initialState: noCounts,
  reducers: {
    /** Stores the counts of an association. Sections that are not in `counts` keep their stored count. */
    mediaCountsReceived: (
      state,
      { payload: { associationId, counts } }: PayloadAction<{ associationId: string; counts: MediaCounts }>,
    ) => {
      // Counts that are the same leave the state as it is, so that nothing renders again.
      Object.assign((state[associationId] ??= {}), counts);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userCleared, () => noCounts);
  },
});

export const { mediaCountsReceived } = mediaCountsSlice.actions;

export type TableSettings = Readonly<Record<string, string | number | boolean>>;

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isRecordOfRecords = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(isRecord);

const shapes: Readonly<Record<string, (slice: unknown) => boolean>> = {
  auth: (slice) => isRecord(slice) && typeof slice['isAuthenticated'] === 'boolean',
  user: (slice) =>
    isRecord(slice) && isTextOrNull(slice['email']) && isTextOrNull(slice['activeAssociationId']),
  mediaCounts: isRecordOfRecords,
  tables: isRecordOfRecords,
};

export const isValidSlice = (name: string, slice: unknown): boolean => shapes[name]?.(slice) ?? false;
