import { call } from '@mijn/api/rtk-query';
import { securityOperations } from '@mijn/domain/security';
import { apiRoot } from '../store/api-root.ts';
import { fetchUser } from '../session/session.endpoints.ts';

/** The endpoints that turn the second factor on. Secrets and recovery codes are in no cached query. */
export const { useStartTwoFactorMutation, useEnableTwoFactorMutation } = apiRoot
  .enhanceEndpoints({ addTagTypes: ['TwoFactor', 'Device', 'Activity'] })
  .injectEndpoints({
    endpoints: (build) => ({
      startTwoFactor: build.mutation(call(securityOperations.startTwoFactor)),
      enableTwoFactor: build.mutation({
        ...call(securityOperations.enableTwoFactor),
        invalidatesTags: ['TwoFactor', 'Device', 'Activity'],
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          if (await queryFulfilled.catch(() => undefined)) void dispatch(fetchUser());
        },
      }),
    }),
  });
