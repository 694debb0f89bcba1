import type { AuthUser } from '@mijn/domain/auth';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userCleared, userReceived } from './session.actions.ts';

/** Not persisted: who is signed in now, and whether that is known yet (specification §4, auth readiness). */
export interface SessionState {
  user: AuthUser | null;
  /** Whether the first user check has ended, well or not. */
  isReady: boolean;
  /** Milliseconds since the epoch of the last answer to a signed-in call; the idle warning counts from it. */
  lastAnswerAt: number;
}

const initialState: SessionState = { user: null, isReady: false, lastAnswerAt: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    firstCheckEnded: (state) => {
      state.isReady = true;
    },
    answered: (state, { payload }: PayloadAction<number>) => {
      state.lastAnswerAt = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(userCleared, (state) => {
        state.user = null;
      });
  },
});

export const { firstCheckEnded, answered } = sessionSlice.actions;
