import { call, createCall } from '@mijn/api/rtk-query';
import { proxiesOperations } from '@mijn/domain/proxies';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
import { agendaEndpoints, proxyChanges } from '../agenda-calls.ts';

/** What the forms of proxies need. */
const proxyFormEndpoints = agendaEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listProxyHolders: build.query(call(proxiesOperations.listProxyHolders)),
    giveProxy: build.mutation(createCall(proxiesOperations.giveProxy, proxyChanges)),
    createPaperProxy: build.mutation(createCall(proxiesOperations.createPaperProxy, proxyChanges)),
    listApartments: build.query(call(votingRulesOperations.listApartments)),
  }),
});

export const {
  useListProxyHoldersQuery,
  useGiveProxyMutation,
  useCreatePaperProxyMutation,
  useListApartmentsQuery,
} = proxyFormEndpoints;
