import { call, listTag } from '@mijn/api/rtk-query';
import { reportsOperations } from '@mijn/domain/reports';
import { apiRoot } from '../../shared/store/api-root.ts';

const summaryEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getReportSummary: build.query(
      call(reportsOperations.getReportSummary, { providesTags: [listTag('Todo')] }),
    ),
  }),
});

export const { useGetReportSummaryQuery } = summaryEndpoints;
