import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded, userCleared, userReceived } from './session.actions.ts';

/** Persisted (specification §3): whether the stored user looks authenticated. */
export interface AuthState {
  isAuthenticated: boolean;
}

const initialState: AuthState = { isAuthenticated: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state) => {
        state.isAuthenticated = true;
      })
      .addCase(sessionEnded, () => initialState)
      .addCase(userCleared, () => initialState);
  },
});
