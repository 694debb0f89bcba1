import { formsOperations } from '@mijn/domain/forms';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call, listTag } from '../../shared/api/call.ts';

/** The forms of one association. */
export const formsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Form'] }).injectEndpoints({
  endpoints: (build) => ({
    listForms: build.query(call(formsOperations.listForms, { providesTags: [listTag('Form')] })),
  }),
});

export const { useListFormsQuery } = formsEndpoints;
