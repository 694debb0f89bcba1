import { createSlice } from '@reduxjs/toolkit';
import { currentAssociationUpdated, userCleared, userReceived } from './session.actions.ts';

/** Persisted (specification §3): who used the portal here, and the association that was chosen. */
export interface UserState {
  email: string | null;
  activeAssociationId: string | null;
}

const initialState: UserState = { email: null, activeAssociationId: null };

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(userReceived, (state, { payload }) => {
        state.email = payload.email;
      })
      .addCase(currentAssociationUpdated, (state, { payload }) => {
        state.activeAssociationId = payload.id;
      })
      .addCase(userCleared, () => initialState);
  },
});
