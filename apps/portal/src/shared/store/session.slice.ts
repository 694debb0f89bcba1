import type { ApiError } from '@mijn/api';
import type { AuthUser } from '@mijn/domain/auth';
import {
  createAction,
  createSlice,
  isFulfilled,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** @param isNewcomer whether another user was signed in before, in this tab or according to the persisted state. */
export const userReceived = createAction('session/userReceived', (user: AuthUser, isNewcomer = false) => ({
  payload: user,
  meta: { isNewcomer, receivedAt: Date.now() },
}));

/** Reports that the user has logged out or that another user replaces this user. All state of the user is cleared. */
export const userCleared = createAction('session/userCleared');

/** Reports that the session has ended without a logout. The persisted state is kept for the next login. */
export const sessionEnded = createAction('session/sessionEnded');

/** Reports that the server requires the second factor. Nobody is signed in until it is given. */
export const secondFactorRequired = createAction('session/secondFactorRequired');

export const currentAssociationUpdated = createAction<{ id: string }>('session/currentAssociationUpdated');

interface SessionState {
  user: AuthUser | null;
  /** Whether the server waits for the second factor. The user may still be unknown at that time. */
  needsSecondFactor: boolean;
  /** The e-mail address of the last user who was signed in in this tab, also after the session has ended. */
  lastEmail: string | null;
  lastId: string | null;
  /** Whether another user was signed in before, so that the current URL may not belong to this user. */
  isNewcomer: boolean;
  isReady: boolean;
  /** The error of the last user check if the server gave no response about the session. Null otherwise. */
  trouble: ApiError | null;
  /** The time of the last response, in milliseconds since the epoch, from which the idle warning counts. */
  lastResponseAt: number;
  lastResponseElsewhereAt: number;
  /** The time at which the session ends, however active it is, in milliseconds since the epoch of the device. */
  endsAt: number | null;
  isSudoAsked: boolean;
}

type FulfilledAction = UnknownAction & { meta: { fulfilledTimeStamp: number } };

/** Returns whether an action reports a successful response, to which RTK Query adds its time. */
function isResponse(action: UnknownAction): action is FulfilledAction {
  return (
    isFulfilled(action) &&
    'fulfilledTimeStamp' in action.meta &&
    typeof action.meta.fulfilledTimeStamp === 'number'
  );
}

const initialState: SessionState = {
  user: null,
  needsSecondFactor: false,
  lastEmail: null,
  lastId: null,
  isNewcomer: false,
  isReady: false,
  trouble: null,
  lastResponseAt: 0,
  lastResponseElsewhereAt: 0,
  endsAt: null,
  isSudoAsked: false,
};

const nobody = {
  user: null,
  needsSecondFactor: false,
  isNewcomer: false,
  trouble: null,
  endsAt: null,
  isSudoAsked: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    firstCheckEnded: (state) => {
      state.isReady = true;
    },
    /** Stores why the server gave no response about the session. The known session state does not change. */
    serverUnreachable: (state, { payload }: PayloadAction<ApiError>) => {
      state.trouble = payload;
    },
    sudoAsked: (state, { payload }: PayloadAction<boolean>) => {
      state.isSudoAsked = payload;
    },
    /** Stores the time of a response in another tab, which shares the session. */
    usedElsewhere: (state, { payload }: PayloadAction<number>) => {
      state.lastResponseElsewhereAt = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload, meta }) => ({
        ...state,
        user: payload,
        needsSecondFactor: false,
        lastEmail: payload.email,
        lastId: payload.id,
        isNewcomer: meta.isNewcomer,
        trouble: null,
        lastResponseAt: meta.receivedAt,
        endsAt: meta.receivedAt + payload.session_ends_in_s * 1000,
      }))
      .addCase(secondFactorRequired, (state) => {
        state.needsSecondFactor = true;
        state.trouble = null;
        if (state.user) state.user.two_factor_auth = { enabled: true, authenticated: false };
      })
      .addCase(userCleared, (state) => ({ ...state, ...nobody }))
      .addCase(sessionEnded, (state) => ({ ...state, ...nobody }))
      .addMatcher(isResponse, (state, { meta }) => {
        state.lastResponseAt = meta.fulfilledTimeStamp;
        // Before the first user check has ended, only the response to that check says who is signed in.
        if (state.isReady) state.trouble = null;
      });
  },
});

export const { firstCheckEnded, serverUnreachable, sudoAsked, usedElsewhere } = sessionSlice.actions;
