import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ShownBanner extends MaintenanceBanner {
  /** The time at which the banner arrived, in milliseconds since the epoch according to the clock of the device. */
  receivedAt: number;
  /** Whether the banner arrived while a page was open. */
  isLate: boolean;
}

export const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState: (): ShownBanner | null => null,
  reducers: {
    bannerReceived: {
      prepare: (banner: MaintenanceBanner | null, isLate = false) => ({
        payload: banner && { ...banner, isLate, receivedAt: Date.now() },
      }),
      // The stream repeats the banner that the page came with.
      reducer: (state, { payload }: PayloadAction<ShownBanner | null>) =>
        state?.id === payload?.id ? state : payload,
    },
  },
});

export const { bannerReceived } = maintenanceSlice.actions;

export function readBanner(page: Document): MaintenanceBanner | null {
  const banner: MaintenanceBanner | null = JSON.parse(
    page.querySelector('#maintenance')?.textContent || 'null',
  );
  return banner;
}
