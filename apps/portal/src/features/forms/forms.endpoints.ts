import { call, listTag } from '@mijn/api/rtk-query';
import { formsOperations } from '@mijn/domain/forms';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { urlFormat, type SettingsOf } from '../../shared/tables/url-format.ts';

const formsEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listForms: build.query(call(formsOperations.listForms, { providesTags: [listTag('Form')] })),
  }),
});

export const { useLazyListFormsQuery, useListFormsQuery } = formsEndpoints;

const spec = { q: ['zoek', 'text', 'passing'], page: ['pagina', 'page'] } as const;

export const formsUrl = urlFormat(spec);

/** Returns the input of the list request: the largest page size, so that all forms are usually on one page. */
export const formsInput = (association_id: string, settings: SettingsOf<typeof spec>) => ({
  params: { association_id },
  query: { ...settings, per_page: LIST_PAGE_SIZE_MAX },
});

export const load: Load = ({ association_id, settingsOf }) =>
  formsEndpoints.util.prefetch(
    'listForms',
    formsInput(association_id, settingsOf('forms', formsUrl)),
    IF_OLD,
  );
