import { type ArchiveDocument, archiveOperations } from '@mijn/domain/archive';
import { apiRoot, call, listTag } from '../../shared/api/api-root.ts';
import type { AppDispatch } from '../../shared/api/hooks.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { addressFormat, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';

/** What shows documents beside each other; all of it changes with any of them. */
export const changedLists = [listTag('ArchiveDocument'), listTag('ArchiveGroup'), 'Overview'] as const;

interface Change {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: ArchiveDocument }>;
}

/** Puts the document that a change answers in the place of the one that is shown. */
async function keepAnswer(
  { params }: { params: { association_id: string; document_id: string } },
  { dispatch, queryFulfilled }: Change,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(archiveEndpoints.util.updateQueryData('getArchiveDocument', { params }, () => data));
  } catch {
    // Nothing was changed. Who made the change shows why.
  }
}

const visibility = { invalidatesTags: changedLists, onQueryStarted: keepAnswer };

/** The archive of one association. */
export const archiveEndpoints = apiRoot
  .enhanceEndpoints({ addTagTypes: ['ArchiveGroup', 'ArchiveDocument'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listArchiveGroups: build.query(
        call(archiveOperations.listGroups, { providesTags: [listTag('ArchiveGroup')] }),
      ),
      listArchiveFacets: build.query(
        call(archiveOperations.listFacets, { providesTags: [listTag('ArchiveDocument')] }),
      ),
      listArchiveDocuments: build.query(
        call(archiveOperations.listDocuments, { providesTags: [listTag('ArchiveDocument')] }),
      ),
      getArchiveDocument: build.query({
        ...call(archiveOperations.getDocument),
        providesTags: (_, __, { params }) => [{ type: 'ArchiveDocument', id: params.document_id }],
      }),
      updateArchiveDocument: build.mutation({
        ...call(archiveOperations.updateDocument),
        invalidatesTags: changedLists,
        onQueryStarted: (input, change) => keepAnswer(input, change),
      }),
      hideArchiveDocument: build.mutation(call(archiveOperations.hideDocument, visibility)),
      unhideArchiveDocument: build.mutation(call(archiveOperations.unhideDocument, visibility)),
    }),
  });

export const {
  useListArchiveGroupsQuery,
  useListArchiveFacetsQuery,
  useListArchiveDocumentsQuery,
  useGetArchiveDocumentQuery,
  useUpdateArchiveDocumentMutation,
  useHideArchiveDocumentMutation,
  useUnhideArchiveDocumentMutation,
} = archiveEndpoints;

const spec = {
  q: ['zoek', 'text', 'passing'],
  group_id: ['groep', 'id'],
  year: ['jaar', 'year'],
  tag: ['label', 'text'],
  with_hidden: ['verborgen', 'flag'],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the documents. It stands in the address, so that a link shows the same. */
type ArchiveFilters = SettingsOf<typeof spec>;

export type ArchiveProps = ListProps<ArchiveFilters>;

export const archiveAddress = addressFormat(spec);

/** The filters as the query of the call. A search shows the best hits first, the rest the newest. */
export const toQuery = (filters: ArchiveFilters) => ({
  ...filters,
  sort: filters.q ? ('-relevance' as const) : ('-document_date' as const),
});

/** The call of the years and labels that the filters offer. */
export const facetsInput = (association_id: string, { group_id, with_hidden }: ArchiveFilters) => ({
  params: { association_id },
  query: { group_id, with_hidden },
});

const { util } = archiveEndpoints;

export const load: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const filters = settingsOf('archive', archiveAddress);
    const params = { association_id };
    dispatch(util.prefetch('listArchiveDocuments', { params, query: toQuery(filters) }, {}));
    dispatch(util.prefetch('listArchiveGroups', { params }, {}));
    dispatch(util.prefetch('listArchiveFacets', facetsInput(association_id, filters), {}));
  };
