import { call, createCall, keepResponse } from '@mijn/api/rtk-query';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { changes, newslettersEndpoints } from '../../newsletters.endpoints.ts';

const newsletterForm = newslettersEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createNewsletter: build.mutation(createCall(newslettersOperations.createNewsletter, changes)),
    updateNewsletter: build.mutation({
      ...call(newslettersOperations.updateNewsletter, changes),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (newsletter) =>
          dispatch(newslettersEndpoints.util.updateQueryData('getNewsletter', { params }, () => newsletter)),
        ),
    }),
  }),
});

export const { useCreateNewsletterMutation, useUpdateNewsletterMutation } = newsletterForm;
