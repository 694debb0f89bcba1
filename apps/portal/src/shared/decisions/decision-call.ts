import { call, listTag } from '@mijn/api/rtk-query';
import { decisionsOperations } from '@mijn/domain/decisions';
import { apiRoot } from '../store/api-root.ts';

/** A decision, which its own page shows, and the form of an action item that comes from it. */
export const decisionEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Meeting'] }).injectEndpoints({
  endpoints: (build) => ({
    getDecision: build.query(call(decisionsOperations.getDecision, { providesTags: [listTag('Meeting')] })),
  }),
});

export const { useGetDecisionQuery } = decisionEndpoints;
