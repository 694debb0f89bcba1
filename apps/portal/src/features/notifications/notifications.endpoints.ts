import { call } from '@mijn/api/rtk-query';
import { notificationsOperations } from '@mijn/domain/notifications';
import { apiRoot } from '../../shared/store/api-root.ts';

/** The endpoints of the links in mails, which need no session. */
const notificationsEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query(call(notificationsOperations.getSubscription)),
    unsubscribe: build.mutation(call(notificationsOperations.unsubscribe)),
    resubscribe: build.mutation(call(notificationsOperations.resubscribe)),
  }),
});

export const { useGetSubscriptionQuery, useUnsubscribeMutation, useResubscribeMutation } =
  notificationsEndpoints;
