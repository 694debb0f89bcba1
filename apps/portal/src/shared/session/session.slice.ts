import type { ApiError } from '@mijn/api';
import type { AuthUser } from '@mijn/domain/auth';
import {
  createAction,
  createSlice,
  isFulfilled,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

/**
 * The server has answered who is signed in.
 * @param isNewcomer whether another user was here before, in this tab or in what the browser keeps.
 */
export const userReceived = createAction('session/userReceived', (user: AuthUser, isNewcomer = false) => ({
  payload: user,
  meta: { isNewcomer, receivedAt: Date.now() },
}));

/** The user has logged out, or another one takes their place: everything that is this user's own goes. */
export const userCleared = createAction('session/userCleared');

/** The session is over, but nobody logged out: what is this user's own waits for their next login. */
export const sessionEnded = createAction('session/sessionEnded');

/** The server asks for the second factor: until it is given, nobody is signed in. */
export const secondFactorRequired = createAction('session/secondFactorRequired');

/** The member now looks at another association (specification §4). */
export const currentAssociationUpdated = createAction<{ id: string }>('session/currentAssociationUpdated');

/** Not persisted: who is signed in now, and whether that is known yet (specification §4, auth readiness). */
interface SessionState {
  user: AuthUser | null;
  /** Whether the server waits for the second factor, of a user that may not be known. */
  needsSecondFactor: boolean;
  /** Who was signed in last in this tab, also after they left. */
  lastEmail: string | null;
  /** Whether another user was here before this one: an address of before is not theirs. */
  isNewcomer: boolean;
  /** Whether the first user check has ended, well or not. */
  isReady: boolean;
  /** Why the last user check brought no answer about the session; null when it did. */
  trouble: ApiError | null;
  /** Milliseconds since the epoch of the last answer of the server to this tab; the idle warning counts from it. */
  lastAnswerAt: number;
  /** Milliseconds since the epoch at which another tab last said that the server answered it. */
  lastAnswerElsewhereAt: number;
  /** Milliseconds since the epoch, by the clock of the device, at which the session ends however busy it is. */
  endsAt: number | null;
}

type Answer = UnknownAction & { meta: { fulfilledTimeStamp: number } };

/** Whether an action is the good answer to a call: RTK Query notes when it came. */
function isAnswer(action: UnknownAction): action is Answer {
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
  isNewcomer: false,
  isReady: false,
  trouble: null,
  lastAnswerAt: 0,
  lastAnswerElsewhereAt: 0,
  endsAt: null,
};

const nobody = { user: null, needsSecondFactor: false, isNewcomer: false, trouble: null, endsAt: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    firstCheckEnded: (state) => {
      state.isReady = true;
    },
    /** The server gave no answer about the session, so what is known of it stands. */
    serverUnreachable: (state, { payload }: PayloadAction<ApiError>) => {
      state.trouble = payload;
    },
    /** Another tab got an answer: the session that they share is in use. */
    usedElsewhere: (state, { payload }: PayloadAction<number>) => {
      state.lastAnswerElsewhereAt = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload, meta }) => ({
        ...state,
        user: payload,
        needsSecondFactor: false,
        lastEmail: payload.email,
        isNewcomer: meta.isNewcomer,
        trouble: null,
        endsAt: meta.receivedAt + payload.session_ends_in_s * 1000,
      }))
      .addCase(secondFactorRequired, (state) => {
        state.needsSecondFactor = true;
        state.trouble = null;
        if (state.user) state.user.two_factor_auth = { enabled: true, authenticated: false };
      })
      .addCase(userCleared, (state) => ({ ...state, ...nobody }))
      .addCase(sessionEnded, (state) => ({ ...state, ...nobody }))
      .addMatcher(isAnswer, (state, { meta }) => {
        state.lastAnswerAt = meta.fulfilledTimeStamp;
        // Before the first user check has ended, only its own answer says who is signed in.
        if (state.isReady) state.trouble = null;
      });
  },
});

export const { firstCheckEnded, serverUnreachable, usedElsewhere } = sessionSlice.actions;
