import { IF_OLD } from '../../shared/store/api-root.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import { accessTokensEndpoints } from './access-tokens/access-tokens.endpoints.ts';
import { passkeysEndpoints } from './passkeys/passkeys.endpoints.ts';
import { personalDataEndpoints } from './personal-data.endpoints.ts';
import { settingsEndpoints } from './settings.endpoints.ts';

export const ACTIVITY_PER_PAGE = 10;
export const STAFF_ACCESS_PER_PAGE = 5;

/**
 * Starts the requests of the settings, except for the calendar feed, whose secret URL is in no drawn page. Staff who act
 * for the member get the parts that are not the member's own alone.
 */
export const loadSettings: AppThunk = (dispatch, getState) => {
  const { util } = settingsEndpoints;
  dispatch(util.prefetch('getTwoFactor', undefined, IF_OLD));
  dispatch(util.prefetch('listStaffAccess', { query: { page: 1, per_page: STAFF_ACCESS_PER_PAGE } }, IF_OLD));
  if (getState().session.user?.impersonation != null) return;
  dispatch(passkeysEndpoints.util.prefetch('listPasskeys', undefined, IF_OLD));
  dispatch(accessTokensEndpoints.util.prefetch('listAccessTokens', undefined, IF_OLD));
  dispatch(util.prefetch('listDevices', undefined, IF_OLD));
  dispatch(util.prefetch('listChoices', undefined, IF_OLD));
  dispatch(util.prefetch('listActivity', { query: { page: 1, per_page: ACTIVITY_PER_PAGE } }, IF_OLD));
  dispatch(personalDataEndpoints.util.prefetch('getExport', undefined, IF_OLD));
};
