import { call } from '@mijn/api/rtk-query';
import { accessTokensOperations } from '@mijn/domain/access-tokens';
import { apiRoot } from '../../../shared/store/api-root.ts';

const accessTokensApi = apiRoot.enhanceEndpoints({ addTagTypes: ['AccessToken', 'Activity'] });

/** The endpoints of the part "Sleutels voor apps". A new token is in no cached query. */
export const accessTokensEndpoints = accessTokensApi.injectEndpoints({
  endpoints: (build) => ({
    listAccessTokens: build.query(
      call(accessTokensOperations.listAccessTokens, { providesTags: ['AccessToken'] }),
    ),
    createAccessToken: build.mutation(
      call(accessTokensOperations.createAccessToken, { invalidatesTags: ['AccessToken', 'Activity'] }),
    ),
    revokeAccessToken: build.mutation(
      call(accessTokensOperations.revokeAccessToken, { invalidatesTags: ['AccessToken', 'Activity'] }),
    ),
  }),
});

export const { useListAccessTokensQuery, useCreateAccessTokenMutation, useRevokeAccessTokenMutation } =
  accessTokensEndpoints;
