import { archiveOperations, type ArchiveDocument } from '@mijn/domain/archive';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call, listTag } from '../../shared/api/call.ts';
import type { AppDispatch } from '../../shared/api/hooks.ts';

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
