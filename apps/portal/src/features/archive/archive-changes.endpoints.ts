import { call, keepResponse } from '@mijn/api/rtk-query';
import { type ArchiveDocument, archiveOperations } from '@mijn/domain/archive';
import type { AppDispatch } from '../../shared/store/hooks.ts';
import { archiveEndpoints, changedLists } from './archive.endpoints.ts';

interface Change {
  dispatch: AppDispatch;
  queryFulfilled: PromiseLike<{ data: ArchiveDocument }>;
}

const keepDocument = async (
  { params }: { params: { association_id: string; document_id: string } },
  { dispatch, queryFulfilled }: Change,
): Promise<void> =>
  keepResponse(queryFulfilled, (document) =>
    dispatch(archiveEndpoints.util.updateQueryData('getArchiveDocument', { params }, () => document)),
  );

/** The changes of a document. The frame starts what the archive reads, and needs none of them. */
export const archiveChanges = archiveEndpoints.injectEndpoints({
  endpoints: (build) => ({
    updateArchiveDocument: build.mutation({
      ...call(archiveOperations.updateDocument),
      invalidatesTags: changedLists,
      onQueryStarted: (input, change) => keepDocument(input, change),
    }),
    hideArchiveDocument: build.mutation({
      ...call(archiveOperations.hideDocument),
      invalidatesTags: changedLists,
      onQueryStarted: (input, change) => keepDocument(input, change),
    }),
    unhideArchiveDocument: build.mutation({
      ...call(archiveOperations.unhideDocument),
      invalidatesTags: changedLists,
      onQueryStarted: (input, change) => keepDocument(input, change),
    }),
  }),
});

export const {
  useUpdateArchiveDocumentMutation,
  useHideArchiveDocumentMutation,
  useUnhideArchiveDocumentMutation,
} = archiveChanges;
