import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { proxiesOperations } from '@mijn/domain/proxies';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
import { meetingEndpoints } from '../meeting-calls.ts';

/** A change of a proxy changes who comes too. After a refusal the page shows how the proxy is now. */
const changes = {
  invalidatesTags: (_: unknown, error: unknown) => [
    listTag('Proxy'),
    ...(error ? [] : [listTag('Attendance'), 'Overview' as const]),
  ],
};

const proxyEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listProxyHolders: build.query(call(proxiesOperations.listProxyHolders)),
    giveProxy: build.mutation(createCall(proxiesOperations.giveProxy, changes)),
    respondToProxy: build.mutation(call(proxiesOperations.respondToProxy, changes)),
    withdrawProxy: build.mutation(call(proxiesOperations.withdrawProxy, changes)),
    withdrawPaperProxy: build.mutation(call(proxiesOperations.withdrawPaperProxy, changes)),
    objectToProxy: build.mutation(call(proxiesOperations.objectToProxy, changes)),
    listMeetingProxies: build.query(
      call(proxiesOperations.listMeetingProxies, { providesTags: [listTag('Proxy')] }),
    ),
    createPaperProxy: build.mutation(createCall(proxiesOperations.createPaperProxy, changes)),
    listApartments: build.query(call(votingRulesOperations.listApartments)),
  }),
});

export const {
  useListProxyHoldersQuery,
  useGiveProxyMutation,
  useRespondToProxyMutation,
  useWithdrawProxyMutation,
  useWithdrawPaperProxyMutation,
  useObjectToProxyMutation,
  useListMeetingProxiesQuery,
  useLazyListMeetingProxiesQuery,
  useCreatePaperProxyMutation,
  useListApartmentsQuery,
} = proxyEndpoints;
