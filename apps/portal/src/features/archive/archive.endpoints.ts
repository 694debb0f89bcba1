import { archiveOf } from '@mijn/api/archive';
import type {
  ArchiveContract,
  ArchiveGroup,
  DocumentsQuery,
  MediaItem,
  UpdateDocumentBody,
} from '@mijn/domain/archive';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

type InAssociation<Args = unknown> = Args & { associationId: string };
type DocumentRef = InAssociation<{ documentId: string }>;
type DocumentList = AnswerOf<ArchiveContract['listDocuments']>;
type Facets = AnswerOf<ArchiveContract['listFacets']>;

const paramsOf = ({ associationId, documentId }: DocumentRef) => ({
  association_id: associationId,
  document_id: documentId,
});

const changedBy = ({ documentId }: DocumentRef) => [
  { type: 'ArchiveDocument' as const, id: documentId },
  { type: 'ArchiveDocument' as const, id: 'LIST' },
  'ArchiveGroup' as const,
  'ArchiveFacet' as const,
  'Overview' as const,
];

/** The archive of one association. */
export const archiveEndpoints = apiRoot
  .enhanceEndpoints({ addTagTypes: ['ArchiveGroup', 'ArchiveDocument', 'ArchiveFacet'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listArchiveGroups: build.query<ArchiveGroup[], InAssociation>({
        query:
          ({ associationId }) =>
          async (connection, options) =>
            (await archiveOf(connection).listGroups({ params: { association_id: associationId } }, options))
              .data,
        providesTags: ['ArchiveGroup'],
      }),
      listArchiveFacets: build.query<Facets, InAssociation<{ group_id?: string; with_hidden?: boolean }>>({
        query:
          ({ associationId, ...query }) =>
          (connection, options) =>
            archiveOf(connection).listFacets({ params: { association_id: associationId }, query }, options),
        providesTags: ['ArchiveFacet'],
      }),
      listArchiveDocuments: build.query<DocumentList, InAssociation<Partial<DocumentsQuery>>>({
        query:
          ({ associationId, ...query }) =>
          (connection, options) =>
            archiveOf(connection).listDocuments(
              { params: { association_id: associationId }, query },
              options,
            ),
        providesTags: [{ type: 'ArchiveDocument', id: 'LIST' }],
      }),
      getArchiveDocument: build.query<MediaItem, DocumentRef>({
        query: (ref) => (connection, options) =>
          archiveOf(connection).getDocument({ params: paramsOf(ref) }, options),
        providesTags: (_, __, { documentId }) => [{ type: 'ArchiveDocument', id: documentId }],
      }),
      updateArchiveDocument: build.mutation<MediaItem, DocumentRef & { body: UpdateDocumentBody }>({
        query:
          ({ body, ...ref }) =>
          (connection, options) =>
            archiveOf(connection).updateDocument({ params: paramsOf(ref), body }, options),
        invalidatesTags: (_, __, ref) => changedBy(ref),
      }),
      hideArchiveDocument: build.mutation<MediaItem, DocumentRef>({
        query: (ref) => (connection, options) =>
          archiveOf(connection).hideDocument({ params: paramsOf(ref) }, options),
        invalidatesTags: (_, __, ref) => changedBy(ref),
      }),
      unhideArchiveDocument: build.mutation<MediaItem, DocumentRef>({
        query: (ref) => (connection, options) =>
          archiveOf(connection).unhideDocument({ params: paramsOf(ref) }, options),
        invalidatesTags: (_, __, ref) => changedBy(ref),
      }),
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
