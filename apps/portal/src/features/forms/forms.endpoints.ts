import { formsOf } from '@mijn/api/forms';
import type { FormsContract, FormsQuery } from '@mijn/domain/forms';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

type FormList = AnswerOf<FormsContract['listForms']>;

/** The forms of one association. */
export const formsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Form'] }).injectEndpoints({
  endpoints: (build) => ({
    listForms: build.query<FormList, Partial<FormsQuery> & { associationId: string }>({
      query:
        ({ associationId, ...query }) =>
        (connection, options) =>
          formsOf(connection).listForms({ params: { association_id: associationId }, query }, options),
      providesTags: [{ type: 'Form', id: 'LIST' }],
    }),
  }),
});

export const { useListFormsQuery } = formsEndpoints;
