import { call } from '@mijn/api/rtk-query';
import { pushOperations } from '@mijn/domain/push';
import { apiRoot } from '../store/api-root.ts';

/** The endpoints of pushes to this device. */
export const pushEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Push'] }).injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query(call(pushOperations.getPush, { providesTags: ['Push'] })),
    subscribeToPush: build.mutation(call(pushOperations.subscribeToPush, { invalidatesTags: ['Push'] })),
    renewPush: build.mutation(call(pushOperations.renewPush, { invalidatesTags: ['Push'] })),
    unsubscribeFromPush: build.mutation(
      call(pushOperations.unsubscribeFromPush, { invalidatesTags: ['Push'] }),
    ),
    sendTestPush: build.mutation(call(pushOperations.sendTestPush, { invalidatesTags: ['Push'] })),
  }),
});

export const {
  useGetPushQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useSendTestPushMutation,
} = pushEndpoints;
