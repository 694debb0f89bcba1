import { call } from '@mijn/api/rtk-query';
import { notificationsOperations } from '@mijn/domain/notifications';
import { securityOperations } from '@mijn/domain/security';
import { apiRoot } from '../../shared/store/api-root.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';

const settingsApi = apiRoot.enhanceEndpoints({
  addTagTypes: ['TwoFactor', 'Device', 'StaffAccess', 'Activity'],
});

/** The endpoints of the page "Mijn instellingen". Secrets and recovery codes are in no cached query. */
export const settingsEndpoints = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query(call(securityOperations.getTwoFactor, { providesTags: ['TwoFactor'] })),
    disableTwoFactor: build.mutation({
      ...call(securityOperations.disableTwoFactor),
      invalidatesTags: ['TwoFactor', 'Activity'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => undefined)) void dispatch(fetchUser());
      },
    }),
    renewRecoveryCodes: build.mutation(
      call(securityOperations.renewRecoveryCodes, { invalidatesTags: ['TwoFactor', 'Activity'] }),
    ),
    listDevices: build.query(call(securityOperations.listDevices, { providesTags: ['Device'] })),
    signOutDevice: build.mutation(
      call(securityOperations.signOutDevice, { invalidatesTags: ['Device', 'Activity'] }),
    ),
    signOutEverywhere: build.mutation(call(securityOperations.signOutEverywhere)),
    listChoices: build.query(call(notificationsOperations.listChoices)),
    setChoices: build.mutation({
      ...call(notificationsOperations.setChoices),
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        // The switch moves at once, and moves back if the change fails.
        const moved = dispatch(
          settingsEndpoints.util.updateQueryData('listChoices', undefined, ({ data }) => {
            for (const choice of data)
              for (const { association_id, kind, is_on, is_push_on = choice.is_push_on } of body.choices)
                if (choice.association_id === association_id && choice.kind === kind)
                  Object.assign(choice, { is_on, is_push_on });
          }),
        );
        await queryFulfilled.catch(() => moved.undo());
      },
    }),
    listStaffAccess: build.query(call(securityOperations.listStaffAccess, { providesTags: ['StaffAccess'] })),
    listActivity: build.query(call(securityOperations.listActivity, { providesTags: ['Activity'] })),
  }),
});

export const {
  useGetTwoFactorQuery,
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useListDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
  useListChoicesQuery,
  useSetChoicesMutation,
  useListStaffAccessQuery,
  useListActivityQuery,
} = settingsEndpoints;
