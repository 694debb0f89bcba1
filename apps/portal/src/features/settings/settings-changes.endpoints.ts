import { call } from '@mijn/api/rtk-query';
import { notificationsOperations } from '@mijn/domain/notifications';
import { securityOperations } from '@mijn/domain/security';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { settingsEndpoints } from './settings.endpoints.ts';

/** The changes on the page "Mijn instellingen". The frame starts what the page reads, and needs none of them. */
const settingsChanges = settingsEndpoints.injectEndpoints({
  endpoints: (build) => ({
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
    signOutDevice: build.mutation(
      call(securityOperations.signOutDevice, { invalidatesTags: ['Device', 'Activity'] }),
    ),
    signOutEverywhere: build.mutation(call(securityOperations.signOutEverywhere)),
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
  }),
});

export const {
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
  useSetChoicesMutation,
} = settingsChanges;
