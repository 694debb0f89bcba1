import { call } from '@mijn/api/rtk-query';
import { newsOperations } from '@mijn/domain/news';
import { apiRoot } from '../../shared/store/api-root.ts';

export const urgentNewsEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listUrgentNews: build.query(call(newsOperations.listUrgent)),
    dismissNews: build.mutation({
      ...call(newsOperations.dismissItem),
      // The banner goes at once. If the call fails, it is back at the next visit.
      onQueryStarted: ({ params: { association_id, item_id } }, { dispatch }) => {
        dispatch(
          urgentNewsEndpoints.util.updateQueryData(
            'listUrgentNews',
            { params: { association_id } },
            (draft) => {
              draft.data = draft.data.filter(({ id }) => id !== item_id);
            },
          ),
        );
      },
    }),
  }),
});

export const { useListUrgentNewsQuery, useDismissNewsMutation } = urgentNewsEndpoints;
