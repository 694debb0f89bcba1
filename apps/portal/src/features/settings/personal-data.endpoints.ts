import { call } from '@mijn/api/rtk-query';
import { personalDataOperations } from '@mijn/domain/personal-data';
import { apiRoot } from '../../shared/store/api-root.ts';

const personalDataApi = apiRoot.enhanceEndpoints({ addTagTypes: ['Activity'] });

/** The endpoints of the download of personal data. The ticket to download is in no cached query. */
export const personalDataEndpoints = personalDataApi.injectEndpoints({
  endpoints: (build) => ({
    getExport: build.query(call(personalDataOperations.getExport)),
    requestExport: build.mutation({
      ...call(personalDataOperations.requestExport, { invalidatesTags: ['Activity'] }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        dispatch(personalDataEndpoints.util.updateQueryData('getExport', undefined, () => response.data));
      },
    }),
    getExportOfLink: build.query(call(personalDataOperations.getExportOfLink)),
    openLink: build.mutation(call(personalDataOperations.openLink)),
  }),
});

export const { useGetExportQuery, useRequestExportMutation, useGetExportOfLinkQuery, useOpenLinkMutation } =
  personalDataEndpoints;
