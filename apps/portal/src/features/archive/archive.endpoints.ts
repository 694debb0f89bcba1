import { call, listTag } from '@mijn/api/rtk-query';
import { archiveOperations } from '@mijn/domain/archive';
import { apiRoot } from '../../shared/store/api-root.ts';
import { urlFormat, type SettingsOf } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';

/** The cache tags of everything that lists documents. A change of one document invalidates all of them. */
export const changedLists = [listTag('ArchiveDocument'), listTag('ArchiveGroup'), 'Overview'] as const;

export const archiveEndpoints = apiRoot.injectEndpoints({
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
  }),
});

export const {
  useListArchiveGroupsQuery,
  useListArchiveFacetsQuery,
  useLazyListArchiveDocumentsQuery,
  useListArchiveDocumentsQuery,
  useGetArchiveDocumentQuery,
} = archiveEndpoints;

const spec = {
  q: ['zoek', 'text', 'passing'],
  group_id: ['groep', 'id'],
  year: ['jaar', 'year'],
  tag: ['label', 'text'],
  with_hidden: ['verborgen', 'flag'],
  page: ['pagina', 'page'],
} as const;

/** The filters above the documents. They are in the URL, so that a link shows the same documents. */
type ArchiveFilters = SettingsOf<typeof spec>;

export type ArchiveProps = ListProps<ArchiveFilters>;

export const archiveUrl = urlFormat(spec, ['with_hidden']);

/**
 * Returns the query of the request. A search is sorted by relevance, the best hit first; otherwise the newest document is
 * first.
 */
export const toQuery = (filters: ArchiveFilters) => ({
  ...filters,
  sort: filters.q ? ('-relevance' as const) : ('-document_date' as const),
});

export const facetsInput = (association_id: string, { group_id, with_hidden }: ArchiveFilters) => ({
  params: { association_id },
  query: { group_id, with_hidden },
});
