import { call, listTag } from '@mijn/api/rtk-query';
import { proxiesOperations } from '@mijn/domain/proxies';
import { agendaEndpoints, proxyChanges as changes } from '../agenda-calls.ts';

const proxyEndpoints = agendaEndpoints.injectEndpoints({
  endpoints: (build) => ({
    respondToProxy: build.mutation(call(proxiesOperations.respondToProxy, changes)),
    withdrawProxy: build.mutation(call(proxiesOperations.withdrawProxy, changes)),
    withdrawPaperProxy: build.mutation(call(proxiesOperations.withdrawPaperProxy, changes)),
    objectToProxy: build.mutation(call(proxiesOperations.objectToProxy, changes)),
    listMeetingProxies: build.query(
      call(proxiesOperations.listMeetingProxies, { providesTags: [listTag('Proxy')] }),
    ),
  }),
});

export const {
  useRespondToProxyMutation,
  useWithdrawProxyMutation,
  useWithdrawPaperProxyMutation,
  useObjectToProxyMutation,
  useListMeetingProxiesQuery,
  useLazyListMeetingProxiesQuery,
} = proxyEndpoints;
