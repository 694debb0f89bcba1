import { call, listTag } from '@mijn/api/rtk-query';
import { reportsOperations } from '@mijn/domain/reports';
import type { Load } from '../../shared/routing/portal-route.ts';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';

const summaryEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getReportSummary: build.query(
      call(reportsOperations.getReportSummary, { providesTags: [listTag('Todo')] }),
    ),
  }),
});

export const { useGetReportSummaryQuery } = summaryEndpoints;

export const load: Load = ({ association_id }) =>
  summaryEndpoints.util.prefetch('getReportSummary', { params: { association_id } }, IF_OLD);
