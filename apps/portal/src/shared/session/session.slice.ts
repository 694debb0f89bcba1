import type { AuthUser } from '@mijn/domain/auth';
import { createSlice, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { userCleared, userReceived } from './session.actions.ts';

/** Not persisted: who is signed in now, and whether that is known yet (specification §4, auth readiness). */
export interface SessionState {
  user: AuthUser | null;
  /** Whether the first user check has ended, well or not. */
  isReady: boolean;
  /** Milliseconds since the epoch of the last answer of the server; the idle warning counts from it. */
  lastAnswerAt: number;
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

const initialState: SessionState = { user: null, isReady: false, lastAnswerAt: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    firstCheckEnded: (state) => {
      state.isReady = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(userCleared, (state) => {
        state.user = null;
      })
      .addMatcher(isAnswer, (state, { meta }) => {
        state.lastAnswerAt = meta.fulfilledTimeStamp;
      });
  },
});

export const { firstCheckEnded } = sessionSlice.actions;
