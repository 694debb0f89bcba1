import { call } from '@mijn/api/rtk-query';
import { notificationsOperations } from '@mijn/domain/notifications';
import { securityOperations } from '@mijn/domain/security';
import { apiRoot } from '../../shared/store/api-root.ts';

const settingsApi = apiRoot.enhanceEndpoints({
  addTagTypes: ['TwoFactor', 'Device', 'StaffAccess', 'Activity'],
});

/** The endpoints of the page "Mijn instellingen". Secrets and recovery codes are in no cached query. */
export const settingsEndpoints = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query(call(securityOperations.getTwoFactor, { providesTags: ['TwoFactor'] })),
    listDevices: build.query(call(securityOperations.listDevices, { providesTags: ['Device'] })),
    listChoices: build.query(call(notificationsOperations.listChoices)),
    listStaffAccess: build.query(call(securityOperations.listStaffAccess, { providesTags: ['StaffAccess'] })),
    listActivity: build.query(call(securityOperations.listActivity, { providesTags: ['Activity'] })),
  }),
});

export const {
  useGetTwoFactorQuery,
  useListDevicesQuery,
  useListChoicesQuery,
  useListStaffAccessQuery,
  useListActivityQuery,
} = settingsEndpoints;
